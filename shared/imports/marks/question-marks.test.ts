import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const listWith = (heading: string, cells: readonly string[]) =>
  `Name,Email,${heading}\n${cells.map((cell, at) => `${['Ned Able', 'Ona Bass', 'Pat Cain', 'Quin Dean'][at]},n${at}@x.org,${cell}`).join('\n')}\n`;

test.each(['Calling', 'Phone', 'Address', 'Status', 'Notes', 'Anything', ''])(
  '“???” as a whole cell below “%s” is shown with its person',
  (heading) => {
    const noted = Object.entries(notedIn(listWith(heading, ['', '???', '', ''])));
    expect(noted).toEqual([['Ona Bass', [expect.stringContaining('???')]]]);
  },
);

test('a lone question mark is shown where there is room for anything, and not for an unknown phone', () => {
  expect(Object.keys(notedIn(listWith('Notes', ['', '?', '', ''])))).toEqual(['Ona Bass']);
  expect(notedIn(listWith('Phone', ['', '?', '', '']))).toEqual({});
});

test('question marks that most have tell no one apart', () =>
  expect(notedIn(listWith('Anything', ['???', '???', '???', '']))).toEqual({}));

test('behind a name of a text they ask', () => {
  const problems = rowsOfText('Ned Able - ???\nOna Bass\nPat Cain 801-555-0103 ???\n', true).rows.map(
    (row) => readPerson(row).problem,
  );
  expect(problems).toEqual([expect.stringContaining('“???”'), null, expect.stringContaining('“???”')]);
});
