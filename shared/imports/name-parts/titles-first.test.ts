import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const people = (titled: readonly string[]) => titled.map((name) => name.replace(/^\S+ /, ''));

test.each([
  [['Hno. Pablo Arrieta', 'Hna. Celia Arrieta', 'Hna. Norma Bustos', 'Hno. Iván Bustos', 'Hno. Teodoro Luque']],
  [['Bro. Bart Fenwick', 'Sis. Greta Fenwick', 'Bro. Hank Zobell', 'Sis. Ida Zobell']],
  [['Ir. Marcos Teixeira', 'Irmã Ana Souza', 'Ir. Clara Nunes', 'Ir. Davi Moura']],
  [['Brother Bart Fenwick', 'Sister Greta Fenwick', 'Elder Hank Zobell', 'Sister Ida Zobell']],
])('titles before each name leave the names as they are without: %j', (titled) => {
  const read = { people: people(titled), problems: [] };
  expect(importedFrom(titled.join('\n'))).toEqual(read);
  expect(importedFrom(`Name\n${titled.join('\n')}\n`)).toEqual(read);
});

test.each(['Pdte. Tomás Uribe', 'Pdta. Luisa Uribe', 'Uribe, Pdte. Tomás'])('of “%s,” the office is told', (name) => {
  const [row] = rowsOfText(`Name,Phone\n"${name}",801-555-0101\n`, false).rows.map(readPerson);
  expect(row).toMatchObject({ person: { lastName: 'Uribe' }, problem: null });
  expect(row?.remarks).toEqual([`Ignored: “${name.includes('Pdta') ? 'Pdta.' : 'Pdte.'}”`]);
});

test.each(['Ir. Teixeira', 'Pdte. Uribe'])('of “%s,” no first name is left', (name) =>
  expect(importedFrom(`Name,Phone\n${name},801-555-0101\n`).people).toEqual([]),
);

test('a title in a word of its own is no first name', () =>
  expect(importedFrom('Name,Phone\nÉlder Iván Bustos,801-555-0101\n').people).toEqual([
    expect.stringMatching(/^Iván Bustos, /),
  ]));

test('behind titles, a last name that repeats before first names is asked about', () => {
  const turned = ['Hna. Bustos Norma', 'Hno. Bustos Iván', 'Hno. Arrieta Pablo', 'Hna. Arrieta Celia'];
  expect(importedFrom(turned.join('\n')).people).toEqual([]);
});
