import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-stamp.ts';

/** What `npm ci --omit=dev` may put on the disk of a server. */
const MOST_MB = 120;
/** Goes into the built server whole: by itself it would bring a canvas along, and nothing is drawn. */
export const BUNDLED = ['pdf-parse', 'pdfjs-dist'];

type Package = { dev?: boolean; devOptional?: boolean };

/** The folders that an installation without development packages has. */
export const productionFolders = (packages: Readonly<Record<string, Package>>): string[] =>
  Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder);

const IMPORT = /^(?:import|export)\s+(?:(?!type\s)[\w*{][^'";=]*\sfrom\s+)?'([^'.#][^']*)'/gm;

/** Packages that the text of a module loads when it runs. */
export const packagesIn = (text: string): string[] =>
  [...text.matchAll(IMPORT)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => !path.startsWith('node:'))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));

/** Without the packages inside it, which have their own lines in the lock file. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesIn(path);
    return sum + lstatSync(path).blocks * 512;
  }, 0);
}

const jsonIn = <T>(name: string): T => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

function missingPackages(): string[] {
  const { dependencies } = jsonIn<{ dependencies: Record<string, string> }>('package.json');
  const files = ['server', 'shared'].flatMap((part) =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(ROOT, part, name)),
  );
  const loaded = new Set(files.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  return [...loaded].filter((name) => !(name in dependencies) && !BUNDLED.includes(name));
}

if (process.argv[1] === import.meta.filename) {
  const sizes = productionFolders(jsonIn<{ packages: Record<string, Package> }>('package-lock.json').packages)
    .filter((folder) => existsSync(join(ROOT, folder)))
    .map((folder) => ({ folder, mb: bytesIn(join(ROOT, folder)) / 2 ** 20 }));
  const total = sizes.reduce((sum, { mb }) => sum + mb, 0);
  const missing = missingPackages();
  console.log(`A server installs ${sizes.length} packages, ${total.toFixed(0)} MB (at most ${MOST_MB} MB).`);
  if (total > MOST_MB) {
    const largest = sizes.toSorted((a, b) => b.mb - a.mb).slice(0, 10);
    for (const { folder, mb } of largest) console.error(`${mb.toFixed(1).padStart(7)} MB  ${folder}`);
    console.error('What only builds, tests, or goes into the bundle belongs in devDependencies.');
  }
  for (const name of missing) console.error(`The server loads ${name}, which belongs in dependencies.`);
  if (total > MOST_MB || missing.length > 0) process.exitCode = 1;
}
