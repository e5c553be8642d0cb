import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

const problemOf = (name: string) => readPerson({ row: 2, values: { name } }).problem;

test.each([
  'María del Carmen García',
  'María de los Ángeles',
  'Juan de Dios López',
  'Ana María de la Cruz',
  'Robert Van Johnson',
  'Nguyen Van Anh',
  'DUPONT Jean',
  'GARCÍA LÓPEZ María',
  '山田 花子',
  '김민준',
  '山田花子',
  'Иванов Пётр',
  'Park Ji-woo',
  'Ana de la Cruz Organist',
  'de Souza',
])('“%s” is flagged for which part is the last name', (name) =>
  expect(problemOf(name)).toBe(`Which part of “${name}” is the last name? Write it as “Last, First.”`),
);

test.each([
  'Al Roe',
  'Van Morrison',
  'KIM LEE',
  'Anna-Lena Reed',
  'Ludwig van Beethoven',
  '山田, 花子',
  'DUPONT, Jean',
])('which part of “%s” is the last name is clear', (name) => expect(problemOf(name)).toBeNull());

test.each([
  'García, Juan y María',
  'Pérez, José e Inés',
  'GARCÍA, JUAN Y MARÍA',
  'Weber, Hans u. Inge',
  'Roe, Al or Di',
  'Juan Ruiz y familia',
  'Juan Ruiz e hijos',
  'Poe, Bo with Cy',
  'Poe, Bo n Cy',
  'Poe, Bo ’n’ Cy',
  'Roe, Mr. and Mrs. John',
])('“%s” is more than one person', (name) =>
  expect(problemOf(name)).toMatch(/is more than one person\. Give each person a separate row\.$/),
);

test('a middle initial is no second person', () => expect(problemOf('Smith, Mary E Jane')).toBeNull());
