import { expect, test } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const TIM = aMember({ firstName: 'Tim', lastName: 'Hall' });
function planOf(list: string, saved: Partial<Member>) {
  const rows = rowsOfText(list, false).rows.map((row) => checkedOn('2026-11-22', readPerson(row)));
  return importPlanOf(rows, [{ ...TIM, ...saved }]).filter(({ said }) => said.name === 'Tim Hall');
}
const outcomes = (list: string, saved: Partial<Member> = {}) =>
  planOf(list, saved).map(({ said }) => (said.mayBeAnother ? 'asked' : said.action));

const TWO_FAMILIES =
  'Last Name,Husband,Wife,Children,Phone\nHall,Bob,Ann,"Tim, Amy, Sue",801-555-0001\nHall,Cy,Di,"Tim, Al, Zed",801-555-0002\n';

test.each([
  ['two families', TWO_FAMILIES, { household: 'Hall', birthYear: 2010 }],
  ['two callings', 'Name,Calling,Phone\n"Hall, Tim",Organist,801-555-0001\n"Hall, Tim",Ward Clerk,801-555-0001\n', {}],
  [
    'two notes, where one of them has another calling than before',
    'Name,Calling,Notes\n"Hall, Tim",,sings\n"Hall, Tim",Ward Clerk,plays\n',
    { calling: 'Organist' },
  ],
])('two rows with the name of one member and %s are both flagged for review', (_, list, saved) => {
  expect(outcomes(list, saved)).toEqual(['asked', 'asked']);
  expect(planOf(list, saved)[0]?.said.reason).toMatch(/^Rows \d+ and \d+ may each be Tim Hall\./);
});

test.each([
  ['the household', TWO_FAMILIES, { household: 'Hall, Cy' }, ['asked', 'skip']],
  [
    'the phone',
    'Name,Phone,Notes\n"Hall, Tim",801-555-0001,sings\n"Hall, Tim",801-555-0002,plays\n',
    { phone: '801-555-0002' },
    ['asked', 'update'],
  ],
  [
    'the birth year',
    'Name,Birth Date,Notes\n"Hall, Tim",1950,sings\n"Hall, Tim",2010,plays\n',
    { birthYear: 1950 },
    ['update', 'asked'],
  ],
])('of two rows with the name of one member, %s tells which one it is', (_, list, saved, expected) =>
  expect(outcomes(list, saved)).toEqual(expected),
);

test.each([
  ['the same', '"Hall, Tim",801-555-0001,\n"Hall, Tim",801-555-0001,\n', ['update', 'asked']],
  ['more', '"Hall, Tim",801-555-0001,sings\n"Hall, Tim",801-555-0001,\n', ['asked', 'update']],
  ['nothing new', '"Hall, Tim",,\n"Hall, Tim",801-555-0001,sings\n', ['skip', 'asked']],
])('of two rows with the name of one member, one that says %s leaves the other as it is', (_, rows, expected) =>
  expect(outcomes(`Name,Phone,Notes\n${rows}`)).toEqual(expected),
);
