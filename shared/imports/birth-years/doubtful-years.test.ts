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
