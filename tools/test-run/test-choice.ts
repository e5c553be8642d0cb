/** What `npm test` is asked to run: parts, files, or both. */
export type Choice = { parts: string[]; files: string[] } | { complaint: string } | 'help';

export const PART_NAMES = ['unit', 'api', 'postgres', 'browser', 'size', 'times'] as const;
export type PartName = (typeof PART_NAMES)[number];

export const USAGE = `npm test                          everything
npm test -- unit api              some parts: ${PART_NAMES.join(', ')}
npm test -- users.test            the test files whose path contains these words, in the part that they belong to
npm test -- roles planner.desktop several of them
npm test -- postgres server/users the files of a part; this one runs them on a real Postgres`;

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const isPart = (word: string): word is PartName => PART_NAMES.some((name) => name === word);

/** Where a test file runs unless another part is named. */
export const homeOf = (file: string): PartName =>
  file.endsWith('.timed.spec.ts')
    ? 'times'
    : file.startsWith('tests/browser/')
      ? 'browser'
      : /^(server|tests\/api)\//.test(file)
        ? 'api'
        : 'unit';

const canRun = (part: string, file: string): boolean => homeOf(file) === (part === 'postgres' ? 'api' : part);

/** `known` are the project's files, relative and with slashes. */
export function chooseTests(words: readonly string[], known: readonly string[]): Choice {
  if (words.some((word) => word === '--help' || word === '-h')) return 'help';
  const named = PART_NAMES.filter((name) => words.includes(name));
  const asked = words.filter((word) => !isPart(word)).map((word) => word.replace(/^\.\//, ''));
  const tests = known.filter((file) => TEST_FILE.test(file));
  const lost = asked.filter((word) => !tests.some((file) => file.includes(word)));
  if (lost.length > 0) return { complaint: `There is no part and no test file called ${lost.join(', ')}.` };
  if (asked.length === 0) return { parts: named.length > 0 ? named : [...PART_NAMES], files: [] };

  const found = tests.filter((file) => asked.some((word) => file.includes(word)));
  const parts = named.length > 0 ? named : PART_NAMES.filter((part) => found.some((file) => homeOf(file) === part));
  const files = found.filter((file) => parts.some((part) => canRun(part, file)));
  const idle = parts.find((part) => !files.some((file) => canRun(part, file)));
  return idle ? { complaint: `The part ${idle} has none of these files.` } : { parts, files };
}

export const filesOf = (part: string, files: readonly string[]): string[] => files.filter((file) => canRun(part, file));

/** The last lines of a run. Where a part did not run, that is the very last thing said. */
export function closingLines(total: { passed: number; failed: number; skipped: number }, notRun: readonly string[]) {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return [`${total.passed} passed, ${total.failed} failed${skipped}`, ...notRun.map((part) => `NOT RUN: ${part}`)];
}
