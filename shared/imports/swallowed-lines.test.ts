import { expect, test } from 'vitest';
import { readPerson } from './person.ts';
import { rowsOfText } from './rows.ts';

const problemsIn = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).problem);
const asked = (lines: string) =>
  `A quotation mark in this row takes in ${lines} of the file. Correct the mark in the file and try again.`;

test('a quotation mark that takes the next rows into its cell flags its row, and says how many', () => {
  const list = (separator: string) =>
    [
      'Name,Phone,Notes',
      'Ann Hall,801-555-0001,"likes to talk',
      'Bea Hall,801-555-0002,',
      'Cy Hall,801-555-0003,',
      'Dan Hall,801-555-0004,"tall"',
      'Eve Hall,801-555-0005,',
    ]
      .join('\n')
      .replaceAll(',', separator);
  for (const separator of [',', ';', '\t'])
    expect(problemsIn(list(separator))).toEqual([asked('the next 3 lines'), null]);
  expect(problemsIn('Name,Notes\nAnn Hall,"talks\nBea Hall,"\nEve Hall,')).toEqual([asked('the next line'), null]);
  expect(problemsIn('Name,Notes\nAnn Hall,"talks\nBea Hall,"x,"y"')).toEqual([asked('the next line')]);
});

test.each(['12 Main St\nProvo, Utah, 84601', 'sings\nplays, too', 'one\ntwo\nthree'])(
  'a cell with lines of its own, %j, flags nothing',
  (cell) => expect(problemsIn(`Name,Notes,Phone\nAnn Hall,"${cell}",801-555-0001`)).toEqual([null]),
);
