import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = 'reader-process';
const BASE = import.meta.url;

/** Node 20 cannot run TypeScript, and a loader within the reader would take more time and memory than reading does. */
async function bundled(): Promise<string> {
  const { build } = await import('vite');
  const root = fileURLToPath(new URL('../..', BASE));
  const outDir = join(root, 'node_modules/.cache', `${NAME}-${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`./${NAME}.ts`, BASE)),
        output: { format: 'esm', entryFileNames: `${NAME}.js` },
      },
    },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return join(outDir, `${NAME}.js`);
}

let program: Promise<string> | null = null;

/** The reader as a file that Node can run: next to the built server, or bundled once where the server runs from source. */
export const readerProgram = (): Promise<string> =>
  (program ??= BASE.endsWith('.ts') ? bundled() : Promise.resolve(fileURLToPath(new URL(`./${NAME}.js`, BASE))));
