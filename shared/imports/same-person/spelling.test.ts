import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import type { ExistingMember } from '../matching.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { isMisspelled, soundAlike } from './spelling.ts';

test.each([
  'megan meagan meghan meaghan',
  'lily lilly lillie',
  'ines inez',
  'gallagher galagher gallager',
  'michael micheal',
  'katie katy katee',
  'ashley ashlee ashleigh',
  'nicholas nicolas',
  'christina kristina',
  'philip phillip',
  'maria mariah',
])('%s sound alike', (names) => {
  const [first = '', ...others] = names.split(' ');
  expect(others.filter((other) => !soundAlike(first, other))).toEqual([]);
});

test.each([
  'joan john',
  'tim tom',
  'andrea andre',
  'maria mary',
  'julia julie',
  'mario maria',
  'erin aaron',
  'ella ali',
])('%s are two names', (names) => {
  const [one = '', other = ''] = names.split(' ');
  expect([soundAlike(one, other), isMisspelled(one, other) && one.length < 5]).toEqual([false, false]);
});

const saidOf = (list: string, ...known: ExistingMember[]) =>
  importPlanOf(rowsOfText(list, false).rows.map(readPerson), known).map(({ said }) => said);

test.each([
  ['Hale, Meagan', 'Megan Hale'],
  ['Galagher, Orla', 'Orla Gallagher'],
  ['Gallagher, Orlah', 'Orla Gallagher'],
  ['Amundsen, Lilly', 'Lily Amundsen'],
  ['Duarte, Inez', 'Inês Duarte'],
  ['Jenson, Kirsten', 'Kirsten Jensen'],
  ['Lindquist, Jonas', 'Jonas Lindqvist'],
])('%s may be the member %s, spelled in another way', (name, listed) => {
  const [firstName = '', lastName = ''] = listed.split(' ');
  const [row] = saidOf(`Name,Email\n"${name}",new@example.org\n`, aMember({ firstName, lastName }));
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toContain(`${listed} on the member list has a similar name.`);
});

const PHONE = '801-555-0103';
test.each([
  ['Hale, Meagan', 'Megan Hale'],
  ['Hale, O.', 'Owen Hale'],
  ['Jensen, Kristen', 'Kirsten Jensen'],
])('%s with the phone of %s may be that member', (name, listed) => {
  const [firstName = '', lastName = ''] = listed.split(' ');
  const [row] = saidOf(`Name,Phone\n"${name}",${PHONE}\n`, aMember({ firstName, lastName, phone: PHONE }));
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(row?.reason).toContain(`${listed} on the member list has this phone number.`);
});

test.each([
  ['Cy Egan', 'C. Egan'],
  ['Megan Egan', 'Meagan Egan'],
  ['Kristen Egan', 'Kirsten Egan'],
])('in one file, %s and %s with one phone may be one person', (one, other) => {
  const rows = saidOf(`Name,Phone\n${one},${PHONE}\n${other},${PHONE}\n`);
  expect(rows.map(({ action, mayBeAnother }) => (mayBeAnother ? 'asked' : action))).toEqual(['new', 'asked']);
});

test.each([
  ['a brother', 'Hale, Tim', 'Tom Hale'],
  ['a wife', 'Hale, Joan', 'John Hale'],
  ['someone of another family', 'Hill, Owen', 'Owen Hale'],
])('%s of a nearly equal name is new: %s and %s', (_, name, listed) => {
  const [firstName = '', lastName = ''] = listed.split(' ');
  const [row] = saidOf(`Name\n"${name}"\n`, aMember({ firstName, lastName }));
  expect(row).toMatchObject({ action: 'new' });
});

test('a row with accents that the member list doesn’t have says how the member is listed', () => {
  const reasonOf = (said: string, lastName: string) =>
    importPlanOf(rowsOfText(`Name,Phone\n${said},801-555-0411\n`, false).rows.map(readPerson), [
      aMember({ firstName: 'Cat', lastName }),
    ])[0]?.said.reason;
  expect(reasonOf('Cat Zúñiga', 'Zuniga')).toBe('Changes: phone. On the member list as Cat Zuniga.');
  for (const [said, listed] of [
    ['Cat Zúñiga', 'Zúñiga'],
    ['Cat Zúñiga', 'Zúñiga'.normalize('NFD')],
    ['Cat Zuniga', 'Zúñiga'],
    ['CAT ZÚÑIGA', 'Zúñiga'],
    ['CAT ZUNIGA', 'Zuniga'],
  ] as const)
    expect(reasonOf(said, listed)).toBe('Changes: phone.');
});
