import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText, type RawTable } from '../rows.ts';

const [ONE, OTHER, EMAIL] = ['801-555-0101', '801-555-0102', 'ada@example.org'];
const said = ({ rows }: RawTable) =>
  rows
    .map(readPerson)
    .map((row) =>
      [row.problem ?? [row.person?.phone, row.person?.email], fileNotesOf(row).map(({ text }) => text)]
        .flat(2)
        .filter(Boolean)
        .join(' · '),
    );
/** What is saved of each person's phone and email. */
const saved = ({ rows }: RawTable) =>
  rows.map(readPerson).flatMap(({ person }) => [person?.phone ?? '', person?.email ?? '']);
const NAMES = ['Yuri Elkins', 'Ada Glade', 'Tom Elkins', 'Ann Moss', 'Sue Frei'];
const tableOf = (headings: string, ...cells: string[]) =>
  rowsOfText(`Name,${headings}\n${cells.map((cell, at) => `${NAMES[at]},${cell}`).join('\n')}\n`, false);

test.each([
  'Contact',
  'Contact Info',
  'Contact Information',
  'Number',
  'Phone/Email',
  'Phone or Email',
  'How to reach',
  'Email/Phone',
])('of phones and emails below “%s,” each is saved as what it is', (heading) => {
  const table = tableOf(heading, ONE, EMAIL, '', OTHER);
  expect(said(table)).toEqual([ONE, EMAIL, '', OTHER]);
  expect(table.ignoredColumns).toEqual([]);
});

test.each([
  ['801-555-0101 / ada@example.org', `${ONE} · ${EMAIL}`],
  ['ada@example.org; 801-555-0101', `${ONE} · ${EMAIL}`],
  ['801-555-0101 (ada@example.org)', `${ONE} · ${EMAIL}`],
  ['801-555-0101 email: ada@example.org', `${ONE} · ${EMAIL}`],
])('%j has both', (cell, expected) =>
  expect(said(tableOf('Contact', OTHER, cell, EMAIL))).toEqual([OTHER, expected, EMAIL]),
);

test('what is neither is noted in its row, and a number that is no phone is asked about', () => {
  const table = tableOf('Contact', ONE, EMAIL, OTHER, 'FB messenger', '801-555');
  expect(said(table)).toEqual([ONE, EMAIL, OTHER, 'FB messenger', '“801-555” is not a phone number.']);
  expect(table.ignoredColumns).toEqual([]);
  expect(said(tableOf('Contact,Email', `${ONE},`, `same as Yuri,${EMAIL}`, `${OTHER},`))).toEqual([
    ONE,
    `${EMAIL} · same as Yuri`,
    OTHER,
  ]);
});

test.each(['2026-05-01', '5/1/2026', '12-500-1200', '001-2345-6789'])(
  '“%s” below no such heading is no phone',
  (cell) => {
    const table = tableOf('Move', cell, cell, cell, cell, 'to Lima');
    expect(table.rows.some(({ values }) => values.phone)).toBe(false);
    expect(table.ignoredColumns).toEqual(['Move']);
  },
);

test('beside columns of phones and emails it fills their blanks', () => {
  const table = tableOf('Phone,Contact', `${ONE},${OTHER}`, `,${EMAIL}`, `,${OTHER}`);
  expect(said(table)).toEqual([ONE, EMAIL, OTHER]);
  expect(table.ignoredColumns).toEqual(['Contact (where Phone has a value)']);
});

test.each(['Emergency Contact', 'Spouse Contact', 'Ministering contact', 'Parent phone/email'])(
  'below “%s” they are someone else’s',
  (heading) => expect(saved(tableOf(heading, ONE, EMAIL, OTHER)).join('')).toBe(''),
);

test('people and ways below “Contact” are neither phones nor emails', () => {
  expect(saved(tableOf('Contact', 'Mark Elkins', 'Bob Glade', ONE)).join('')).toBe('');
  expect(said(tableOf('Contact', 'text', 'call', 'text')).join('')).not.toMatch(/phone|email/);
});

test('in JSON, too', () => {
  const list = ['801-555-0101', EMAIL, `${OTHER} / tom@example.org`, 'FB messenger'].map((contact, at) => ({
    name: NAMES[at],
    contact,
  }));
  const table = rowsOfJson(JSON.stringify(list));
  expect(said(table)).toEqual([ONE, EMAIL, `${OTHER} · tom@example.org`, 'FB messenger']);
  expect(table.ignoredColumns).toEqual([]);
  const newer = [{ name: 'Yuri Elkins', phone: ONE, newPhone: OTHER }];
  expect(said(rowsOfJson(JSON.stringify(newer)))).toEqual([OTHER]);
});
