import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const read = (value: unknown) =>
  readPeople(rowsOfJson(JSON.stringify(value)).rows).map(({ person, problem }) =>
    person
      ? [person.firstName, person.lastName, person.phone ?? person.email ?? person.calling].join(' ').trim()
      : problem,
  );
const BOTH = ['Ann Lee 801-555-0101', 'Tom Beck 801-555-0102'];

test.each([
  { 'Ann Lee': { phone: '801-555-0101' }, 'Beck, Tom': { phone: '801-555-0102' } },
  { 'Ann Lee': '801-555-0101', 'Tom Beck': '801-555-0102' },
  { 101: { name: 'Ann Lee', phone: '801-555-0101' }, 102: { name: 'Tom Beck', phone: '801-555-0102' } },
  {
    exported: '2026-11-01',
    members: { a: { name: 'Ann Lee', phone: '801-555-0101' }, b: { name: 'Tom Beck', phone: '801-555-0102' } },
  },
  [
    { preferredName: 'Lee, Ann', phone: '801-555-0101' },
    { preferredName: 'Beck, Tom', phone: '801-555-0102' },
  ],
])('people by their names or numbers, or with a preferred name alone, are read: %j', (value) =>
  expect(read(value)).toEqual(BOTH),
);

test('what stands behind a name is what it looks like, and what is said there or above is asked about', () => {
  expect(
    read({ 'Ann Lee': 'ann@example.com', 'Tom Beck': 'Ward Clerk', 'Sue Poe': null, 'Ida Frost': 'moved to Provo' }),
  ).toEqual([
    'Ann Lee ann@example.com',
    'Tom Beck Ward Clerk',
    'Sue Poe',
    'This row says “moved to Provo.” Is this person in the ward?',
  ]);
  expect(read({ moved: { 'Ann Lee': {}, 'Tom Beck': null } })).toEqual(
    Array.from({ length: 2 }, () => 'This row is below “Moved.” Is this person in the ward?'),
  );
});

test.each([
  { 'Relief Society': { president: 'Ann Lee' }, 'Elders Quorum': { president: 'Tom Beck' } },
  { 'Ward Clerk': 'Ann Lee', 'Relief Society President': 'Sue Poe' },
  { settings: { theme: 'dark' }, version: 2 },
])('callings and anything else by their names are no list of people: %j', (value) =>
  expect(() => read(value)).toThrow('A JSON file must contain a list of members'),
);
