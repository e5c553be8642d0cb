import { expect, test } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const TODAY = '2026-11-22';
function plannedFor(row: string, saved: Partial<Member>) {
  const { rows } = rowsOfText(`Name,Age,Birth Date,Age Group,Calling\n"Hall, Mary",${row}\n`, false);
  const read = rows.map((raw) => checkedOn(TODAY, readPerson(raw)));
  return importPlanOf(read, [aMember({ firstName: 'Mary', lastName: 'Hall', ...saved })], TODAY)[0]?.said;
}

test.each<[row: string, saved: Partial<Member>, because: string]>([
  ['13,,,', { calling: 'Bishop' }, 'is an adult (Bishop), and this row is about a youth (born in 2013)'],
  [
    '9,,,',
    { calling: 'Relief Society President' },
    'is an adult (Relief Society President), and this row is about a child (born in 2017)',
  ],
  [
    ',,,Deacons Quorum President',
    { calling: 'Elders Quorum President' },
    'is an adult (Elders Quorum President), and this row is about a youth (Deacons Quorum President)',
  ],
  [',,Youth,', { birthYear: 1984 }, 'is an adult (born in 1984), and this row is about a youth'],
  [',,,Bishop', { ageGroup: 'child' }, 'is a child, and this row is about an adult (Bishop)'],
  [
    ',1990,,',
    { calling: 'Teachers Quorum Secretary' },
    'is a youth (Teachers Quorum Secretary), and this row is about an adult (born in 1990)',
  ],
  [
    '8,,,',
    { calling: 'Priests Quorum First Assistant' },
    'is a youth (Priests Quorum First Assistant), and this row is about a child (born in 2018)',
  ],
  ...[
    'Primary Teacher',
    'Nursery Leader',
    'Ward Missionary',
    'Chorister',
    'Temple and Family History Consultant',
    'Maestra de Primaria',
  ].map((calling): [string, Partial<Member>, string] => [
    '8,,,',
    { calling },
    `is a youth or an adult (${calling}), and this row is about a child (born in 2018)`,
  ]),
  [
    '8,,,Primary Teacher',
    { calling: 'Primary Teacher' },
    'is a youth or an adult (Primary Teacher), and this row is about a child (born in 2018)',
  ],
  [',,Child,', { calling: 'Organist' }, 'is a youth or an adult (Organist), and this row is about a child'],
  [
    ',,,Organist',
    { birthYear: 2018 },
    'is a child (born in 2018), and this row is about a youth or an adult (Organist)',
  ],
])('a row with %s and the saved member %o may be two people of one name', (row, saved, because) => {
  const said = plannedFor(row, saved);
  expect(said).toMatchObject({ action: 'skip', isProblem: true, mayBeAnother: true });
  expect(said?.reason).toBe(
    `This may not be the same person. Mary Hall on the member list ${because}. Add this row as a new person, or correct it.`,
  );
});

test.each<[row: string, saved: Partial<Member>]>([
  ['13,,,', { calling: 'Organist' }],
  ['14,,,', { calling: 'Ministering Brother' }],
  ['15,,,', { calling: 'Primary Teacher; Ward Missionary' }],
  ['14,,,', { calling: 'Deacons Quorum President' }],
  ['13,,,', { ageGroup: 'child' }],
  ['18,,,', { ageGroup: 'youth' }],
  ['8,,,', { calling: 'Valiant 9' }],
  ['8,,,', { calling: 'Child of Record' }],
  [',,,Organist', { ageGroup: 'child' }],
  ['18,,,', { calling: 'Elders Quorum Secretary' }],
  [',,,Elders Quorum Secretary', { birthYear: 2008 }],
  [',,,Young Women First Counselor', { birthYear: 2012, calling: 'Young Women First Counselor' }],
  [',2004,,Elders Quorum Secretary', { birthYear: 2004, calling: 'Priests Quorum Secretary' }],
  [',,Adult,Deacons Quorum Adviser', { calling: 'Bishop; Priests Quorum President' }],
])('a row with %s and the saved member %o are one person', (row, saved) =>
  expect(plannedFor(row, saved)?.isProblem).toBeUndefined(),
);

test('a son’s row beside his father’s never updates the father', () => {
  const father = aMember({ firstName: 'John', calling: 'Bishop' });
  const { rows } = rowsOfText('Name,Age,Calling\n"Smith, John",13,\n"Smith, John",,Bishop\n', false);
  const plan = importPlanOf(
    rows.map((raw) => checkedOn(TODAY, readPerson(raw))),
    [father],
    TODAY,
  );
  expect(plan.map(({ said, update }) => [said.mayBeAnother, update])).toEqual([
    [true, undefined],
    [undefined, undefined],
  ]);
});
