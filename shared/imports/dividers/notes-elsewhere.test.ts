import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { withNotesElsewhere } from './notes-elsewhere.ts';

const LIST = 'Name,Phone\nInes Dastrup,801-555-0101\nBram Esplin,801-555-0102\nCleo Fackrell,801-555-0103\n';
const toldIn = (text: string) =>
  withNotesElsewhere(rowsOfText(text, false).rows)
    .filter(({ values }) => values.phone)
    .map(({ asks, noted }) => (asks ? 'asked' : noted ? 'noted' : ''));

test.each(['Name,Notes', 'Nombre,Notas', 'Nome,Observações', 'Name,Status', 'Full Name,Remarks'])(
  'what a second table “%s” says of people is told with their rows in the first',
  (heads) => {
    const told = ['moved to Boise', 'passed away', 'please do not ask', 'se mudó a Boise', 'faleceu em maio'];
    for (const note of told)
      for (const name of ['Bram Esplin', '"Esplin, Bram"'])
        expect({ note, told: toldIn(`${LIST}\n${heads}\n${name},${note}\n`) }).toEqual({
          note,
          told: ['', 'asked', ''],
        });
  },
);

test('a second table that says nothing of anyone, or tells of another person, changes nothing in the first', () => {
  for (const rest of [
    'Name,Notes\nBram Esplin,\n',
    'Name,Notes\nBram Fackrell,moved to Boise\n',
    'Name,Sex\nBram Esplin,M\n',
  ])
    expect(toldIn(`${LIST}\n${rest}`)).toEqual(['', '', '']);
  expect(toldIn(`${LIST}\nName,Notes\nBram Esplin,likes to bake\n`)).toEqual(['', 'noted', '']);
});

test('in one table, a son with the name of his father tells nothing of him', () => {
  const rows = 'Bram Esplin,801-555-0102,\nAda Esplin,801-555-0103,\nBram Esplin,,on a mission\n';
  expect(toldIn(`Name,Phone,Notes\n${rows}`)).toEqual(['', '']);
});
