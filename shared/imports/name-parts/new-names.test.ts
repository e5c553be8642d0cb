import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const problem = (heading: string, cell: string) =>
  rowsOfText(`Name,${heading}\nNancy Ames,"${cell}"\n`, false).rows.map(readPerson)[0]?.problem;

test.each([
  ['Notes', 'last name is now Turner'],
  ['Notes', 'now Turner (married)'],
  ['Remark', 'Got married - now Turner'],
  ['Notes', 'Now Mary Dean'],
  ['Notes', 'changed her last name to Turner'],
  ['Notes', 'New name: Turner'],
  ['Notes', 'going by Nancy Crane now'],
  ['Married Name', 'Turner'],
])('%s “%s” asks which name is right', (heading, cell) =>
  expect(problem(heading, cell)).toBe(`This row says “${cell}.” Which name is right?`),
);

test.each([
  ['Notes', 'now Primary President'],
  ['Notes', 'Now single'],
  ['Notes', 'knows everyone by name'],
  ['Notes', 'goes by Mary Ann'],
  ['Maiden Name', 'Turner'],
])('%s “%s” asks nothing about the name', (heading, cell) => expect(problem(heading, cell)).toBeNull());
