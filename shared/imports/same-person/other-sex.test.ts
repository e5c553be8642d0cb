import { expect, test } from 'vitest';
import type { Member } from '#shared/members/schema.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const said = (list: string, saved: Partial<Member>) =>
  importPlanOf(rowsOfText(list, false).rows.map(readPerson), [aMember(saved)]).map((planned) => planned.said);

const JAMIE: Partial<Member> = { firstName: 'Jamie', lastName: 'Lee', sex: 'male' };
const TAYLOR: Partial<Member> = { firstName: 'Taylor', lastName: 'Reed', sex: 'female' };
test.each<[list: string, saved: Partial<Member>]>([
  ['Name,Calling\n"Lee, Jamie",Relief Society President\n', JAMIE],
  ['Name,Calling\n"Lee, Jamie",Young Women Adviser\n', JAMIE],
  ['Name,Calling\n"Reed, Taylor",Elders Quorum President\n', TAYLOR],
  ['Name,Calling\n"Reed, Taylor",Bishop\n', TAYLOR],
  ['Name,Calling\n"Reed, Taylor",Bishop\n', { ...TAYLOR, sex: null, calling: 'Relief Society Teacher' }],
  ['Name,Phone\nSister Jamie Lee,801-555-0100\n', JAMIE],
  ['Name,Phone\n"Lee, Sister Jamie",801-555-0100\n', JAMIE],
  ['Title,Name\nSister,"Lee, Jamie"\n', JAMIE],
  ['Title,First Name,Last Name\nMrs.,Jamie,Lee\n', JAMIE],
  ['Title,Name\nBrother,"Reed, Taylor"\n', TAYLOR],
  ['Prefix,Name\nMr.,"Reed, Taylor"\n', TAYLOR],
  ['Young Women,\nName,Phone\n"Lee, Jamie",801-555-0100\n', JAMIE],
  ['Relief Society,\nName,Phone\n"Lee, Jamie",801-555-0100\n', JAMIE],
  ['Elders Quorum,\nName,Phone\n"Reed, Taylor",801-555-0100\n', TAYLOR],
  ['Name,Relationship\n"Lee, Jamie",Wife\n', JAMIE],
])('%j never updates a member of the other sex', (list, saved) => {
  const row = said(list, saved).at(-1);
  expect(row).toMatchObject({ action: 'skip', isProblem: true, mayBeAnother: true });
  expect(row?.reason).toMatch(/^This may not be the same person\. (?:Jamie Lee|Taylor Reed) /);
});

test('the row says which word tells that the two are a brother and a sister', () =>
  expect(said('Title,Name\nHermana,"Lee, Jamie"\n', JAMIE)[0]?.reason).toBe(
    'This may not be the same person. Jamie Lee is listed as Brother on the member list, and this row says “Hermana.” Add this row as a new person, or correct it.',
  ));

test.each<[list: string, saved: Partial<Member>]>([
  ['Name,Calling\n"Lee, Jamie",Primary Teacher\n', JAMIE],
  ['Name,Calling\n"Lee, Jamie",Relief Society Pianist\n', JAMIE],
  ['Name,Calling\n"Reed, Taylor",Sunday School President\n', TAYLOR],
  ['Name,Calling\n"Reed, Taylor",Relief Society President\n', TAYLOR],
  ['Name,Calling\n"Lee, Jamie",Relief Society President\n', { ...JAMIE, calling: 'Relief Society President' }],
  ['Name,Phone\nSister Taylor Reed,801-555-0100\n', TAYLOR],
  ['Name,Phone\nDr. Taylor Reed,801-555-0100\n', TAYLOR],
  ['Name,Phone\n"Bishop, Mary Ann",801-555-0100\n', { firstName: 'Mary Ann', lastName: 'Bishop', sex: 'female' }],
  ['Young Women,,\nName,Phone,Calling\n"Lee, Jamie",801-555-0100,Organist\n', JAMIE],
])('%j says nothing against the member', (list, saved) =>
  expect(said(list, saved).some(({ mayBeAnother }) => mayBeAnother)).toBe(false),
);
