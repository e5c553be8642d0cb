import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, false)
    .rows.map(readPerson)
    .map((row) =>
      [row.name, row.person?.email, ...fileNotesOf(row).map(({ text }) => `(${text})`)].filter(Boolean).join(' '),
    );

test.each([
  ['Household,Head,Spouse,Children,Email', 'Dean,,Kay,Leo,kay@example.org', ['Kay Dean kay@example.org', 'Leo Dean']],
  ['Household,Head,Spouse,Email', 'Dean,Al,Kay,KAY.DEAN@example.org', ['Al Dean', 'Kay Dean KAY.DEAN@example.org']],
  ['Household,Head,Spouse,Email', 'Dean,Al,Kay,aldean7@example.org', ['Al Dean aldean7@example.org', 'Kay Dean']],
  [
    'Familia,Esposo,Esposa,Correo',
    'Gómez Ríos,Raúl,Nora,raul@x.org',
    ['Raúl Gómez Ríos raul@x.org', 'Nora Gómez Ríos'],
  ],
  ['Name,Email', 'Al & Kay Dean,kay@example.org', ['Al Dean', 'Kay Dean kay@example.org']],
])('below “%s” the email in “%s” is that of the one adult with the name', (titles, row, people) =>
  expect(read(`${titles}\n${row}`)).toEqual(people),
);

test.each([
  ['Household,Head,Spouse,Email', 'Dean,Al,Kay,deans@example.org'],
  ['Household,Head,Spouse,Email', 'Dean,Al,Kay,al.kay@example.org'],
  ['Household,Head,Spouse,Email', 'Dean,Al,Kay,"al@example.org, kay@example.org"'],
  ['Household,Head,Spouse,Children,Email', 'Dean,Al,Kay,Leo,leo@example.org'],
  ['Household,Head,Spouse,Children,Email', 'Dean,Al,Kay,Kayla,kay@example.org'],
  ['Name,Email', 'Al & Kay Dean,deans@example.org'],
])('below “%s” the email in “%s” is noted at both and saved for no one', (titles, row) => {
  const email = /,"?([^,"]*@.*?)"?$/.exec(row)?.[1] ?? '';
  expect(read(`${titles}\n${row}`).slice(0, 2)).toEqual([`Al Dean (${email})`, `Kay Dean (${email})`]);
});

test('an email that one of a couple has leaves his phone his and her phone hers', () => {
  const lines = [
    'Name,Phone (Him),Phone (Her),Email',
    'Dale & Jen Holt,801-555-0170,801-555-0171,holts@example.org',
    'Ken & Lou Ives,801-555-0172,801-555-0173,ken.ives@example.org',
  ];
  const { rows } = rowsOfText(lines.join('\n'), false);
  expect(rows.map(readPerson).map(({ person }) => [person?.firstName, person?.phone, person?.email])).toEqual([
    ['Dale', '801-555-0170', undefined],
    ['Jen', '801-555-0171', undefined],
    ['Ken', '801-555-0172', 'ken.ives@example.org'],
    ['Lou', '801-555-0173', undefined],
  ]);
});
