import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

test('a code that the list explains as moved or deceased asks whether someone is in the ward', () => {
  const list =
    'Name,Status,Phone\nLinda Anderson,A,801-555-0232\nNancy Hall,M,801-555-0236\nRobert Johnson,D,801-555-0234\n' +
    'A = active,,\nM = moved,,\nD: deceased,,\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Linda Anderson, 801-555-0232']);
  expect(problems.slice(0, 2)).toEqual([
    'This row says “M” under “Status,” which means “moved” in this list. Is this person in the ward?',
    'This row says “D” under “Status,” which means “deceased” in this list. Is this person in the ward?',
  ]);
});

test('without such an explanation, a letter says nothing', () =>
  expect(importedFrom('Name,Group,Phone\nNancy Hall,M,801-555-0236\nAnn Lee,D,801-555-0237\n').people).toHaveLength(2));

test.each(['(D = do not ask, X = moved)', 'Key: D = do not ask; X = moved', 'D - do not ask / X - moved'])(
  'the codes that the last row “%s” explains are asked about',
  (legend) => {
    const { people, problems } = importedFrom(
      `Name,Phone,Code\n"Hall, Nancy",801-555-0236,\n"Lee, Ann",801-555-0237,D\n"Orr, Kim",801-555-0238,X\n"${legend}",,\n`,
    );
    expect(people).toEqual(['Nancy Hall, 801-555-0236']);
    expect(problems.slice(0, 2)).toEqual([
      'This row says “D” under “Code,” which means “do not ask” in this list. Is this person available?',
      'This row says “X” under “Code,” which means “moved” in this list. Is this person in the ward?',
    ]);
  },
);

test('a mark that the list explains is asked about in the notes, too, and a code for something else says nothing', () => {
  const list = 'Name,Notes,Group\nNancy Hall,*,A\nAnn Lee,,B\n* = prayers only,,\n"A = morning, B = evening",,\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Ann Lee']);
  expect(problems[0]).toBe(
    'This row says “*” under “Notes,” which means “prayers only” in this list. Is this person available?',
  );
});

const MOVED = (code: string, title = 'Code') =>
  `This row says “${code}” under “${title},” which means “moved” in this list. Is this person in the ward?`;
const NOT_ASKED = (code: string) =>
  `This row says “${code}” under “Code,” which means “do not ask” in this list. Is this person available?`;

test.each([
  ['above the headings', '"D = do not ask, M = moved",\n', '', 'D', 'M'],
  ['in cells of their own', '', 'D = do not ask,M = moved\n', 'D', 'M'],
  ['in a cell before each meaning', '', '1,do not ask\n2,moved\n3,sings\n', '1', '2'],
  ['without a sign between', '', '* do not ask,\n+ moved,\n', '*', '+'],
  ['in rows that begin with a letter', '', 'D do not ask,\nM moved,\n', 'D', 'M'],
])('codes that the list explains %s are asked about', (_, above, below, notAsked, moved) => {
  const list = `${above}Name,Code\n"Hall, Nancy",\n"Lee, Ann",${notAsked}\n"Orr, Kim",${moved}\n${below}`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Nancy Hall']);
  expect(problems.slice(0, 2)).toEqual([NOT_ASKED(notAsked), MOVED(moved)]);
});

test('codes that a heading explains are asked about', () =>
  expect(importedFrom('Name,"Status (A=active, M=moved)"\n"Hall, Nancy",A\n"Orr, Kim",M\n')).toEqual({
    people: ['Nancy Hall'],
    problems: [MOVED('M', 'Status')],
  }));

test('a footnote behind a name is asked about', () =>
  expect(importedFrom('Name,Phone\n"Hall, Nancy",\n"Orr, Kim (1)",\n(1) moved,\n').problems[0]).toBe(
    MOVED('1', 'Name'),
  ));

test('in a column without a heading, a code is asked about, too', () =>
  expect(importedFrom('Name,Phone,\n"Hall, Nancy",,\n"Orr, Kim",,*\n* = moved,,\n').problems[0]).toBe(
    'This row says “*,” which means “moved” in this list. Is this person in the ward?',
  ));

test('a number of people who moved explains no code', () =>
  expect(importedFrom('Name,Group\n"Hall, Nancy",5\n"Orr, Kim",2\n5 moved,\n').people).toHaveLength(2));

test.each(['Date,Name,Type,Topic,Confirmed', 'Day,Person,Assignment,Topic,Status?'])(
  'in a row of a person below “%s,” two cells are no code with its meaning',
  (titles) => {
    const { problems } = importedFrom(
      `${titles}\nDec 6,Kevin Abbott,Closing prayer,,Declined\nDec 6,Sue Barr,Closing prayer,,Yes\nDec 6,Tom Hale,Talk,Faith,Yes`,
    );
    expect(problems.join()).not.toContain('which means');
    const legend = 'M,moved,,,\n"D = deceased",,,,';
    const told = importedFrom(
      `Name,Status,Ward,Phone,Email\nKevin Abbott,M,,,\nSue Barr,D,,,\nTom Hale,,,,\n${legend}`,
    );
    expect(told.problems.slice(0, 2).join()).toMatch(/“moved” in this list.*“deceased” in this list/);
  },
);
