import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { clientParts } from './tools/bundle/client-parts.ts';
import { iconsOneByOne } from './tools/bundle/icons-one-by-one.ts';
import { preloadsFor } from './tools/bundle/preloads.ts';

/** The first script is small and asks for the start itself. The page names that, too, so that all come at once. */
const startAtOnce: Plugin = {
  name: 'start-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.name === 'start' ? [chunk.fileName, ...chunk.imports] : [],
        )
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
};

/**
 * Every screen is set in it. Asked for only once the style and the first words are there, it comes late, and lines wrap
 * again. What draws the screen still comes before it.
 */
const INTER = /inter-latin-(?!ext)[\w-]{8}\.woff2$/;
const fontAtOnce: Plugin = {
  name: 'font-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => INTER.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
};

/** Pages that the server writes itself know no hashed names. */
const PLAIN_FONTS = {
  'fonts/inter.woff2': './client/src/ui/inter-latin.woff2',
  'fonts/source-serif-text.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  'fonts/source-serif-italic.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2',
  'fonts/source-serif.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
};
const plainFonts: Plugin = {
  name: 'plain-fonts',
  generateBundle() {
    for (const [fileName, file] of Object.entries(PLAIN_FONTS))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(fileURLToPath(import.meta.resolve(file))) });
  },
};

/** Files that need each other in a circle can run before what they need is there: a blank page that no type tells of. */
const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, from: readonly string[]): void => {
      if (from.includes(file))
        this.error(
          `These files need each other: ${[...from.slice(from.indexOf(file)), file].join(' → ')}. Give what they share a part of its own in PARTS.`,
        );
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const needed of chunk.imports) visit(needed, [...from, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};

/** What a program is read with comes to phones with poor reception: what checks input has nothing to do in it. */
const READING = ['first', 'start', 'app', 'reading', 'list', 'meeting'];
const lightReading: Plugin = {
  name: 'light-reading',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !READING.includes(chunk.name)) continue;
      if (chunk.moduleIds.some((id) => id.includes('/node_modules/zod/'))) {
        this.error(
          `The part '${chunk.name}' has come to need schemas. Import what it needs from a file without them, as shared/meetings/constants.ts is.`,
        );
      }
    }
  },
};

/** The first screen's data is asked for before React is there. */
const aheadOfReact: Plugin = {
  name: 'ahead-of-react',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'ahead') continue;
      if (chunk.imports.some((file) => bundle[file]?.name === 'start'))
        this.error('The part ‘ahead’ has come to wait for React. Import what it needs from a file without it.');
    }
  },
};

/**
 * What comes at leisure, so that a dialog opens at once: a browser may compile all of it as it arrives, in place of each
 * function when it is first called, which is while the dialog is waited for.
 */
const OPENED_LATER = ['overlays', 'schemas', 'conflicts', 'hymns', 'people', 'choosing', 'dialog'];
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The shell for a phone without a network. What people see in it is never the worker's: client/src/offline keeps that. */
const pwa = VitePWA({
  // The app registers the worker itself once someone has signed in, and a new version waits until it is asked for.
  injectRegister: null,
  registerType: 'prompt',
  manifest: {
    id: '/',
    name: 'Sacrament Meeting Planner',
    short_name: 'Planner',
    description: 'Plan your ward’s sacrament meetings.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f7f5',
    theme_color: '#f7f7f5',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    // Those for paper too: a page that outlives its version could not fetch them any more.
    globPatterns: [
      'index.html',
      'icon.svg',
      'assets/*.{js,css}',
      'assets/inter-latin-????????.woff2',
      'assets/*-latin-{wght,400,600}-*.woff2',
    ],
    navigateFallback: '/index.html',
    // Pages of the server's own: private answers, public programs, and the end of emails.
    navigateFallbackDenylist: [/^\/(api|a|e|p)(\/|$)/],
    // Hashed names never change their content.
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  root: 'client',
  resolve: {
    alias: [
      // For React 17, in which the router still runs.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: fileURLToPath(new URL('tools/bundle/no-infinite-queries.ts', import.meta.url)),
      },
    ],
  },
  plugins: [
    iconsOneByOne(),
    react(),
    tailwindcss(),
    startAtOnce,
    fontAtOnce,
    plainFonts,
    noCircles,
    lightReading,
    aheadOfReact,
    pwa,
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (_file, deps, { hostId }) => preloadsFor(deps, hostId) },
    rolldownOptions: {
      // Nothing here reads a property or a global only for what reading it does.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false, manualPureFunctions: ['__name'] },
      output: {
        postBanner: ({ name }) => (OPENED_LATER.includes(name) ? COMPILE_AT_ONCE : ''),
        codeSplitting: {
          includeDependenciesRecursively: false,
          // No file for all that is shared: whatever asks for a line of it would bring every screen along.
          groups: [{ debugName: 'parts', name: clientParts() }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/a/', '/e/', '/p/'].map((path) => [path, 'http://127.0.0.1:3000'])),
  },
});
