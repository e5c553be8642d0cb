import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} / ${person.lastName}` : problem;
  });

test.each([
  ['Head of House,Spouse', '"Innes, Gil",Hana Parker-Innes', ['Gil / Innes', 'Hana / Parker-Innes']],
  ['Husband,Wife', 'Gil Innes,Hana Parker-Innes', ['Gil / Innes', 'Hana / Parker-Innes']],
  ['Husband,Wife', '"Kerr, Jack",Deb Smith-Kerr', ['Jack / Kerr', 'Deb / Smith-Kerr']],
  ['Family,Husband,Wife', 'Innes,Gil,Hana Innes-Parker', ['Gil / Innes', 'Hana / Innes-Parker']],
  ['Family,Husband,Wife', 'Innes,Gil,Hana Mae Parker-Innes', ['Gil / Innes', 'Hana Mae / Parker-Innes']],
])('below “%s”, “%s” keeps a double last name', (titles, row, people) => {
  expect(read(`${titles}\n${row}\n`)).toEqual(people);
});

test('a child keeps a double last name, too', () => {
  expect(
    read('Family,Husband,Wife,Children\nInnes,Gil,Hana,"Ben Parker-Innes (12), Lou (8), Amy Innes (5)"\n'),
  ).toEqual(['Gil / Innes', 'Hana / Innes', 'Ben / Parker-Innes', 'Lou / Innes', 'Amy / Innes']);
});

test('a double first name is no last name, and the family’s own double name is one', () => {
  expect(
    read('Family,Husband,Wife\nKerr,Jack,Mary-Ann\nKerr,Tom,Anne-Marie Kerr\nGarcia-Lopez,Juan,Ana Garcia Lopez\n'),
  ).toEqual([
    'Jack / Kerr',
    'Mary-Ann / Kerr',
    'Tom / Kerr',
    'Anne-Marie / Kerr',
    'Juan / Garcia-Lopez',
    'Ana / Garcia-Lopez',
  ]);
});

test('in a directory copied from a page, a spouse with a double last name keeps it', () => {
  const text =
    'Innes, Gil & Hana\n12 Oak St\nGil Innes\n801-555-0101\nHana Parker-Innes\n801-555-0102\nKerr, Jack & Deb\n14 Oak St\nJack\nDeb\n801-555-0104\n';
  expect(read(text, true)).toEqual(expect.arrayContaining(['Gil / Innes', 'Hana / Parker-Innes', 'Deb / Kerr']));
});
