import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';

const couple = (note: string) =>
  readPeople(
    rowsOfText(`Name,Phone,Notes\n"Dill, Ross & Amy",801-555-0501,${note}\n"Reed, Tom",,\n`, false).rows,
  ).slice(0, 2);
const notesOf = (note: string) =>
  couple(note).map((read) => fileNotesOf(read).flatMap(({ text, column }) => (column === undefined ? [text] : [])));
const problemsOf = (note: string) => couple(note).map(({ problem }) => problem);

test.each([
  'Amy only',
  'only Amy',
  'just Amy',
  'ask Amy only',
  'sólo Amy',
  'only Amy speaks',
  'just ask Amy',
  'her only please',
])('the note “%s” is kept whole, and asks of the other one', (note) => {
  expect(problemsOf(note)).toEqual([`This row says “${note}.” Is this person available?`, null]);
  expect(notesOf(note)).toEqual([[note], [note]]);
});

test('of “Ross yes - Amy no,” the one with the no is asked about', () =>
  expect(problemsOf('Ross yes - Amy no')).toEqual([
    null,
    'This row says “Ross yes - Amy no.” Is this person available?',
  ]));

test('below Husband and Wife, the other one is asked about, too', () => {
  const list = 'Family,Husband,Wife,Notes\nDill,Ross,Amy,Amy only\nReed,Tom,Ann,\n';
  expect(readPeople(rowsOfText(list, false).rows).map(({ problem }) => problem)).toEqual([
    'This row says “Amy only.” Is this person available?',
    null,
    null,
    null,
  ]);
});

test.each(['text only', 'Sundays only', 'Amy only plays hymns', 'Amy plays the organ', 'call Amy only'])(
  '“%s” asks of no one',
  (note) => expect(problemsOf(note)).toEqual([null, null]),
);

test('what is against one of them stays with that one', () =>
  expect(problemsOf('only Amy moved')).toEqual([null, 'This row says “moved.” Is this person in the ward?']));
