import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const notes = (text: string) => rowsOfText(text, false).rows.map(readPerson).map(fileNotesOf);

test.each([
  ['Spouse', 'Kristin'],
  ['Wife', 'Kristin Halverson'],
  ['Cónyuge', 'Halverson, Kristin'],
])('whom only the column “%s” names as “%s” is told in the row', (column, cell) => {
  const text = `Last,First,${column},Phone\nHalverson,Brent,"${cell}",801-555-0101\nGlade,Ada,,\n`;
  expect(notes(text)).toEqual([[{ text: cell, column }], []]);
});

test.each([
  ['Halverson,Brent,Kristin', 'Halverson,Kristin,Brent'],
  ['Halverson,Brent,Kristin Roe', 'Roe,Kristin,Brent Halverson'],
  ['Halverson,Brent,Kristin Roe', 'Halverson,Kristin,Brent'],
  ['Halverson,Robert,Kristin', 'Halverson,Kristin,Bob'],
  ['Halverson,Brent,single', 'Glade,Ada,'],
])('of %s and %s, no one else is told', (one, other) =>
  expect(notes(`Last,First,Spouse\n${one}\n${other}\n`)).toEqual([[], []]),
);

test('where the spouse’s own phone stands beside, no one has to check whose the other is', () => {
  const text = 'Last,First,Spouse,Phone,Spouse Phone\nHalverson,Brent,Kristin,801-555-0101,801-555-0102\n';
  expect(rowsOfText(text, false).rows[0]).toMatchObject({
    values: { phone: '801-555-0101' },
    noted: [
      { text: 'Kristin', column: 'Spouse' },
      { text: '801-555-0102', column: 'Spouse Phone' },
    ],
  });
  expect(rowsOfText(text, false).rows[0]?.remarks).toBeUndefined();
});

test.each(['Kids', 'Children', 'Hijos', 'Filhos', 'Enfants', 'Kinder', 'Figli'])(
  'children whom only the column “%s” names are told in the row',
  (column) => {
    const text = `Last,First,Phone,${column}\nAshby,Carl,801-555-0101,"Owen (14), Ella"\nGlade,Ada,,3\nRoe,Sue,,Max\nRoe,Max,,\n`;
    expect(notes(text)).toEqual([[{ text: 'Owen (14), Ella', column }], [], [], []]);
  },
);

test('so are those of a household below a heading that says more than that they are children', () => {
  const text = 'Family,Dad,Mom,Kids in Primary,Grown Children\nAshby,Carl,Denise,"Owen, Ella",Tom\nLee,Kim,Ana,,\n';
  expect(notes(text)).toEqual([
    [
      { text: 'Owen, Ella', column: 'Kids in Primary' },
      { text: 'Tom', column: 'Grown Children' },
    ],
    [],
    [],
    [],
  ]);
});
