import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const PHONE = '801-555-0101';
const read = (text: string) => rowsOfText(text, false).rows.map((row) => ({ ...readPerson(row), raw: row }));

test.each([
  ['Opa', 'Familie;Opa;Telefon;Kinder'],
  ['Homme', 'Famille;Homme;Téléphone;Enfants'],
  ['Grown-ups', 'Family;Grown-ups;Phone;Kids'],
  ['Abuelo', 'Familia;Abuelo;Teléfono;Hijos'],
])('first names below “%s” are asked about, and the phone of the row is no child’s', (heading, titles) => {
  const [asked, other, more] = read(`${titles}\nBerg;Karl;${PHONE};Lea (9)\nHolz;;801-555-0102;Ann (8)\n`);
  expect(asked?.problem).toContain(`This household also has “Karl” under “${heading},”`);
  expect(asked?.raw.values.phone).toBeUndefined();
  expect([other?.name, other?.problem, more]).toEqual(['Ann Holz', null, undefined]);
});

test.each([
  ['Ministering Brother', 'Bill'],
  ['Nickname', 'Lou'],
  ['Pet', 'Bella'],
  ['City', 'Austin'],
  ['Landlord', 'none'],
])('below “%s,” no one of the household is missing', (heading, cell) => {
  const [first] = read(`Family,Husband,Wife,${heading},Kids\nBerg,Karl,Lea,${cell},Tim\n`);
  expect(first?.problem ?? '').not.toContain('This household also has');
});
