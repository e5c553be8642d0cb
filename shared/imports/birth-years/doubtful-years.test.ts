import { expect, test } from 'vitest';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { withDoubtfulYears } from './doubtful-years.ts';

const TODAY = '2026-06-17';
const HEADINGS = 'Name,Calling,Birthday,Phone,Email\n';
const problemsIn = (...lines: string[]) =>
  withDoubtfulYears(
    TODAY,
    rowsOfText(HEADINGS + lines.join('\n'), false).rows.map((row) => checkedOn(TODAY, readPerson(row))),
  ).map(({ problem, person }) => problem ?? person?.birthYear);
const asked = (year: number) => `Is ${year} this person’s birth year? Correct it, or leave it blank.`;

test.each([
  ['Bishop,5/4/2026,,', 2026],
  ['Bishop,5/4/2025,,', 2025],
  ['Ward Clerk,5/4/26,,', 2026],
  ['Ward Clerk,2021,,', 2021],
  [',5/4/2026,801-555-0100,', 2026],
  [',5/4/2025,,kim@example.org', 2025],
])('beside a real year, “%s” asks whether someone was born in %s', (cells, year) =>
  expect(problemsIn(`"Lee, Kim",${cells}`, '"Reed, Tom",Organist,5/14/1985,801-555-0199,')).toEqual([
    asked(year),
    1985,
  ]),
);

test('a small child without a calling is read, also with the phone of the family', () =>
  expect(
    problemsIn(
      '"Lee, Kim",,5/4/1990,801-555-0100,',
      '"Lee, Ann",,5/4/2026,(801) 555-0100,',
      '"Lee, Bo",,5/4/2025,,',
      '"Lee, Cy",,5/4/2021,801-555-0102,',
      '"Lee, Di",Primary,5/4/2021,,',
    ),
  ).toEqual([1990, 2026, 2025, 2021, 2021]));

test('a row that asks something else asks this too, and a problem stays said', () =>
  expect(problemsIn('"Lee, Kim",Bishop (moved to Lehi),5/4/2026,,', 'Cher,Ward Clerk,5/4/2026,,')).toEqual([
    `This row says “moved to Lehi.” Do they have this calling? ${asked(2026)}`,
    expect.stringMatching(/^“Cher” has no last name\..* Is 2026 this person’s birth year\?/),
  ]));

test.each([
  ['most have this year or the last', '3/12/2026|2/1/2026|9/14/1940|11/5/2026|6/5/2025', [0, 1, 3, 4]],
  ['all have one of two years', '2025-03-12|2026-02-01|2025-09-14', [0, 1, 2]],
  ['both have this year', '12.03.2026|01.02.2026', [0, 1]],
  [
    'three have this year, and no one the five before',
    '3/12/2026|2/1/1980|5/5/1985|9/14/1940|11/5/2026|6/5/2026',
    [0, 4, 5],
  ],
])('where %s, each of those years is asked about', (_, dates, at) => {
  const days = dates.split('|');
  const asks = problemsIn(...days.map((day, index) => `"Lee, Kim ${'ABCDEF'[index]}",,${day},,`));
  expect(asks.flatMap((said, index) => (typeof said === 'string' ? index : []))).toEqual(at);
});

test('the youngest of a ward and the children of a nursery are read', () => {
  const ward = '3/12/2026|2/1/2026|6/5/2025|5/5/2023|9/14/1940|9/14/1980|1/4/1990'.split('|');
  const rows = ward.map((day, index) => `"Lee, Kim ${'ABCDEFG'[index]}",,${day},,`);
  expect(problemsIn(...rows)).toEqual([2026, 2026, 2025, 2023, 1940, 1980, 1990]);
  const nursery = 'Name,Class,Birthday\nKim Lee,Nursery,3/1/2025\nTom Reed,Nursery,4/1/2025\nMax Cole,Nursery,4/1/2024';
  const read = rowsOfText(nursery, false).rows.map((row) => checkedOn(TODAY, readPerson(row)));
  expect(withDoubtfulYears(TODAY, read).map(({ person }) => person?.birthYear)).toEqual([2025, 2025, 2024]);
});
