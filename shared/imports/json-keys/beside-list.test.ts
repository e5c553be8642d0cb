import { expect, test } from 'vitest';
import { inItsWard } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readInWard } from '../other-people/other-wards.ts';
import { readPeople } from '../same-person/several-rows.ts';

const PEOPLE = [{ name: 'Blake Ashton' }, { name: 'Cora Dalby', phone: '801-555-0101' }];
const read = (file: object) => readPeople(rowsOfJson(JSON.stringify(file)).rows);
const asked = (file: object) => read(file).map(({ problem }) => problem ?? '');

test.each<[object, string]>([
  [{ unit: 'Pine Ward', members: PEOPLE }, 'This row is below “Pine Ward.”'],
  [{ ward: 'Pine Ward', members: PEOPLE }, 'This row is below “Pine Ward.”'],
  [{ ward: { name: 'Pine' }, members: PEOPLE }, 'This row is below “Pine.”'],
  [{ unitName: 'Pine', members: PEOPLE }, 'This row is below “Pine.”'],
  [{ 'Pine Ward': PEOPLE }, 'This row is below “Pine Ward.”'],
  [{ mapleGroveWard: PEOPLE }, 'This row is below “Maple Grove Ward.”'],
  [{ wards: [{ name: 'Pine', members: PEOPLE }] }, 'This row says “Pine.”'],
  [{ data: [{ name: 'Pine Ward', members: PEOPLE }] }, 'This row says “Pine Ward.”'],
])('%j is a question, which the ward of that name answers', (file, said) => {
  expect(asked(file)).toEqual(PEOPLE.map(() => `${said} Is this person in the ward?`));
  expect(read(file).map((row) => inItsWard(row).person?.lastName)).toEqual(['Ashton', 'Dalby']);
  expect(read(file).map((row) => readInWard('Oak Ward', row).person)).toEqual([null, null]);
});

test.each<[object, string]>([
  [{ status: 'moved', members: PEOPLE }, 'This row is below “status: moved.” Is this person in the ward?'],
  [{ report: 'Deceased members', data: PEOPLE }, 'This row is below “Deceased members.” Is this person in the ward?'],
  [{ active: false, members: PEOPLE }, 'This row is below “active: false.” Is this person in the ward?'],
  [
    { meta: { status: 'inactive' }, members: PEOPLE },
    'This row is below “status: inactive.” Is this person in the ward?',
  ],
  [{ archived: true, members: PEOPLE }, 'This row is below “Archived.” Is this person in the ward, and'],
  [{ movedOut: true, members: PEOPLE }, 'This row is below “movedOut: true.” Is this person in the ward?'],
  [{ groups: [{ name: 'Moved out', members: PEOPLE }] }, 'This row says “Moved out.” Is this person in the ward?'],
  [
    { status: 'Names to remove', members: PEOPLE },
    'This row is below “Names to remove.” Is this person in the ward, and',
  ],
  [{ 'Substitutes for Sunday': PEOPLE }, 'This row is below “Substitutes for Sunday.” Is this person in the ward, and'],
])('everyone in %j is asked about', (file, said) => {
  expect(asked(file)).toEqual(PEOPLE.map(() => expect.stringContaining(said)));
});

test('a flag beside the list that no one in it is asked counts for everyone', () =>
  expect(read({ doNotAsk: true, members: PEOPLE }).map(({ person }) => person?.isAvailable)).toEqual([false, false]));

test.each([{ status: { active: false } }, { church: { inWard: false } }])(
  '%j in an entry is a column of that name',
  (own) =>
    expect(asked([{ name: 'Ray So', ...own }])).toEqual([expect.stringContaining('Is this person in the ward?')]),
);

test.each<object>([
  { title: 'Ward directory' },
  { name: 'Member directory' },
  { report: 'Member list', organization: 'Relief Society' },
  {
    generated: '2026-11-28',
    count: 2,
    version: '1.2',
    exportedBy: 'Kim Lee',
    source: 'LCR',
    success: true,
    language: 'eng',
  },
  { exportedFrom: 'Member Tools', generator: 'Ward Tools 2.1', locale: 'en-US', timezone: 'America/Denver' },
  { status: 'OK', message: 'Success', code: 200, page: { number: 1, next: 'https://example.org/2' } },
  { active: true, archived: false, inWard: true },
  { stake: 'Riverside Stake', city: 'Sandy', state: 'Utah' },
  { bishop: 'Kim Lee', clerk: 'Brother Lee' },
  { household: 'Adams', phone: '801-555-0199' },
  { subject: 'Sacrament meeting prayers' },
])('%j beside a list asks nothing', (beside) => expect(asked({ ...beside, members: PEOPLE })).toEqual(['', '']));

test.each(['members', 'Members', 'wardMembers', 'all_members', 'Ward Directory', 'Relief Society', 'Speakers', 'rows'])(
  'the key “%s” above a list asks nothing',
  (key) => expect(asked({ [key]: PEOPLE })).toEqual(['', '']),
);

test.each<object>([{ active: true }, { status: { active: true } }, { notifications: { active: false } }])(
  '%j in an entry asks nothing',
  (own) => expect(asked([{ name: 'Ray So', ...own }])).toEqual(['']),
);
