import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const HEADINGS = [
  'Head of House and Spouse',
  'Head of Household & Spouse',
  'HOH/Spouse',
  'Husband and Wife',
  'Esposo y esposa',
  'Jefe de familia y cónyuge',
  'Marido e mulher',
  'Mari et femme',
  'Ehemann und Ehefrau',
  'Marito e moglie',
];

test.each(HEADINGS)('“%s” without other columns of a household has couples, and whoever lives alone', (heading) => {
  const list = `${heading},Phone,Email\n"Farley, Todd & Jolene",801-555-2701,f@example.com\n"Gates, Norma",801-555-2702,\n`;
  expect(importedFrom(list).people).toEqual(['Todd Farley', 'Jolene Farley', 'Norma Gates, 801-555-2702']);
  expect(JSON.stringify(notedIn(list)).match(/801-555-2701/g)).toHaveLength(2);
});

test.each(HEADINGS)('beside “Household” and “Children,” “%s” has the parents', (heading) => {
  const list = `Household,${heading},Children,Phone\nFarley,"Farley, Todd & Jolene","Kate, Max",\nGates,"Gates, Norma",,801-555-2702\n`;
  const names = importedFrom(list).people.map((person) => person.split(',')[0]);
  expect(names).toEqual(['Todd Farley', 'Jolene Farley', 'Kate Farley', 'Max Farley', 'Norma Gates']);
});

test('a column for each of the two is as it was', () =>
  expect(importedFrom('Husband,Wife\n"Farley, Todd",Jolene\n').people).toEqual(['Todd Farley', 'Jolene Farley']));
