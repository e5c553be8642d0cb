import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from a module of this server: `name` is its file name, next to the caller's `base` (its
 * `import.meta.url`), built or as it was written.
 */
export function startThread(name: string, base: string, options: WorkerOptions): Worker {
  const plain = { ...options, execArgv: [] };
  if (!base.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, base), plain);
  // Node 20 cannot read TypeScript, and tsx given as --import stays without effect in a thread.
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const [tsx, entry] = [pathToFileURL(loader).href, new URL(`./${name}.ts`, base).href].map((href) =>
    JSON.stringify(href),
  );
  return new Worker(`import(${tsx}).then(({ register }) => (register(), import(${entry})))`, { ...plain, eval: true });
}
