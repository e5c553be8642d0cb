import { expect, test, vi } from 'vitest';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText, type RawTable } from '../rows.ts';

const TODAY = '2026-11-26';
function read(table: () => RawTable) {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] });
  const { rows } = table();
  vi.useRealTimers();
  return rows.map((row) => checkedOn(TODAY, readPerson(row)));
}
const inSheet = (...lines: string[]) => read(() => rowsOfText(lines.join('\n'), false));
const bornIn = (rows: ReturnType<typeof read>) =>
  rows.flatMap(({ person }) => (person ? [person.birthYear ?? null] : []));
const asked = (title: string, place: string) => `“${title}” is ${place} the list. Check that the list is current.`;

test.each([
  ['Printed on 5 Jan 2019', 1973],
  ['Ward list as of January 2019', 1973],
  ['Updated 3/2021', 1975],
  ['Last updated January 2019', 1973],
  ['Report date: 2019-01-05', 1973],
  ['Members as of Dec 31 2018', 1972],
  ['Ward Directory as of 3/1/2020', 1974],
  ['Printed 1/5/19', 1973],
  ['Ward Directory 2019', 1973],
])('“%s” is shown, and the ages below it are of its day', (title, year) => {
  const rows = inSheet(title, 'Name,Age', '"Allen, Bob",46');
  expect(rows.map(({ problem }) => problem)).toEqual([asked(title, 'above'), null]);
  expect([bornIn(rows), rows[1]?.values.age]).toEqual([[year], String(2026 - year)]);
  expect(inSheet('Name,Age', '"Allen, Bob",46', `${title},`).at(-1)?.problem).not.toBeNull();
});

test.each([
  'Printed on 22 Nov 2026',
  'Updated 10/2026',
  '© 2019 by Intellectual Reserve. All rights reserved.',
  'Template updated 2015',
  '2019 South Main St',
  'Office: 801-555-2019',
])('“%s” leaves ages as they are', (title) => {
  const rows = inSheet(title, 'Name,Age', '"Allen, Bob",46');
  expect([bornIn(rows), rows.some(({ problem }) => problem?.includes('current'))]).toEqual([[1980], false]);
});

test('a new print of an old directory tells the ages of its own day', () =>
  expect(bornIn(inSheet('Directory 2019', 'Printed on 22 Nov 2026', 'Name,Age', '"Allen, Bob",46'))).toEqual([1980]));

test('below the people, a day counts as well, and a birthday beside an age tells the very year', () => {
  const rows = inSheet('Name,Age,Birthday', '"Allen, Bob",46,1 Mar', '"Beck, Tom",46,2 Jan', 'Printed on 5 Jan 2019,,');
  expect(bornIn(rows)).toEqual([1972, 1973]);
  expect(rows.at(-1)?.problem).toBe(asked('Printed on 5 Jan 2019', 'on'));
});

test('an old list of callings and one of lines are shown', () => {
  expect(inSheet('Callings as of 2021', 'Name,Calling', '"Lee, Al",Bishop')[0]?.problem).toBe(
    asked('Callings as of 2021', 'above'),
  );
  const lines = read(() => rowsOfText('Members as of Dec 31 2018\nBob Allen, 801-555-0100\nAnn Lee\nTom Beck', true));
  expect(lines.map(({ problem }) => problem)).toEqual([asked('Members as of Dec 31 2018', 'above'), null, null, null]);
});
