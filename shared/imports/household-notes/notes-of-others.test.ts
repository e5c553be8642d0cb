import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const list = (...rows: (readonly [name: string, note: string])[]) =>
  `Name,Phone,Notes\n${rows.map(([name, note], at) => `"${name}",801-555-11${at + 10},"${note}"`).join('\n')}\n`;
const askedIn = (text: string): string[] =>
  importedFrom(text).problems.filter((problem) => problem.startsWith('The row of'));

test.each([
  ['Mona Frandsen passed away in March', 'in the ward'],
  ['Mona passed away in March', 'in the ward'],
  ['Wife Mona died in March', 'in the ward'],
  ['Wife Mona (not a member)', 'in the ward'],
  ['He and Mona moved to Logan', 'in the ward'],
  ['Do not ask Mona Frandsen', 'available'],
  ['Frandsen, Mona is on a mission', 'in the ward'],
  ['Wife passed away', 'in the ward'],
])('“%s” is told at the row of Mona, too', (note, asked) => {
  const text = list(['Frandsen, Wade', note], ['Frandsen, Mona', ''], ['Gubler, Tate', '']);
  expect(askedIn(text)).toEqual([`The row of Wade Frandsen says “${note}.” Is this person ${asked}?`]);
  expect(notedIn(text)).toEqual({ 'Wade Frandsen': [note], 'Mona Frandsen': [note] });
});

test('a note with a whole name is told wherever that person is on the list', () => {
  const text = list(['Gubler, Tate', 'Wife Una Lott is not a member'], ['Jarman, Rex', ''], ['Lott, Una', '']);
  expect(importedFrom(text).people).toEqual(['Rex Jarman, 801-555-1111']);
});

test.each([
  'Family moved to Logan in August',
  'The whole family moved',
  'They moved to Logan',
  'Moved to Logan with his family',
  'Se mudaron a Provo',
  'La familia se mudó a Provo',
  'A família mudou-se para Curitiba',
])('“%s” is told at the rows of the same family next to it', (note) => {
  const text = list(
    ['Frandsen, Ivy', ''],
    ['Frandsen, Wade', note],
    ['Frandsen, Mona', ''],
    ['Gubler, Tate', ''],
    ['Frandsen, Zed', ''],
  );
  expect(importedFrom(text).people).toEqual(['Tate Gubler, 801-555-1113', 'Zed Frandsen, 801-555-1114']);
});

test('the same is told of a text', () => {
  const said = 'family moved to Logan';
  expect(askedIn(`Una Lott (${said})\nRex Lott\nAnn Lee\n`)).toEqual([
    `The row of Una Lott says “${said}.” Is this person in the ward?`,
  ]);
  expect(importedFrom(`Una Lott 801-555-0101 (${said})\nRex Lott\nAnn Lee\n`).people).toEqual(['Ann Lee']);
});

test.each([
  'Wife: Mona',
  'Ride with Mona Frandsen',
  'Companion: Rex Jarman',
  'Moved to Logan, call Mona Frandsen',
  'Deceased - contact Mona',
  'Declined, per Mona Frandsen',
  'Married to Mona Frandsen, not a member',
  'Mona’s mother died',
  'Moved out; Mona has his key',
  'Moved in with family in Logan',
  'Moved to Boise to be near family',
  'Do not ask to speak with Rex Jarman',
  'Not related to Rex Jarman',
  'Family history consultant, not a speaker',
  'He moved to Boise',
])('“%s” asks nothing of anyone else', (note) => {
  const text = list(['Frandsen, Wade', note], ['Frandsen, Mona', ''], ['Jarman, Rex', '']);
  expect(importedFrom(text).people).toEqual(expect.arrayContaining([expect.stringContaining('Mona Frandsen')]));
  expect(askedIn(text)).toEqual([]);
});
