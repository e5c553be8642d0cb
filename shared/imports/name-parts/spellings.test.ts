import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const said = (list: string, ...known: ReturnType<typeof aMember>[]) =>
  importPlanOf(
    rowsOfText(list, false).rows.map((row) => readPerson(row)),
    known,
  ).map((planned) => planned.said);

const AAAX = (firstName: string, phone: string | null) => aMember({ firstName, lastName: 'Aaax', phone, email: null });
test.each([
  ['Neil', 'Neal'],
  ['Alan', 'Allen'],
  ['Dale', 'Dail'],
  ['Gale', 'Gail'],
  ['Jean', 'Jeanne'],
  ['Gerri', 'Jerry'],
  ['Dale', 'Dane'],
])('%s on the list and %s of the same name and phone in a file may be one person', (known, name) => {
  const list = `Name,Phone\n"Aaax, ${name}",801-555-7001\n"Aaax, Opal",801-555-7001\n`;
  const [row, spouse] = said(
    list,
    AAAX(known, '801-555-7001'),
    aMember({ id: 2, firstName: 'Opal', lastName: 'Aaax' }),
  );
  expect(row).toMatchObject({ action: 'skip', mayBeAnother: true });
  expect(spouse?.mayBeAnother).toBeUndefined();
});
test.each([
  ['John', 'Jean'],
  ['Neil', 'Nellie'],
  ['Amy', 'Ann'],
  ['Dean', 'Dawn'],
])('%s and %s, who share them, are two', (known, name) =>
  expect(said(`Name,Phone\n"Aaax, ${name}",801-555-7001\n`, AAAX(known, '801-555-7001'))).toMatchObject([
    { action: 'new' },
  ]),
);
test.each([
  ['Ty', 'Tyler'],
  ['Neil', 'Neal'],
  ['Gale', 'Gail'],
  ['Di', 'Diana'],
  ['Kelsey', 'Kelsie'],
  ['Penelope', 'Penny'],
])('%s and %s may be one person without a phone', (known, name) =>
  expect(said(`Name\n"Aaax, ${name}"\n`, AAAX(known, null))).toMatchObject([{ mayBeAnother: true }]),
);
