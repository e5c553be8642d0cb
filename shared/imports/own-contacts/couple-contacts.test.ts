import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const [HIS, HERS] = ['801-555-0101', '801-555-0102'];
const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map(readPerson)
    .map((row) =>
      [row.name, row.person?.phone, ...fileNotesOf(row).map(({ text }) => text)].filter(Boolean).join(' · '),
    );

test.each([
  `Household,Adult 1,Adult 2,Phone 1,Phone 2\nElkins,Mark,Liz,${HIS},${HERS}`,
  `Family,Adult 1,Adult 2,Cell 2,Cell 1\nElkins,Mark,Liz,${HERS},${HIS}`,
  `Head of Household,Phone,Spouse,Spouse Phone\n"Elkins, Mark",${HIS},Liz,${HERS}`,
  `Last Name,Husband,Wife,Home Phone,Cell,Wife Cell\nElkins,Mark,Liz,,${HIS},${HERS}`,
  `Last,Husband,Wife,Phone (H),Phone (W),Email (H),Email (W)\nElkins,Mark,Liz,${HIS},${HERS},,`,
  `Last,Husband,Wife,Cell (H),Cell (W)\nElkins,Mark,Liz,${HIS},${HERS}`,
  `Adult 1,Adult 1 Phone,Adult 2,Adult 2 Phone\nMark Elkins,${HIS},Liz Elkins,${HERS}`,
  `Household,Adult 2 Phone,Adult 1,Adult 2,Phone (Adult 1)\nElkins,${HERS},Mark,Liz,${HIS}`,
  `Apellido,Esposo,Celular esposo,Esposa,Celular de la esposa\nElkins,Mark,${HIS},Liz,${HERS}`,
  `Family,Husband,H Cell,Wife,W Cell\nElkins,Mark,${HIS},Liz,${HERS}`,
  `Family,Husband,Wife,W Cell,H Cell\nElkins,Mark,Liz,${HERS},${HIS}`,
  `Family,Husband,H Phone,Wife,W Phone\nElkins,Mark,${HIS},Liz,${HERS}`,
  `Family,Husband,Phone (H),Wife,Phone (W)\nElkins,Mark,${HIS},Liz,${HERS}`,
  `Family,Husband,Phone,Email,Wife,Phone,Email\nElkins,Mark,${HIS},,Liz,${HERS},`,
  `Family,Head,Cell,Spouse,Cell\nElkins,Mark,${HIS},Liz,${HERS}`,
  `Head of Household,Spouse,Cell (Head),Cell (Spouse)\n"Elkins, Mark",Liz,${HIS},${HERS}`,
])('each of a couple has the phone with their number, or the one that isn’t the other’s: %j', (text) =>
  expect(read(text)).toEqual([`Mark Elkins · ${HIS}`, `Liz Elkins · ${HERS}`]),
);

test('so has each their email', () => {
  const emailsIn = (text: string) => rowsOfText(text, false).rows.map(({ values }) => values.email);
  for (const text of [
    'Household,Adult 1,Adult 2,Email 1,Email 2\nElkins,Mark,Liz,mark@example.org,liz@example.org',
    'Household,Husband,H Email,Wife,W Email\nElkins,Mark,mark@example.org,Liz,liz@example.org',
    'Household,Husband,Email,Wife,Email\nElkins,Mark,mark@example.org,Liz,liz@example.org',
  ])
    expect(emailsIn(text)).toEqual(['mark@example.org', 'liz@example.org']);
});

test.each([
  `Family,Head,Spouse,Phone\nElkins,Mark,Liz,${HIS}`,
  `Family,Head,Spouse,Head Phone,Phone 2\nElkins,Mark,Liz,,${HIS}`,
  `Family,Head,Spouse,Home Phone,Spouse Phone\nElkins,Mark,Liz,${HIS},`,
  `Family,Members,Phone\nElkins,Mark & Liz,${HIS}`,
  `Last,Husband,Wife,Phone (H),Phone (W)\nElkins,Mark,Liz,${HIS},`,
  `Family,Husband,Wife,Phone,Fax\nElkins,Mark,Liz,${HIS},`,
  `Name,Phone\nMark & Liz Elkins,${HIS}`,
  `Name,Text #\n"Elkins, Mark & Liz",${HIS}`,
])('the phone of a couple is noted in the rows of both, and saved in none: %j', (text) =>
  expect(read(`${text}\n`)).toEqual([`Mark Elkins · ${HIS}`, `Liz Elkins · ${HIS}`]),
);

test('only who has no other phone needs to be told', () => {
  const list = `Family,Husband,Wife,Husband Cell,Wife Cell,Home Phone\nElkins,Mark,Liz,${HIS},,${HERS}`;
  expect(read(list)).toEqual([`Mark Elkins · ${HIS}`, `Liz Elkins · ${HERS}`]);
  expect(rowsOfText(list, false).rows.map(({ values }) => values.phone)).toEqual([HIS, undefined]);
});

test('members of a family are children only beside their parents', () => {
  const childrenIn = (list: string) =>
    rowsOfText(list, false).rows.flatMap(({ values, signs }) => (signs?.length ? [values.firstName] : []));
  expect(childrenIn('Family,Members\nElkins,Mark & Liz\n')).toEqual([]);
  expect(childrenIn('Family,Head,Members\nElkins,Mark,Jo & Ty\n')).toEqual(['Jo', 'Ty']);
});

test('of two couples in a text, too', () => {
  const text = `Elkins, Mark & Liz  ${HIS}\nAmes, Tom & Nancy  ${HERS}\n`;
  expect(read(text, true)).toEqual(
    ['Mark Elkins', 'Liz Elkins', 'Tom Ames', 'Nancy Ames'].map((name, at) => `${name} · ${at < 2 ? HIS : HERS}`),
  );
  expect(rowsOfText(text, true).rows.some(({ values }) => values.phone)).toBe(false);
});

test('a column whose phones are all told in the rows isn’t listed as ignored', () => {
  const list = `Family,Head,Spouse,Phone\nElkins,Mark,Liz,${HIS}\nGlade,Ada,,${HERS}\n`;
  expect(rowsOfText(list, false).ignoredColumns).toEqual([]);
  expect(read(list)[2]).toBe(`Ada Glade · ${HERS}`);
});
