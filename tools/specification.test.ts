import { describe, expect, it } from 'vitest';
import { brokenPromises, rowComplaints, rowsIn, titlesIn, type PromiseRow } from './specification.ts';
import type { Ran } from './test-run/test-reports.ts';

const table = (...lines: string[]) => ['# Area', '', '| Promise | Held by |', '| --- | --- |', ...lines].join('\n');
const rowsOf = (...lines: string[]): PromiseRow[] => rowsIn('docs/a.md', table(...lines)).rows;
const SOURCE = `
describe('a meeting', () => {
  it('is kept', async () => {});
  it.each([1, 2])(
    'takes %i of $name', (n) => {},
  );
});
test("a ward's own", () => { expect('not a title').toBe('nor this'); });
`;
const titles = (file: string) => (file === 'server/a.test.ts' ? titlesIn(SOURCE) : undefined);

describe('the rows', () => {
  it('name tests by file, groups and title, the file once', () => {
    expect(rowsOf('| A meeting is kept. | server/a.test.ts › a meeting › is kept<br>› other \\| one |')).toEqual([
      {
        place: 'docs/a.md:5',
        promise: 'A meeting is kept.',
        tests: [
          { file: 'server/a.test.ts', groups: ['a meeting'], title: 'is kept' },
          { file: 'server/a.test.ts', groups: [], title: 'other | one' },
        ],
      },
    ]);
  });

  it('are in tables of exactly two columns', () => {
    expect(rowsIn('docs/a.md', '| What | Why |\n| --- | --- |').complaints).toEqual([
      'docs/a.md:1: the columns of a table here are Promise and Held by.',
    ]);
    expect(rowsIn('docs/a.md', table('| one | two | three |')).complaints).toEqual([
      'docs/a.md:5: a row has a promise and the tests that hold it.',
    ]);
  });
});

describe('a promise is refused', () => {
  it.each([
    ['without a test', '| Kept. | |', 'nothing holds “Kept.”.'],
    [
      'with a file that is not there',
      '| Kept. | server/b.test.ts › is kept |',
      'there is no test file “server/b.test.ts”.',
    ],
    ['with a file that holds no tests', '| Kept. | server/a.ts › is kept |', 'there is no test file “server/a.ts”.'],
    [
      'with a title that no test has',
      '| Kept. | server/a.test.ts › is lost |',
      'server/a.test.ts has no test “is lost”.',
    ],
    [
      'with a group that is not there',
      '| Kept. | server/a.test.ts › a talk › is kept |',
      'server/a.test.ts has no test “a talk”.',
    ],
    [
      'with a text that is not a title',
      '| Kept. | server/a.test.ts › not a title |',
      'server/a.test.ts has no test “not a title”.',
    ],
  ])('%s', (_, line, complaint) => {
    expect(rowComplaints(rowsOf(line), titles)).toEqual([`docs/a.md:5: ${complaint}`]);
  });
});

it('titles are found as the source has them, open places included', () => {
  const line = "| Kept. | server/a.test.ts › a meeting › is kept<br>› takes %i of $name<br>› a ward's own |";
  expect(rowComplaints(rowsOf(line), titles)).toEqual([]);
});

describe('after a run', () => {
  const run = (status: Ran['status'], ...path: string[]): Ran => ({ file: 'server/a.test.ts', path, status });
  const after = (line: string, ran: readonly Ran[], parts = ['api']) => brokenPromises(rowsOf(line), ran, parts);
  const KEPT = '| Kept. | server/a.test.ts › a meeting › is kept |';
  const BOTH = '| Kept. | server/a.test.ts › takes %i of $name |';

  it('a promise is kept by a test that passed', () => {
    expect(after(KEPT, [run('passed', 'all', 'a meeting', 'is kept')])).toEqual({ broken: [], kept: 1 });
    expect(after(BOTH, [run('passed', 'takes 1 of Ann'), run('passed', 'takes 2 of Bo')])).toEqual({
      broken: [],
      kept: 1,
    });
  });

  it.each([
    ['failed', KEPT, run('failed', 'a meeting', 'is kept')],
    ['did not run', KEPT, run('skipped', 'a meeting', 'is kept')],
    ['did not run', KEPT, run('passed', 'another group', 'is kept')],
    ['failed', BOTH, run('failed', 'takes 1 of Ann')],
  ])('it is broken by one that %s: %s', (why, line, ran) => {
    const { broken, kept } = after(line, [run('passed', 'takes 2 of Bo'), ran]);
    expect(kept).toBe(0);
    expect(broken).toEqual([expect.stringContaining(`docs/a.md:5: “Kept.” is not held.\n${why}: server/a.test.ts › `)]);
  });

  it('what did not take part is not counted', () => {
    expect(after(KEPT, [], ['unit', 'browser'])).toEqual({ broken: [], kept: 0 });
  });
});
