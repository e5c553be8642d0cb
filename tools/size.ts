import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './source-stamp.ts';

const CLIENT = join(DIST, 'client');
const MAX_SCRIPT_BYTES = 80_800;
const MAX_STYLE_BYTES = 20_200;
const MAX_REQUESTS = 8;
/**
 * The first screen of each kind of person on a phone: the file that holds it, and what it may take with all it needs.
 * The same source differs by some bytes from folder to folder, as its files' names do: each has a few hundred to spare.
 */
const SCREENS = [
  { name: 'Signing in', file: /^login-.*\.js$/, max: 85_000 },
  { name: 'The meetings', file: /^list-.*\.js$/, max: 125_600 },
  { name: 'A meeting', file: /^meeting-[\w-]{8}\.js$/, max: 139_500 },
  { name: 'The planner', file: /^planner-.*\.js$/, max: 140_700 },
  { name: 'Music', file: /^music-[\w-]{8}\.js$/, max: 152_400 },
  // Not a screen, but it follows each of them after two seconds.
  { name: 'The offline copy', file: /^take-copy-[\w-]{8}\.js$/, max: 120_000 },
  { name: 'Pulpit view', file: /^pulpit-[\w-]{8}\.js$/, max: 167_100 },
] as const;

type FirstLoad = { script: number; style: number; requests: string[] };

/** What a browser fetches for the sign-in page, as its HTML names it, without the font, which the style asks for too; sizes as sent with gzip. */
export function firstLoad(html: string, gzipped: (address: string) => number): FirstLoad {
  const tags = (html.match(/<(script|link)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('as="font"'));
  const requests = tags.flatMap((tag) => /\b(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
  const sum = (ending: string) =>
    requests.filter((one) => one.endsWith(ending)).reduce((total, one) => total + gzipped(one), 0);
  return { script: sum('.js'), style: sum('.css'), requests: ['/', ...requests] };
}

/** Sentences about what is too large; none when all is well. */
export function complaints({ script, style, requests }: FirstLoad): string[] {
  const found: string[] = [];
  if (script === 0) found.push('The sign-in page names no script, so nothing was measured.');
  if (script > MAX_SCRIPT_BYTES)
    found.push(`The scripts of the sign-in page take ${script} bytes with gzip; ${MAX_SCRIPT_BYTES} are allowed.`);
  if (style > MAX_STYLE_BYTES)
    found.push(`The styles of the sign-in page take ${style} bytes with gzip; ${MAX_STYLE_BYTES} are allowed.`);
  if (requests.length > MAX_REQUESTS)
    found.push(
      `The sign-in page asks for ${requests.length} files; ${MAX_REQUESTS} are allowed: ${requests.join(', ')}`,
    );
  return found;
}

const NEEDS = /(?:from|import)"\.\/([^"]+\.js)"/g;
/** A script with all the scripts that must be there before it runs. */
export function withNeeds(file: string, textOf: (file: string) => string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, needed = ''] of textOf(file).matchAll(NEEDS)) withNeeds(needed, textOf, known);
  return known;
}

const ASSETS = join(CLIENT, 'assets');
/** A sentence on how much each first screen takes, and whether that is too much. */
function screens(): { sentence: string; isTooLarge: boolean }[] {
  const files = readdirSync(ASSETS);
  return SCREENS.map(({ name, file, max }) => {
    const screen = files.find((one) => file.test(one));
    if (!screen) return { sentence: `${name}: no file matches ${file.source}.`, isTooLarge: true };
    const needed = [...withNeeds(screen, (one) => readFileSync(join(ASSETS, one), 'utf8'))];
    const bytes = needed.reduce((total, one) => total + statSync(join(ASSETS, `${one}.gz`)).size, 0);
    return { sentence: `${name}: scripts ${bytes} bytes with gzip; ${max} are allowed.`, isTooLarge: bytes > max };
  });
}

if (process.argv[1] === import.meta.filename) {
  const load = firstLoad(
    readFileSync(join(CLIENT, 'index.html'), 'utf8'),
    (address) => statSync(join(CLIENT, `${address}.gz`)).size,
  );
  console.log(
    `The sign-in page: scripts ${load.script} bytes, styles ${load.style} bytes with gzip, ${load.requests.length} files.`,
  );
  const shown = screens();
  for (const { sentence } of shown) console.log(sentence);
  const found = [...complaints(load), ...shown.flatMap(({ sentence, isTooLarge }) => (isTooLarge ? [sentence] : []))];
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
