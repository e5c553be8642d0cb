import { expect, test } from 'vitest';
import type { ExistingMember } from '../matching.ts';
import { checkedOn, readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

function said(list: string, ...known: ExistingMember[]) {
  const rows = rowsOfText(list, false).rows.map((row) => checkedOn('2026-11-22', readPerson(row)));
  return importPlanOf(rows, known).map((row) => row.said);
}
const JANE = aMember({ phone: '801-555-0100', sex: 'female', birthYear: 1990 });

test.each([
  ['Name,Phone\n"Jones, Jane",(801) 555-0100\n', JANE, 'Jane Smith on the member list has this phone number.'],
  [
    'Name,Phone,Gender,Age\n"Jones, J. Ann",801-555-0100,F,36\n',
    JANE,
    'Jane Smith on the member list has this phone number.',
  ],
  ['Name,Phone\n"Smith, Jane Ann",801-555-0100\n', JANE, 'Jane Smith on the member list has this phone number.'],
  [
    'Name\n"Kim, Danny"\n',
    aMember({ firstName: 'Dan', lastName: 'Kim', preferredName: 'Danny' }),
    'Dan Kim on the member list goes by Danny.',
  ],
])('of the list %j, someone may be a member under another name and is asked about', (list, known, reason) => {
  const [row] = said(list, known);
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toBe(`${reason} Add this row as another person, or correct the name if it’s the same person.`);
});

test.each([
  ['a husband', 'Name,Phone\n"Smith, Tom",801-555-0100\n'],
  ['a daughter of the same name', 'Name,Phone,Birth Date\n"Smith, Janet",801-555-0100,2015\n'],
  ['a son of a similar name', 'Name,Phone,Gender\n"Smith, Jan",801-555-0100,M\n'],
  ['someone in a list that names her too', 'Name,Phone\n"Smith, Jane",801-555-0100\n"Smith, Jane Ann",801-555-0100\n'],
])('%s with the phone of a member is new', (_, list) => {
  expect(said(list, JANE).at(-1)).toMatchObject({ action: 'new' });
});

test('a row of the other sex is asked about, and changes no one', () => {
  const [row] = said('Name,Gender\n"Smith, Jane",M\n', JANE);
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toBe(
    'This may be another person: Jane Smith on the member list is a sister. Add this row as another person, or correct it.',
  );
});

test('a change shows what is lost, and a blank that is filled shows only the new value', () => {
  const known = aMember({ phone: '801-555-0100', calling: 'Bishop', notes: 'sings' });
  const [row] = said('Name,Phone,Calling,Notes,Email\n"Smith, Jane",801-555-0101,Teacher,plays,j@x.org\n', known);
  expect(row?.details).toBe('Bishop → Teacher · j@x.org · 801-555-0100 → 801-555-0101 · notes: sings → plays');
});

test('someone who was removed is said to have been, and to come back', () => {
  const [row] = said('Name\n"Smith, Jane"\n', aMember({ isDeleted: true }));
  expect(row).toMatchObject({ action: 'update', isRestored: true, reason: 'Was removed. Will be restored.' });
});
