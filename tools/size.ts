import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './source-stamp.ts';

const CLIENT = join(DIST, 'client');
const MAX_SCRIPT_BYTES = 88_000;
const MAX_STYLE_BYTES = 20_000;
const MAX_REQUESTS = 8;

type FirstLoad = { script: number; style: number; requests: string[] };

/** What a browser fetches for the sign-in page, as its HTML names it; sizes as sent with gzip. */
export function firstLoad(html: string, gzipped: (address: string) => number): FirstLoad {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
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

if (process.argv[1] === import.meta.filename) {
  const load = firstLoad(
    readFileSync(join(CLIENT, 'index.html'), 'utf8'),
    (address) => statSync(join(CLIENT, `${address}.gz`)).size,
  );
  console.log(
    `The sign-in page: scripts ${load.script} bytes, styles ${load.style} bytes with gzip, ${load.requests.length} files.`,
  );
  const found = complaints(load);
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
