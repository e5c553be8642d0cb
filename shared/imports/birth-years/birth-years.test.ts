import { expect, test } from 'vitest';
import { periodAfter } from '#shared/text/sentence-end.ts';
import { rowsOfJson } from '../json-rows.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { birthYearOf, inCentury, shortYearOf, withoutTypedYear } from './birth-years.ts';
import { importPlanOf } from '#tests/import-plans.ts';

const TODAY = '2026-06-17';

test.each([
  ['12 Mar 1985', 1985],
  ['3/12/1985', 1985],
  ['1985-03-12', 1985],
  ['19850312', null],
  ['1985', 1985],
  ['March 12', null],
  ['12/3/85', null],
  ['', null],
])('the birth year in %j is %s', (text, year) => {
  expect(birthYearOf(text)).toBe(year);
});

const EMPTY = [
  '0/0/00',
  '00/00/0000',
  '0000-00-00',
  '1/0/1900',
  '1900-01-00',
  '1/0/00',
  '01/00/00',
  '00-Jan-00',
  '0-0-00',
  '1/1/1900',
  '01/01/1900',
  '1900-01-01 00:00:00',
  '12/30/1899',
  '31.12.1899',
  '1899-12-30',
  'Jan 1, 1900',
];
const IMPOSSIBLE = [
  '13/13/80',
  '13/13/1980',
  '30 Feb 1980',
  '2/30/80',
  '2/29/1981',
  '1980-00-12',
  'Apr 31, 1980',
  '13/1980',
];
const UNSURE = ['1980 or 81', '1980/1981', '1981/82', 'March 1980?', 'about 1980', 'unknown (joined 2021)'];
const NO_BIRTH = ['bapt. 2015', 'Married 2005', '801-555-2001', '1999 Oak St', 'April 1 2015 April 2'];

test.each([...EMPTY, ...IMPOSSIBLE, ...UNSURE, ...NO_BIRTH])(
  '%s isn’t a birth date, and no year of it is saved',
  (date) => {
    const read = checkedOn(TODAY, readPerson({ row: 2, values: { name: 'Lee, Kim', birthYear: date } }));
    expect(read.person).toEqual({ firstName: 'Kim', lastName: 'Lee' });
    expect(read.remarks).toEqual(EMPTY.includes(date) ? [] : [`Ignored: “${date}”${periodAfter(date)}`]);
  },
);

test.each([
  ['29 de febrero de 1980', 1980],
  ['2/29/80', 1980],
  ['12/03/1981', 1981],
  ['31.12.1981', 1981],
  ['3/1981', 1981],
  ['Mar 1981', 1981],
  ['1981-03-12T00:00:00Z', 1981],
  ['12 März 1981 (45)', 1981],
  ['Thursday, March 12, 1981', 1981],
  ['24-Dec-14', 2014],
  ['12 Mar 1981 (Provo)', 1981],
  ['3/12/1981 (45)', 1981],
  ['born 1981', 1981],
  ['1981.0', 1981],
  ['1981-03', 1981],
  ['12. 3. 1981', 1981],
  ['3/12/1981 0:00', 1981],
  ['12 марта 1981', 1981],
  ['1981年3月12日', 1981],
])('of %s the year is %s', (date, year) => {
  const read = checkedOn(TODAY, readPerson({ row: 2, values: { name: 'Lee, Kim', birthYear: date } }));
  expect(read.person?.birthYear).toBe(year);
});

test.each([
  ['12-Dec-81', 44, 1981],
  ['24-Nov-14', 11, 2014],
  ['12/12/81', 44, 1981],
  ['Dec 12, 24', 101, 1924],
  ['81-12-12', undefined, 1981],
  ['12/12/14', undefined, 2014],
  ['12/12/27', undefined, 1927],
  ['12 Dec', 44, null],
  ['March 12', undefined, null],
  ['12', undefined, null],
])('of %j with the age %s, the birth year is %s in 2026', (text, age, year) => {
  const short = shortYearOf(text);
  expect(short === null ? null : inCentury(short, 2026, age)).toBe(year);
});

