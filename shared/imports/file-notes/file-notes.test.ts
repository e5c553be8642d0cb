import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { rowsOfFreeText, rowsOfText, type RawRow } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { fileNotesOf } from './notes-of-row.ts';

const notesIn = (rows: readonly RawRow[]) =>
  readPeople(rows).map((read) =>
    fileNotesOf(read).map(({ text, column }) => (column === undefined ? text : `${column}: ${text}`)),
  );
const inTable = (text: string) => notesIn(rowsOfText(text, false).rows);
const beside = (heading: string, cell: string) =>
  inTable(`Name,Phone,"${heading}"\n"Reed, Tom",801-555-0236,"${cell}"\n"Lee, Kim",801-555-0237,\n`)[0];

test.each([
  ['Notes', 'sings alto', 'sings alto'],
  ['Comments 2', 'talk to his brother', 'talk to his brother'],
  ['Follow-up', 'after the surgery', 'Follow-up: after the surgery'],
  ['Wheelchair', 'x', 'Wheelchair: x'],
  ['Wheelchair', 'Yes', 'Wheelchair: Yes'],
  ['Reachable', 'no', 'Reachable: no'],
  ['Code', '†', 'Code: †'],
  ['Response', 'Maybe', 'Response: Maybe'],
  ['Status', 'Hold', 'Status: Hold'],
  ['Beobachtung', 'möchte erst gefragt werden', 'Beobachtung: möchte erst gefragt werden'],
  ['Address', 'declined, do not ask again', 'Address: declined, do not ask again'],
  ['Spouse', 'Ann', 'Spouse: Ann'],
])('“%s” “%s” is a note to read', (heading, cell, note) => expect(beside(heading, cell)).toEqual([note]));

test.each([
  ['Notes', ''],
  ['Notes', '-'],
  ['Notes', 'n/a'],
  ['Notes', '801-555-0199 cell'],
  ['Notes', 'tom@example.org'],
  ['Last visit', '3/4/2024'],
  ['Member since', '12 March 2024'],
  ['Anything', '000-1234-567A'],
  ['Anything', 'Relief Society'],
  ['Anything', 'Ward Clerk'],
  ['Anything', 'Provo, UT'],
  ['Anything', '123 Elm Street'],
  ['Anything', 'married'],
  ['Anything', 'M'],
  ['Anything', 'Reed Family'],
  ['Anything', 'Tommy'],
  ['Address', 'the yellow house past the mill'],
  ['Last topic', 'Why I do not ask'],
  ['Occupation', 'teaches chemistry'],
  ['Ministering Brothers', 'Al Cain & Bo Holt'],
  ['Endowed', 'x'],
  ['Still here?', 'y'],
  ['Inactive', 'no'],
  ['Can you speak', 'yes'],
  ['Do not ask', 'no'],
  ['Caregiver', 'Lori Roe'],
  ['Relation', 'Friend'],
])('“%s” “%s” is nothing to read', (heading, cell) => expect(beside(heading, cell)).toEqual([]));

test('what nearly everyone has is nothing to read, and what few have is', () => {
  const people = [...'abcdefghij'];
  const named = (cells: readonly string[], heading: string) =>
    inTable(
      `Name,Phone,${heading}\n${cells.map((cell, at) => `"Reed, T${people[at]}m",801-555-02${10 + at},${cell}`).join('\n')}`,
    );
  const mostly = ['x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', '', ''];
  expect(named(mostly, 'Choir member').flat()).toEqual([]);
  expect(named(['x', ...Array.from({ length: 9 }, () => '')], 'Ramp').flat()).toEqual(['Ramp: x']);
  expect(named([...Array.from({ length: 8 }, () => 'fine'), 'wary', 'fine'], 'Mood').flat()).toEqual(['Mood: wary']);
});

test('remarks around a name or a phone are notes, unless they are known to say nothing', () => {
  const remarks = ['Ignored: “Elder”, “wary of crowds; home”, “801-555-0199”.', 'Callings from rows 2 and “3.”'];
  expect(notesIn([{ row: 2, values: { name: 'Reed, Tom' }, remarks }])).toEqual([['wary of crowds']]);
});

test('what stands beside a name in a text is a note, also where almost everyone has one', () => {
  const text = ['Reed, Tom - plays chess', 'Lee, Kim - bakes bread', 'Roe, Ida - fixes cars', 'Cole, Ann - grows figs'];
  expect(notesIn(rowsOfFreeText(text.join('\n')).rows)).toEqual([
    ['plays chess'],
    ['bakes bread'],
    ['fixes cars'],
    ['grows figs'],
  ]);
});

test('a mark beside one person of a text is a note, and one beside many is none', () => {
  const list = (...marks: string[]) =>
    notesIn(rowsOfFreeText(marks.map((mark, at) => `Reed, T${'aeiou'[at]}m 801-555-023${at}${mark}`).join('\n')).rows);
  expect(list(' x', '', '').flat()).toEqual(['x']);
  expect(list(' x', ' x', ' x', ' x', ' x').flat()).toEqual([]);
});

test('a note beside a household is a note of each whom it concerns', () => {
  const csv = 'Family,Husband,Wife,Follow-up\nReed,Tom,Ann,Ann is shy of crowds\nLee,Kim,Min,\n';
  expect(inTable(csv)).toEqual([[], ['Follow-up: shy of crowds'], [], []]);
});

test('keys of JSON that no field takes are notes in the same way', () => {
  const json = [{ name: 'Reed, Tom', mood: 'wary of crowds', id: 'a-1' }, { name: 'Lee, Kim' }];
  expect(notesIn(rowsOfJson(JSON.stringify(json)).rows)).toEqual([['mood: wary of crowds'], []]);
});

test('a list that was exported here has been read before', () => {
  const titles =
    'firstName,lastName,preferredName,sex,addressedAs,email,phone,calling,isAvailable,household,ageGroup,birthYear,notes,totalTalks,lastTalkDate';
  expect(inTable(`${titles}\nTom,Reed,,,,,,,true,,,,sings alto,,\n`)).toEqual([[]]);
});

test('a note that is too long for the preview is cut', () => {
  const [[note = ''] = []] = inTable(`Name,Phone,Notes\n"Reed, Tom",801-555-0236,${'sings alto and '.repeat(60)}\n`);
  expect([note.length, note.at(-1)]).toEqual([400, '…']);
});

test.each(['Code', 'Flag'])('“inactive” below “%s” is shown also where half of a long list has it', (heading) => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `Ann B${'aeiou'[at % 5]}${'lmnr'[at % 4]},${at % 2 ? 'inactive' : 'active'}`,
  );
  expect(inTable(`Name,${heading}\n${rows.join('\n')}\n`).flat()).toEqual(
    Array.from({ length: 10 }, () => `${heading}: inactive`),
  );
});
