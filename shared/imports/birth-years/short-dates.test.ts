import { expect, test } from 'vitest';
import { withDates } from '../dates.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withoutShortDates } from './short-dates.ts';

const PEOPLE = ['Ann Bell', 'Tom Reed', 'Kim Lee', 'Ida Cole', 'Bob Cole', 'Joe Ash'];
const readWith = (heading: string, cells: readonly string[]) => {
  const lines = PEOPLE.map((name, at) => `${name},${cells[at] ?? ''}`);
  const { rows, ignoredColumns } = withoutShortDates(rowsOfText(`Name,${heading}\n${lines.join('\n')}`, false));
  const read = withDates(rows).map(readPerson);
  return { read, ignoredColumns, remarks: read.flatMap(({ remarks = [] }) => remarks) };
};

test.each([
  ['Birthday', ['Jan 3', 'Feb 4', '5 Mar', '', '3/12', '1970-02-03'], 'Birthday (where it has no year)'],
  ['Last talk', ['Mar 2026', '2025', '11/2025', '', 'Nov 2024', '2026-03-01'], 'Last talk (where it has no day)'],
])('“%s” without a year or a day is told once where many have it, and a whole date is read', (heading, cells, told) => {
  const { read, ignoredColumns, remarks } = readWith(heading, cells);
  expect([ignoredColumns, remarks]).toEqual([[told], []]);
  expect(read.map(({ problem }) => problem).filter(Boolean)).toEqual([]);
  expect(read.at(-1)?.person?.birthYear ?? read.at(-1)?.person?.lastTalkDate).toBeDefined();
});

test.each([
  ['Birthday', 'Jan 3'],
  ['Last talk', 'Mar 2026'],
])('a lone “%s” of “%s” is told in its row', (heading, cell) => {
  const { ignoredColumns, remarks } = readWith(heading, [cell]);
  expect([ignoredColumns, remarks]).toEqual([[], [`Ignored: “${cell}”.`]]);
});

test('beside an age a birthday without a year stays', () => {
  const { rows, ignoredColumns } = withoutShortDates(
    rowsOfText('Name,Birthday,Age\nAnn Bell,Jan 3,30\nTom Reed,Feb 4,40\n', false),
  );
  expect([ignoredColumns, rows.map(({ values }) => values.birthYear)]).toEqual([[], ['Jan 3', 'Feb 4']]);
});
