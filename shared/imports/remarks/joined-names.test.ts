import { expect, test } from 'vitest';
import { importedFrom } from '../../../tests/import-plans.ts';

test.each([
  ['Aguilar Benítez, María del Carmen', 'María del Carmen Aguilar Benítez'],
  ['Ruiz Soto, José de Jesús', 'José de Jesús Ruiz Soto'],
  ['Paz Gil, María de los Ángeles', 'María de los Ángeles Paz Gil'],
  ['da Silva, Maria das Dores', 'Maria das Dores da Silva'],
  ['de la Cruz, Juan de Dios', 'Juan de Dios de la Cruz'],
])('“%s” in a line of text is nothing but a name', (line, name) => {
  expect(importedFrom(`${line}\nMora Gil, Ana María\nVega Luna, Luis\n`).people).toContain(name);
});

test('more than two given names and what joins them may be something else', () => {
  const { people } = importedFrom('Aguilar, María Elena del Carmen Ruth\nMora, Ana María\nVega, Luis\n');
  expect(people).toHaveLength(2);
});
