import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const NOT_ASKED = (code: string, title = 'Color') =>
  `This row says “${code}” under “${title},” which means “do not ask” in this list. Is this person available?`;
const MOVED = (code: string, title = 'Color') =>
  `This row says “${code}” under “${title},” which means “moved” in this list. Is this person in the ward?`;
const ROWS = 'Linda Baker,801-555-7001,Green\nKevin Turner,801-555-7002,Red\nSusan Parker,801-555-7003,Gray\n';
const ASKED = { people: ['Linda Baker, 801-555-7001'], two: [NOT_ASKED('Red'), MOVED('Gray')] };

test.each([
  'gray',
  'light blue',
  'Highlighted',
  'rojo',
  'Amarelo',
  'Não',
  'hold off',
  '@',
  '-',
  '--',
  '?',
  '~',
  '§',
  'N/C',
  'red 2',
])('whatever stands in a column is a code where a line explains it: “%s”', (code) => {
  const list = `Name,Phone,Mark\nLinda Baker,801-555-7001,\nKevin Turner,801-555-7002,${code}\n\n${code} = do not ask\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Linda Baker, 801-555-7001']);
  expect(problems[0]).toBe(NOT_ASKED(code, 'Mark'));
});

test.each([
  'Red: do not ask\nGray: moved',
  'Red - do not ask\nGray → moved',
  'Gray means moved; red means do not ask',
  '"Red: do not ask, Gray: moved, Blue: sings"',
  'Green = ok Red = do not ask Gray = moved',
  'Red rows = do not ask   Names in gray = moved',
  'Red,do not ask,\nGray,moved,',
  'Red,do not ask,Gray,moved',
  'Gray rows moved\nRed rows do not ask',
  'Rojo significa moved; Red significa do not ask; Gray => moved',
  ',,Red = do not ask\n,,Gray = moved',
])('a legend may be written as %j', (legend) => {
  const { people, problems } = importedFrom(`Name,Phone,Color\n${ROWS}\n${legend}\n`);
  expect(people).toEqual(ASKED.people);
  expect(problems.slice(0, 2)).toEqual(ASKED.two);
});

test.each([
  'Red = do not ask,Gray = moved,',
  'Legend,Red = do not ask,Gray = moved',
  'Red = do not ask; Gray = moved,,',
  'Red,do not ask,\nGray,moved,',
  ',Red = do not ask,\n,Gray = moved,',
])('above the headings, %j is a legend, and no title of those below it', (legend) => {
  const { people, problems } = importedFrom(`${legend}\nName,Phone,Color\n${ROWS}`);
  expect(people).toEqual(ASKED.people);
  expect(problems.filter((problem) => problem.includes('This row'))).toEqual(ASKED.two);
});

test.each([
  ['', 'A = ok to ask', 'B = do not ask', 'C = moved'],
  ['Key', 'A ok to ask', 'B do not ask', 'C moved'],
])('a legend below “%s” in a column of its own is about no one beside it', (title, a, b, c) => {
  const list =
    `Name,Phone,Code,,${title}\nBrian Cooper,801-555-7004,A,,${a}\nLinda Baker,801-555-7001,A,,${b}\n` +
    `Paul Carter,801-555-7009,A,,${c}\nKevin Turner,801-555-7002,B,,\nSusan Parker,801-555-7003,C,,\n`;
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Brian Cooper, 801-555-7004', 'Linda Baker, 801-555-7001', 'Paul Carter, 801-555-7009']);
  expect(problems).toEqual([NOT_ASKED('B', 'Code'), MOVED('C', 'Code')]);
});

test('several meanings below columns set with spaces are each of their own code', () => {
  const list =
    'Name            Phone          Code\nBrian Cooper    801-555-7004   A\nKevin Turner    801-555-7002   B\n' +
    'Susan Parker    801-555-7003   C\n\nA = ok   B = do not ask   C = moved\n';
  const { people, problems } = importedFrom(list);
  expect(people).toEqual(['Brian Cooper, 801-555-7004']);
  expect(problems.slice(0, 2)).toEqual([NOT_ASKED('B', 'Code'), MOVED('C', 'Code')]);
});

test('a heading that explains its codes asks nothing of those that mean nothing bad', () =>
  expect(importedFrom('Name,"Code (A = ok, B = do not ask)"\n"Hall, Nancy",A\n"Orr, Kim",B\n')).toEqual({
    people: ['Nancy Hall'],
    problems: [NOT_ASKED('B', 'Code')],
  }));

test.each(['Red: sings well', 'Red,Baker', '5 moved', 'Total: 7', 'Red'])(
  'the line “%s” explains nothing against anyone',
  (line) => expect(importedFrom(`Name,Phone,Color\n${ROWS}\n${line}\n`).people).toHaveLength(3),
);

const notesIn = (list: string) => rowsOfText(list, false).rows.map(({ noted = [] }) => noted);

test('what a code means for a few is a note, unless it says nothing against them', () => {
  const people = ['Green', 'Blue', 'Green', 'Green'].map((color, at) => `Ann${'abcd'[at]} Lee,${color}`).join('\n');
  const noted = notesIn(`Name,Color\n${people}\n\nGreen = fine; Blue = ask in person only\n`);
  expect(noted.slice(0, 4)).toEqual([[], [{ text: 'Blue: ask in person only', column: 'Color' }], [], []]);
});

test('what the codes of many mean is what a column is for', () => {
  const people = ['A', 'B', 'A', 'B'].map((team, at) => `Ann${'abcd'[at]} Lee,${team}`).join('\n');
  expect(notesIn(`Name,Team\n${people}\n\n"A = mornings, B = evenings"\n`).flat()).toEqual([]);
});
