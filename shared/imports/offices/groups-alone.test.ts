import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (calling: string) =>
  rowsOfText(`Name,Calling\n"Lee, Kim",Ward Clerk\n"Reed, Tom","${calling}"\n`, false).rows.map(readPerson)[1];

const GROUPS = [
  'Primary|Valiant 9|CTR 7|Nursery|Deacons Quorum|Gospel Doctrine|Relief Society|Elders Quorum|Young Women',
  'Sunday School|Sunbeams|Primary - CTR 7|Sunday School: Gospel Doctrine|Course 14|Senior Primary',
].flatMap((line) => line.split('|'));

test.each(GROUPS)('“%s” is no calling, and is listed as ignored', (calling) => {
  const row = read(calling);
  expect(row?.problem).toBeNull();
  expect(row?.person).toMatchObject({ firstName: 'Tom', lastName: 'Reed' });
  expect(row?.person?.calling).toBeUndefined();
  expect(row?.remarks).toEqual([`Ignored: “${calling}”.`]);
  expect(rowsOfJson(JSON.stringify([{ name: 'Tom Reed', calling }])).rows[0]?.values).toEqual({ name: 'Tom Reed' });
});

test.each([
  'Primary Teacher',
  'Valiant 9 Teacher',
  'Nursery Leader',
  'Deacons Quorum President',
  'Gospel Doctrine Teacher',
  'Primary Presidency',
  'Bishopric',
  'Ward Missionary',
  'Bishop',
])('“%s” is a calling', (calling) => {
  expect(read(calling)?.person?.calling).toBe(calling);
  expect(read(calling)?.remarks).toEqual([]);
});

test('beside a class, the calling in the same cell stays', () => {
  const row = read('Gospel Doctrine; Ward Clerk');
  expect(row?.person?.calling).toBe('Ward Clerk');
  expect(row?.remarks).toEqual(['Ignored: “Gospel Doctrine”.']);
});

const TOM = { firstName: 'Tom', lastName: 'Reed' };
const planned = (calling: string, saved: Parameters<typeof aMember>[0]) => {
  const rows = rowsOfText(`Name,Calling\n"Reed, Tom",${calling}\n`, false).rows.map(readPerson);
  return importPlanOf(rows, [aMember({ ...TOM, ...saved })])[0]?.said;
};

test('a class takes no calling from a member', () =>
  expect(planned('Valiant 9', { calling: 'Organist' })).toMatchObject({
    action: 'skip',
    reason: 'No changes. Ignored: “Valiant 9”.',
  }));

test('a quorum of youth still tells a youth from an adult of the same name', () =>
  expect(planned('Deacons Quorum', { birthYear: 1948 })).toMatchObject({ mayBeAnother: true }));

test('an office below the name of its organization keeps it', () => {
  const text = 'Name,Calling\n,Relief Society\n"Lee, Kim",President\n"Roe, Ida",Primary\n';
  const people = rowsOfText(text, false).rows.map(readPerson);
  expect(people.map(({ person }) => person?.calling)).toEqual([undefined, 'Relief Society President', undefined]);
});
