import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

test.each([
  'nan',
  'NULL',
  '#N/A',
  '#REF!',
  '#VALUE!',
  'FALSE',
  'undefined',
  'TBD',
  'N/A',
  '?',
  '0',
  '-',
  '(none)',
  '<null>',
  '(blank)',
  'nada',
  '#¡REF!',
])('%s means a blank in every field', (nothing) => {
  const fields = ['phone', 'email', 'calling', 'household', 'preferredName', 'notes', 'sex', 'ageGroup', 'birthYear'];
  const values = Object.fromEntries(fields.map((field) => [field, nothing]));
  const read = readPerson({ row: 2, values: { name: 'Lee, Kim', ...values } });
  expect([read.problem, read.person]).toEqual([null, { firstName: 'Kim', lastName: 'Lee' }]);
});

test('next to a name, a placeholder isn’t a name', () => {
  expect(readPerson({ row: 2, values: { firstName: 'nan', lastName: 'Lee' } }).problem).toBe(
    '“Lee” has no first name.',
  );
  expect(readPerson({ row: 2, values: { name: 'Lee, TBD' } }).person).toBeNull();
});

test.each(['Nan', 'Na'])('%s is a first name', (firstName) =>
  expect(readPerson({ row: 2, values: { firstName, lastName: 'Snow' } }).person).toEqual({
    firstName,
    lastName: 'Snow',
  }),
);

test('no is an answer, and no talks are a number', () => {
  const { person } = readPerson({ row: 2, values: { name: 'Lee, Kim', isAvailable: 'FALSE', totalTalks: '0' } });
  expect(person).toMatchObject({ isAvailable: false, totalTalks: 0 });
});

test.each([
  'Married',
  'Wife',
  'Head of Household',
  'Elder',
  'Unordained',
  'Casada',
  'Sin llamamiento',
  'No tiene',
  'Miembro',
  'No current calling',
  'Unassigned',
  'Member',
  'Class Member',
  'Quorum Member',
  'Relief Society Member',
  'Returned missionary',
])('%s is about a person and isn’t a calling, and is listed as ignored', (calling) => {
  const read = readPerson({ row: 2, values: { name: 'Lee, Kim', calling } });
  expect([read.person?.calling, read.remarks]).toEqual([undefined, [`Ignored: “${calling}”.`]]);
});

test.each([
  'Proposed',
  'Being considered',
  'Declined calling',
  'Open',
  'Set apart',
  'Room 12',
  '2nd hour',
  'Past Bishop',
  'Bishop’s wife',
  'Por relevar',
  'Pendiente',
  'Ex obispo',
  'Obispo relevado',
  'released',
  'Released 3 May',
  'see Bishop',
  'none yet',
  'Has calling',
  'Female',
  'Bishop?',
  'Primary Teacher (released 3 Nov)',
  'Primary Teacher (declined)',
  'Ward Clerk (to be sustained 6 Dec)',
  'Ward Clerk until Dec 31',
  'Primary Teacher (awaiting release)',
  'Ward Clerk - needs release',
  'Primary Teacher - vacant',
  'Primary Teacher - TBD',
  'Primary President (past)',
  'Bishop {ended}',
  'Incoming Primary President',
  'Outgoing Primary President',
  'Primary President Elect',
  'Primary President (extended)',
  'Primary President - Stake approval pending',
  'Primary President → Organist',
  'Primary President > RS Teacher',
  'Bishop; Released Clerk',
])('%s isn’t a calling', (calling) =>
  expect(readPerson({ row: 2, values: { name: 'Lee, Kim', calling } }).problem).toBe(`“${calling}” is not a calling.`),
);

test.each([
  ['VERDADERO', true],
  ['✓', true],
  ['ok', true],
  ['FALSO', false],
  ['Falsch', false],
])('the checked or unchecked box “%s” is an answer', (isAvailable, answer) =>
  expect(readPerson({ row: 2, values: { name: 'Lee, Kim', isAvailable } }).person?.isAvailable).toBe(answer),
);

test.each(['Release Time Seminary Teacher', 'Primary > Teacher', 'Bishop (acting)', 'Primary Teacher (sub)'])(
  '%s is a calling',
  (calling) => expect(readPerson({ row: 2, values: { name: 'Lee, Kim', calling } }).problem).toBeNull(),
);

test('a question mark under Available is asked about', () =>
  expect(readPerson({ row: 2, values: { name: 'Lee, Kim', isAvailable: '?' } }).problem).toBe(
    'Available must be yes or no, not “?”',
  ));
