import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-stamp.ts';
import { homeOf } from './test-run/test-choice.ts';
import type { Ran } from './test-run/test-reports.ts';

/** A test as a row names it: its file, the groups it is in (all, some, or none of them), and its title. */
export type NamedTest = { file: string; groups: readonly string[]; title: string };
export type PromiseRow = { place: string; promise: string; tests: readonly NamedTest[] };

const FOLDER = 'docs/specification';
const HEADER = /^\|\s*Promise\s*\|\s*Held by\s*\|$/;
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;
/** What a title leaves open until it runs: `%s`, `$name`, `${…}`. It matches anything. */
const OPEN_PLACE = /%[sdifjoO#$]|\$\{[^}]*\}|\$[a-z][\w.]*/g;

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function testsIn(cell: string): NamedTest[] {
  let file = '';
  return cell
    .split('<br>')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [first = '', ...rest] = part.split('›').map((step) => step.trim());
      // A part that begins with › is in the file named before it.
      if (first !== '') file = first;
      return { file, groups: rest.slice(0, -1), title: rest.at(-1) ?? '' };
    });
}

/** The rows of one document, and what is wrong with how it is written. */
export function rowsIn(path: string, text: string): { rows: PromiseRow[]; complaints: string[] } {
  const rows: PromiseRow[] = [];
  const complaints: string[] = [];
  text.split('\n').forEach((line, index, lines) => {
    if (!line.startsWith('|')) return;
    const place = `${path}:${index + 1}`;
    if (!lines[index - 1]?.startsWith('|')) {
      if (!HEADER.test(line)) complaints.push(`${place}: the columns of a table here are Promise and Held by.`);
      return;
    }
    if (/^\|[\s|:-]+\|$/.test(line)) return;
    const [promise = '', heldBy = '', ...more] = cellsOf(line);
    if (more.length > 0 || promise === '') complaints.push(`${place}: a row has a promise and the tests that hold it.`);
    rows.push({ place, promise, tests: testsIn(heldBy) });
  });
  return { rows, complaints };
}

const unescaped = (literal: string) => literal.replaceAll(/\\(.)/g, '$1');

/** Every title that a call of it, test or describe has in a source, as written there. */
export function titlesIn(source: string): Set<string> {
  const calls = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*[,)]/gs;
  return new Set([...source.matchAll(calls)].map(([, , title = '']) => unescaped(title)));
}

/** What is wrong with the rows before any test runs. `titles` gives those of a file, or nothing where there is no file. */
export function rowComplaints(
  rows: readonly PromiseRow[],
  titles: (file: string) => ReadonlySet<string> | undefined,
): string[] {
  return rows.flatMap(({ place, promise, tests }) => {
    if (tests.length === 0) return [`${place}: nothing holds “${promise}”.`];
    return tests.flatMap(({ file, groups, title }) => {
      const known = TEST_FILE.test(file) ? titles(file) : undefined;
      if (!known) return [`${place}: there is no test file “${file}”.`];
      return [...groups, title]
        .filter((step) => !known.has(step))
        .map((step) => `${place}: ${file} has no test “${step}”.`);
    });
  });
}

function asPattern(title: string): RegExp {
  const closed = title.split(OPEN_PLACE).map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${closed.join('.*')}$`, 's');
}

const patterns = new Map<string, RegExp>();
function fits(title: string, real: string | undefined): boolean {
  const pattern = patterns.get(title) ?? asPattern(title);
  patterns.set(title, pattern);
  return real !== undefined && pattern.test(real);
}

const isNamed = ({ groups, title }: NamedTest, { path }: Ran) =>
  fits(title, path.at(-1)) && groups.toReversed().every((group, depth) => fits(group, path.at(-2 - depth)));

/** The promises that a run of these parts did not keep: a test did not run, or did not pass. */
export function brokenPromises(
  rows: readonly PromiseRow[],
  ran: readonly Ran[],
  parts: readonly string[],
): { broken: string[]; kept: number } {
  const byFile = new Map<string, Ran[]>();
  for (const run of ran) {
    const runs = byFile.get(run.file);
    if (runs) runs.push(run);
    else byFile.set(run.file, [run]);
  }
  const broken: string[] = [];
  let kept = 0;
  for (const { place, promise, tests } of rows) {
    const counted = tests.filter(({ file }) => parts.includes(homeOf(file)));
    const why = counted.flatMap((test) => {
      const runs = (byFile.get(test.file) ?? []).filter((run) => isNamed(test, run));
      if (runs.some(({ status }) => status === 'failed')) return [`failed: ${test.file} › ${test.title}`];
      return runs.some(({ status }) => status === 'passed') ? [] : [`did not run: ${test.file} › ${test.title}`];
    });
    if (why.length > 0) broken.push(`${place}: “${promise}” is not held.\n${why.join('\n')}`);
    else if (counted.length > 0) kept += 1;
  }
  return { broken, kept };
}

export function readSpecification(): { rows: PromiseRow[]; complaints: string[] } {
  const files = readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const documents = files.map((name) => rowsIn(`${FOLDER}/${name}`, readFileSync(join(ROOT, FOLDER, name), 'utf8')));
  return { rows: documents.flatMap(({ rows }) => rows), complaints: documents.flatMap(({ complaints }) => complaints) };
}

if (process.argv[1] === import.meta.filename) {
  const known = new Map<string, Set<string> | undefined>();
  const titlesOf = (file: string) => {
    if (!known.has(file))
      known.set(file, existsSync(join(ROOT, file)) ? titlesIn(readFileSync(join(ROOT, file), 'utf8')) : undefined);
    return known.get(file);
  };
  const { rows, complaints } = readSpecification();
  const found = [...complaints, ...rowComplaints(rows, titlesOf)];
  for (const sentence of found) console.error(sentence);
  if (found.length === 0) console.log(`Each of the ${rows.length} promises has a test.`);
  process.exitCode = found.length > 0 || rows.length === 0 ? 1 : 0;
}
