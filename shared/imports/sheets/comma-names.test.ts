import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} | ${person.lastName}` : problem;
  });
const unlike = (name: string) => `“${name}” isn’t written like the other names: “Last, First.”`;

test('where the family name is written once, two first names aren’t a first and last name', () => {
  const rows = ['"Ashby, Mark",801-555-0100', 'Lori,', 'Mary Ann,801-555-0101', 'José Luis,', '"Cole, Ida",'];
  const names = ['Mark | Ashby', expect.stringContaining('no last name'), unlike('Mary Ann'), unlike('José Luis')];
  expect(read(`Name,Phone\n${rows.join('\n')}`)).toEqual([...names, 'Ida | Cole']);
});

test('among four names with a comma, one without is flagged for review, whatever else its row has', () =>
  expect(read('Name,Phone\n"A, Al",\n"B, Bo",\n"C, Cy",\n"D, Di",\nEd Lee,801-555-0100')[4]).toBe(unlike('Ed Lee')));

test('a comma behind both names tells nothing among names such as “Last, First”', () => {
  expect(read('Name\n"Lee, Kim"\n"Smith Al,"\n"Ruiz, Ana"')[1]).toBe(unlike('Smith Al,'));
  expect(read('Name\nKim Lee\n"Al Smith,"\nAna Ruiz')[1]).toBe('Al | Smith');
});

test('a list that has both ways of writing is read', () =>
  expect(read('Lee, Kim\nTom Reed\nRuiz, Ana', true)).toEqual(['Kim | Lee', 'Tom | Reed', 'Ana | Ruiz']));
