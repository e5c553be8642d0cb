import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { BUNDLED } from './production-packages.ts';
import { builtStamp, DIST, ROOT, sourceStamp, STAMP } from './source-stamp.ts';

const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);

async function precompress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const small = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, await zip(content, { level: 9 }))]);
    }),
  );
}

async function buildClient(outDir: string): Promise<void> {
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await precompress(outDir);
}

/** Most packages stay outside the bundle: some bring native code or files of their own. */
async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: BUNDLED },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: {
          main: join(ROOT, 'server/main.ts'),
          backup: join(ROOT, 'server/backup/backup-command.ts'),
          restore: join(ROOT, 'server/backup/restore-command.ts'),
          'embedded-worker': join(ROOT, 'server/db/embedded-worker.ts'),
          'reader-process': join(ROOT, 'server/imports/reader-process.ts'),
        },
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

// With another value React would be bundled with its checks for development, which are slow and large.
process.env.NODE_ENV = 'production';
const begun = performance.now();
const stamp = sourceStamp();
const before = builtStamp();
// Built aside and moved there whole: two starts at the same time, or one cut short, leave no mixture.
const aside = join(DIST, `.new-${process.pid}`);
mkdirSync(aside, { recursive: true });
try {
  await Promise.all([buildClient(join(aside, 'client')), buildServer(join(aside, 'server'))]);
  const builtMeanwhile = before !== stamp && builtStamp() === stamp;
  if (!builtMeanwhile) {
    rmSync(STAMP, { force: true });
    for (const part of ['client', 'server']) {
      rmSync(join(DIST, part), { recursive: true, force: true });
      renameSync(join(aside, part), join(DIST, part));
    }
    writeFileSync(STAMP, stamp);
  }
  console.log(`Built client and server in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(aside, { recursive: true, force: true });
}
