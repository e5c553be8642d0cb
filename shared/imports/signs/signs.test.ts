import { expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf, inItsWard } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const TODAY = '2026-11-22';
const DAVID: Partial<Member> = {
  firstName: 'David',
  lastName: 'Jones',
  sex: 'male',
  birthYear: 1948,
  phone: '801-555-1403',
};
function said(list: string, saved: Partial<Member>, isFree = false) {
  const read = readPeople(rowsOfText(list, isFree).rows).map((row) => checkedOn(TODAY, inItsWard(row)));
  return importPlanOf(read, [aMember(saved)], TODAY).map((planned) => planned.said);
}
const isAsked = (list: string, saved: Partial<Member> = DAVID, isFree = false): boolean =>
  said(list, saved, isFree).some(({ mayBeAnother }) => mayBeAnother);
const under = (heading: string, cell: string): string => `Name,Phone,${heading}\n"Jones, David",,${cell}\n`;

const OF_THE_YOUNG: readonly (readonly [heading: string, cell: string])[] = [
  ...['4th', '4', 'Grade 4', 'K', '11th', '9'].map((cell) => ['Grade', cell] as const),
  ['School Grade', '4th'],
  ...['Class', 'Primary Class', 'Organization', 'Priesthood Office', 'Priesthood'].flatMap((heading) =>
    ['Deacons', 'Deacons Quorum', 'Valiant 9', 'Primary', 'CTR 6', 'Primary Sunbeams'].map(
      (cell) => [heading, cell] as const,
    ),
  ),
  ['Priesthood Office', 'Deacon'],
  ['Priesthood', 'Teacher'],
  ['Class', 'Young Women 12-13'],
  ['Class', 'Teachers Quorum / Age 14'],
  ...['Relationship', 'Household Position', 'Position in household', 'Relationship to Head'].flatMap((heading) =>
    ['Son', 'Child'].map((cell) => [heading, cell] as const),
  ),
  ['Position', 'Deacon'],
  ['Calling', 'Deacon'],
];

test.each(OF_THE_YOUNG)(
  'under %s, “%s” is about a child or youth, and never updates an adult of the name',
  (...cell) => {
    const [row] = said(under(...cell), DAVID);
    expect(row).toMatchObject({ action: 'skip', isProblem: true, mayBeAnother: true });
    expect(row?.reason).toMatch(/^This may not be the same person\. David Jones .+ Add this row as a new person, or/);
  },
);

test('a teacher among deacons and priests is a youth, too', () =>
  expect(isAsked('Name,Calling\n"Beck, Tom",Deacon\n"Jones, David",Teacher\n"Lee, Sam",Priest\n')).toBe(true));

test('a key of a JSON list tells it, too', () => {
  const read = rowsOfJson(JSON.stringify([{ name: 'Jones, David', schoolGrade: 4 }])).rows.map(readPerson);
  expect(importPlanOf(read, [aMember(DAVID)], TODAY)[0]?.said).toMatchObject({ action: 'skip', mayBeAnother: true });
});

test('the row says what tells the two apart', () =>
  expect(said(under('Grade', '4'), DAVID)[0]?.reason).toBe(
    'This may not be the same person. David Jones on the member list is an adult (born in 1948), and this row is about a child (Grade 4). Add this row as a new person, or correct it.',
  ));

test.each([
  'Deacons Quorum',
  'Primary Class List 2026',
  'Maple Ward Deacons Quorum',
  'Deacons Quorum - Maple 2nd Ward',
  'Primary Children',
  'Valiant 9',
])('everyone in a list with the title “%s” is a child or youth', (title) => {
  expect(isAsked(`${title},,\n,,\nName,Phone,Note\n"Jones, David",801-555-0101,\n`)).toBe(true);
  expect(isAsked(`Name,Phone\n"Lee, Ann",801-555-0100\n${title},\n"Jones, David",801-555-0101\n`)).toBe(true);
});

test.each(['Deacons Quorum', 'Primary Children:'])('so is everyone below the line “%s” of a text', (title) =>
  expect(isAsked(`${title}\nDavid Jones 801-555-0101\nTom Beck 801-555-0102\n`, DAVID, true)).toBe(true),
);

test.each<[heading: string, cell: string, saved: Partial<Member>]>([
  ['Grade', '4', { ...DAVID, birthYear: 2017 }],
  ['Grade', '12', { ...DAVID, birthYear: 2008 }],
  ['Grade', 'A', DAVID],
  ['Grade', '4', { ...DAVID, birthYear: null }],
  ['Class', 'Gospel Doctrine', DAVID],
  ['Class', 'Valiant 9', { ...DAVID, birthYear: 2017 }],
  ['Organization', 'Elders Quorum', DAVID],
  ['Organization', 'Primary Presidency', DAVID],
  ['Organization', 'Sunday School', DAVID],
  ['Priesthood Office', 'Priest', DAVID],
  ['Priesthood', 'Elder', DAVID],
  ['Priesthood', 'Deacon', { ...DAVID, birthYear: 2013 }],
  ['Relationship', 'Son', { ...DAVID, birthYear: 2001 }],
  ['Relationship', 'Head', DAVID],
  ['Calling', 'Primary Teacher', DAVID],
])('under %s, “%s” raises no question about the member %o', (heading, cell, saved) =>
  expect(isAsked(under(heading, cell), saved)).toBe(false),
);

test.each([
  'Name,Organization,Calling\n"Jones, David",Primary,Primary Teacher\n',
  'Name,Organization,Position\n"Jones, David",Deacons Quorum,Adviser\n',
  'Name,Organization,Role\n"Jones, David",Primary,Helps on Sundays\n',
  'Primary Teachers,\nName,Phone\n"Jones, David",801-555-1403\n',
  'Primary Presidency,\nName,Phone\n"Jones, David",801-555-1403\n',
  'Primary,\nName,Phone\n"Jones, David",801-555-1403\n',
  'Maple Ward,\nName,Phone\n"Jones, David",801-555-1403\n',
  'Name,Birth Date,Class\n"Jones, David",1948,Primary\n',
])('an adult who serves there is no child: %j', (list) => expect(isAsked(list)).toBe(false));

test('a long cell is no sign, and is looked at quickly', () => {
  const worked = processorTime();
  expect(isAsked(under('Class', 'Primary '.repeat(7000)))).toBe(false);
  expect(isAsked(`${'Deacons Quorum '.repeat(4000)},\nName,Phone\n"Jones, David",\n`)).toBe(false);
  expect(worked()).toBeLessThan(2000);
});
