import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(ROOT, 'dist');
export const STAMP = join(DIST, '.built');

const SOURCES = ['client', 'server', 'shared', 'tools/build.ts', 'tools/bundle', 'vite.config.ts', 'package-lock.json'];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** One hash over the contents: times change with every checkout, contents do not. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesUnder(join(ROOT, source))).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** The stamp of the sources that dist/ was built from; empty when nothing whole is there. */
export const builtStamp = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '');

export const isBuilt = (): boolean =>
  existsSync(join(DIST, 'client/index.html')) &&
  existsSync(join(DIST, 'server/main.js')) &&
  builtStamp() === sourceStamp();
