import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [HIS, HERS] = ['555-403-0001', '555-403-0002'];
const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map(readPerson)
    .map((row) =>
      [row.problem ?? row.name, row.person?.household, row.person?.phone, ...fileNotesOf(row).map(({ text }) => text)]
        .filter(Boolean)
        .join(' · '),
    );
const BOTH = [`Lyle Kemp · Kemp · ${HIS}`, `Tina Kemp · Kemp · ${HERS}`];

test.each([
  `Name 1,Phone 1,Name 2,Phone 2\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
  `Name 1,Phone 1,Name 2,Phone 2\n"Kemp, Lyle",${HIS},"Kemp, Tina",${HERS}`,
  `Name,Phone,Name 2,Phone 2\nLyle Kemp,${HIS},Tina,${HERS}`,
  `Name,Phone,Name 2,Phone\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
  `First Name 1,Last Name,First Name 2,Phone 1,Phone 2\nLyle,Kemp,Tina,${HIS},${HERS}`,
  `First Name,Last Name,First Name 2,Last Name 2,Phone,Phone 2\nLyle,Kemp,Tina,Kemp,${HIS},${HERS}`,
  `Person 1,Cell 1,Person 2,Cell 2\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
  `Person 1 Name,Person 1 Phone,Person 2 Name,Person 2 Phone\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
  `Adult 1,Adult 1 Phone,Adult 2,Adult 2 Phone\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
  `Adult 1 First Name,Adult 1 Last Name,Adult 2 First Name,Adult 2 Last Name,Adult 1 Cell,Adult 2 Cell\nLyle,Kemp,Tina,,${HIS},${HERS}`,
  `Primary Member,Primary Cell,Secondary Member,Secondary Cell\nLyle Kemp,${HIS},Tina Kemp,${HERS}`,
])('two people of a household in one row are read as two, each with the phone of their own: %j', (text) => {
  expect(read(text)).toEqual(BOTH);
  expect(read(text, true)).toEqual(BOTH);
});

test('a phone of which no heading says whose it is is noted in the rows of both', () => {
  const both = [`Lyle Kemp · Kemp · ${HIS}`, `Tina Kemp · Kemp · ${HIS}`];
  for (const text of [
    `Name,Name 2,Phone\nLyle Kemp,Tina Kemp,${HIS}`,
    `Name 1,Name 2,Home Phone\nLyle Kemp,Tina,${HIS}`,
  ])
    expect(read(text)).toEqual(both);
  const [one] = rowsOfText(`Name,Name 2,Phone\n"Kemp, Lyle","Kemp, Tina",${HIS}`, false).rows;
  expect(one?.values.phone).toBeUndefined();
});

test('the second one’s phone doesn’t fill the first one’s gap', () =>
  expect(read(`Name 1,Name 2,Phone 1,Phone 2\nLyle Kemp,Tina Kemp,,${HERS}`)).toEqual(['Lyle Kemp · Kemp', BOTH[1]]));

test('each keeps the last name of their own', () =>
  expect(read('First Name 1,Last Name 1,First Name 2,Last Name 2\nLyle,Kemp,Tina,Roe\nMax,Lee,,\n')).toEqual([
    'Lyle Kemp · Kemp',
    'Tina Roe · Kemp',
    'Max Lee · Lee',
  ]));

test.each([
  ['with a calling', 'Name,Name 2,Phone,Calling\nLyle Kemp,Tina Kemp,555-403-0001,Clerk', 'Tina Kemp'],
  ['of strangers', 'Name 1,Name 2\nLyle Kemp,Ana Roe', 'Ana Roe'],
  ['of one first name in two', 'First Name,Last Name,First Name 2\nLyle,Kemp,Ann', 'Ann'],
])('a second name in a row %s is no one in the household, and noted', (_, text, name) => {
  const [row, ...others] = read(text);
  expect(others).toEqual([]);
  expect(row).toMatch(new RegExp(`^Lyle Kemp .*${name}$`));
});

test('two phones of one person are theirs, whatever is primary', () =>
  expect(read(`Name,Primary Phone,Secondary Phone\nLyle Kemp,${HIS},${HERS}\n`)[0]).toMatch(`Lyle Kemp · ${HIS}`));

test.each([
  'Husband First,Husband Last,Wife First,Wife Last,His Cell,Her Cell',
  'His First,His Last,Her First,Her Last,His Cell,Her Cell',
  'Husband’s First Name,Husband’s Last Name,Wife’s First Name,Wife’s Last Name,Husband’s Cell,Wife’s Cell',
  'Head First Name,Head Last Name,Spouse First Name,Spouse Last Name,Head Phone,Spouse Phone',
  'Nombre esposo,Apellido esposo,Nombre esposa,Apellido esposa,Celular esposo,Celular esposa',
])('each of a couple has the last name of their own column: %s', (titles) => {
  for (const isFree of [false, true]) {
    expect(read(`${titles}\nLyle,Kemp,Tina,Kemp,${HIS},${HERS}`, isFree)).toEqual(BOTH);
    expect(read(`${titles}\nLyle,Kemp,Tina,Hale,${HIS},${HERS}\nBo,Dent,,,,`, isFree)).toEqual([
      `Lyle Kemp · Kemp · ${HIS}`,
      `Tina Hale · Kemp · ${HERS}`,
      'Bo Dent · Dent',
    ]);
    expect(read(`${titles}\nBo,Dent,,,${HIS},`, isFree)).toEqual([`Bo Dent · Dent · ${HIS}`]);
  }
});
