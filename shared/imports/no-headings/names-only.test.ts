import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { UnreadableFile } from '../unreadable.ts';

const namesIn = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).name);

test('a table of names alone needs no heading', () => {
  expect(namesIn('Emily Johnson\nDavid Clark\nSarah Davis\nJohn Carter\n')).toEqual([
    'Emily Johnson',
    'David Clark',
    'Sarah Davis',
    'John Carter',
  ]);
  expect(namesIn('"Johnson, Emily"\n"Clark, David"\n"Davis, Sarah"\n')).toEqual([
    'Emily Johnson',
    'David Clark',
    'Sarah Davis',
  ]);
});

test.each([
  'Spring Valley\nOak Hills\nMaple Grove\nCedar Fort\n',
  'How Firm a Foundation\nAbide with Me\nHigh on the Mountain Top\n',
  'Emily Johnson\nDavid Clark\n',
])('a table of other things, or of too few, is refused: %j', (text) =>
  expect(() => rowsOfText(text, false)).toThrow(UnreadableFile),
);

test('a row such as “Primary,Teacher,Gia Hay” below others is no row of headings', () => {
  const list =
    'Elders Quorum,President,Max Ford,801-555-1111\nRelief Society,President,Ann Gray,801-555-1112\nPrimary,Teacher,Gia Hay,\n';
  expect(rowsOfText(list, false).rows).toHaveLength(3);
});