test('of several birth dates, the one with the year counts', () => {
  const { rows, ignoredColumns } = rowsOfText('Name,Birth Day,Birth Date\n"Lee, Kim",12 Dec,12 Dec 1981\n', false);
  expect(rows.map((row) => readPerson(row).person?.birthYear)).toEqual([1981]);
  expect(ignoredColumns).toEqual(['Birth Day (where Birth Date has a value)']);
  const json = rowsOfJson('[{"name":"Lee, Kim","birthDay":"12 Dec","birthDate":"12-Dec-81"}]');
  expect(json.rows[0]?.values.birthYear).toBe('12-Dec-81');
});

test.each([
  ['12 Mar 1985', '1985'],
  ['12-Dec-81', '’81'],
])('of the birth date %s, a row with a problem keeps %s', (birthYear, kept) => {
  const { person, values } = readPerson({ row: 2, values: { name: 'Lee, Kim', phone: 'none known', birthYear } });
  expect([person, values.birthYear]).toEqual([null, kept]);
});

const HEADINGS = 'Name,Age,Birth Date';
const rowsOf = (lines: string) =>
  rowsOfText(`${HEADINGS}\n${lines}`, false).rows.map((row) => checkedOn(TODAY, readPerson(row)));
const detailsOf = (lines: string) => importPlanOf(rowsOf(lines), []).map(({ said }) => said.details);

test('the date of a row counts more than its age, and an age alone is an estimate that says so', () => {
  expect(
    detailsOf('"Lee, Al",44,12-Dec-81\n"Lee, Bo",11,24-Nov-14\n"Lee, Di",44,12 Dec 1981\n"Lee, Cy",44,\n'),
  ).toEqual(['born in 1981', 'born in 2014', 'born in 1981', 'born about 1982']);
});

test('an age beside a birthday without a year tells the year, as far as the order of day and month is clear', () => {
  const days = ['16 Jun', '17-Jun', 'June 18th', '31 de diciembre', '12/25', '25.12.', '7/8', '5/12', '12/5', 'Mon, 2'];
  const rows = rowsOf(days.map((day) => `"Lee, Al",41,"${day}"\n`).join(''));
  expect(rows.map(({ person }) => person?.birthYear)).toEqual([
    1985, 1985, 1984, 1984, 1984, 1984, 1984, 1985, 1985, 1985,
  ]);
  const kept = rows.map(({ row, values }) => checkedOn(TODAY, readPerson({ row, values })));
  expect(kept.map(({ person }) => person?.birthYear)).toEqual(rows.map(({ person }) => person?.birthYear));
  expect(rows.map(({ remarks }) => remarks?.[0])).toEqual([...Array(9).fill(undefined), 'Ignored: “Mon, 2”.']);
  expect(JSON.stringify(rows)).not.toMatch(/-18|diciembre/);
});

test('a birth year in the future is a problem of its row', () => {
  const [row] = rowsOf('"Lee, Al",,12 Dec 2031\n');
  expect(row).toMatchObject({ person: null, field: 'birthYear', problem: 'Birth year can’t be in the future: “2031”' });
});

test('a birth year that a spreadsheet added to every day of a list is ignored, and says so', () => {
  const list = (...dates: string[]) =>
    withoutTypedYear(
      TODAY,
      dates.map((date, at) =>
        checkedOn(TODAY, readPerson({ row: at + 2, values: { name: 'Lee, Kim', birthYear: date } })),
      ),
    );
  const added = list('2/14/2026', '3/20/2026', '', '1-Jun-26');
  expect(added.map(({ person }) => person?.birthYear)).toEqual([undefined, undefined, undefined, undefined]);
  expect(added.map(({ values }) => values.birthYear)).toEqual([undefined, undefined, undefined, undefined]);
  expect(added.map(({ remarks }) => remarks?.at(-1))).toEqual(
    [0, 1, null, 3].map((at) =>
      at === null ? undefined : 'Ignored the birth year 2026, which every birth date in the list has.',
    ),
  );
  expect(list('2/14/2024', '3/20/2024', '3/21/2024').map(({ person }) => person?.birthYear)).toEqual(
    Array(3).fill(undefined),
  );
  expect(list('2/14/2023', '3/20/2023', '3/21/2023').map(({ person }) => person?.birthYear)).toEqual(
    Array(3).fill(2023),
  );
  expect(list('2/14/2026', '3/20/2026').map(({ person }) => person?.birthYear)).toEqual([2026, 2026]);
  expect(list('2/14/2026', '3/20/2026', '3/20/1985').map(({ person }) => person?.birthYear)).toEqual([
    2026, 2026, 1985,
  ]);
});
