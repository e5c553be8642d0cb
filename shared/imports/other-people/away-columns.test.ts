import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const list = (heading: string, ...cells: string[]) =>
  importedFrom(
    `Name,Phone,${heading}\n"Reed, Tim",801-555-0230,\n${cells.map((cell, at) => `"Reed, T${'aeo'[at]}m",801-555-023${at + 1},${cell}`).join('\n')}\n`,
  );

test.each([
  ['Not available until', '2099-06-01', 'available'],
  ['Away until', 'June 2099', 'available'],
  ['Return date', '2099-06-01', 'in the ward'],
  ['Mission return', 'Aug 2099', 'in the ward'],
  ['Mission End', '2099-08-01', 'in the ward'],
  ['Mission', 'Peru Lima', 'in the ward'],
  ['Date of passing', '3 Mar 2025', 'in the ward'],
  ['Passing', '3 Mar 2025', 'in the ward'],
  ['Farewell', '2025-06-01', 'in the ward'],
  ['Removed on', '2025-06-01', 'in the ward'],
  ['Record sent', '2025-06-01', 'in the ward'],
  ['Exit', '2025-06-01', 'in the ward'],
  ['Departure', '2025-06-01', 'in the ward'],
  ['Household', 'moved', 'in the ward'],
  ['Household', 'Chapman (left)', 'in the ward'],
])('“%s” “%s” asks whether someone is %s', (heading, cell, asked) => {
  const { people, problems } = list(heading, cell);
  expect(people).toEqual([expect.stringContaining('Tim Reed')]);
  expect(problems).toEqual([expect.stringContaining(`Is this person ${asked}?`)]);
});

test.each([
  ['Not available until', '2023-06-01'],
  ['Return date', '2023-06-01'],
  ['Mission return', 'Aug 2023'],
  ['Mission', 'served in Peru'],
  ['Household', 'Chapman'],
  ['Temple Recommend Status', 'Canceled'],
])('“%s” “%s” asks nothing', (heading, cell) => expect(list(heading, cell).problems).toEqual([]));

test('a mission whose return is over, and one that many have served, ask nothing', () => {
  const both = 'Name,Mission,Mission return\n"Reed, Tom",Peru Lima,2019-06-01\n"Lee, Kim",,\n';
  expect(importedFrom(both).problems).toEqual([]);
  const served = [...'abcdefgh'].map((one) => `"Reed, T${one}m",Peru Lima`).join('\n');
  expect(importedFrom(`Name,Mission\n${served}\n`).problems).toEqual([]);
});

/** What is asked, or shown, of each person whose cells are filled. */
const toldOf = (headings: string, ...cells: string[]) => {
  const lines = cells.map((cell, at) => `"Reed, T${'aeiouy'[at]}m",801-555-023${at},${cell}`);
  return readPeople(rowsOfText(`Name,Phone,${headings}\n${lines.join('\n')}\n`, false).rows).map((read) => [
    ...(read.problem ? ['asked'] : []),
    ...fileNotesOf(read).map(({ text }) => text),
  ]);
};

test('missions that two or more have are notes, and one that is going on is asked about', () => {
  const [, chile, peru, serving, until] = toldOf(
    'Mission',
    '',
    'Chile Santiago',
    'Peru Lima South',
    'serving in Brazil',
    'Peru until 2097',
  );
  expect([chile, peru]).toEqual([['Chile Santiago'], ['Peru Lima South']]);
  expect(serving).toContain('asked');
  expect(until).toContain('asked');
});

test.each([
  ['Is Returned Missionary,Mission', 'Yes,Chile Santiago'],
  ['RM,Mission', 'x,Chile Santiago'],
  ['Mission,Returned', 'Chile Santiago,2019'],
  ['Mission', 'Chile Santiago 1998-2000'],
  ['Mission', '1998-2000'],
])('“%s” “%s” is over, and says nothing', (headings, cells) =>
  expect(toldOf(headings, ',', cells, ',')[1]).toEqual([]),
);

test.each(['Mission', 'Misión', 'Missão', 'Currently serving'])(
  'a lone “%s” with nothing beside it is asked about',
  (heading) => expect(toldOf(heading, '', 'Chile Santiago', '')[1]).toContain('asked'),
);
