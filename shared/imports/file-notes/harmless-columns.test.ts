import { expect, test } from 'vitest';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';
import { fileNotesOf } from './notes-of-row.ts';

const notesIn = (csv: string) =>
  readPeople(rowsOfText(csv, false).rows).map((read) => fileNotesOf(read).map(({ text }) => text));
const below = (heading: string, usual: string, cell: string) =>
  notesIn(`Name,Phone,${heading}\n"Reed, Tom",801-555-0236,"${usual}"\n"Lee, Kim",801-555-0237,"${cell}"\n`);

test.each([
  ['Address', '12 Oak St', '20 Oak St DO NOT CONTACT'],
  ['Address', '12 Oak St', '14 Oak St (moved 6/26)'],
  ['Address', '12 Oak St', 'no longer lives here'],
  ['Address', '12 Oak St', 'returned mail'],
  ['Address', '12 Oak St', 'sold their home'],
  ['Address', '12 Oak St', 'house vacant'],
  ['City', 'Provo', 'snowbird till April'],
  ['Address', '12 Oak St', 'serving in Brazil'],
  ['Address', '12 Oak St', '22 Oak St (RIP 2025)'],
  ['Address', '12 Oak St', 'Peru Lima East Mission, Av. Javier Prado 1'],
  ['Dirección', 'Calle Sol 4', 'ya no vive aquí'],
  ['Adresse', 'Hauptstrasse 4', 'wohnt nicht mehr hier'],
  ['Adresse', '4 rue Neuve', 'partie chez sa fille'],
  ['City', 'Provo', 'Lima (mission)'],
  ['Class', 'Gospel Doctrine', 'on mission'],
  ['Organization', 'Relief Society', 'Out of unit'],
  ['Priesthood', 'Elder', 'Elder - moved'],
  ['Priesthood', 'Elder', 'membership withdrawn'],
  ['Relationship', 'Wife', 'Husband (deceased)'],
  ['Relationship', 'Wife', 'Son - moved out'],
  ['Topic', 'Faith', 'declined'],
  ['Preferred Name', 'Tommy', 'do not call'],
  ['Birth Date', '4 May 1950', '4 May 1931 (deceased)'],
  ['Address', '12 Oak St', 'moved to Provo'],
  ['Address', '12 Oak St', 'do not visit'],
  ['Address', '12 Oak St', 'in Arizona for the winter'],
  ['Address', '12 Oak St', 'see bishop'],
  ['Address', '12 Oak St', 'lives with Ann now'],
  ['Spouse', 'Sue Reed', 'deceased'],
  ['Spouse', 'Sue Reed', 'wants no contact'],
  ['Birth Date', '4 May 1950', 'deceased'],
  ['Age', '34', 'passed away'],
  ['Gender', 'M', 'moved'],
])('“%s” “%s” above “%s”: the second one is a note', (heading, usual, cell) => {
  const [first, second] = below(heading, usual, cell);
  expect(first).toEqual([]);
  expect(second).toHaveLength(1);
});

test.each([
  ['Address', '12 Oak St', '40 Mission St'],
  ['City', 'Provo', 'San Juan'],
  ['City', 'Provo', 'salt lake'],
  ['City', 'Provo', 'American fork'],
  ['Address', '12 Oak St', 'c/o Mary Reed'],
  ['Address', '12 Oak St', 'rural route 3'],
  ['Spouse', 'Sue Reed', 'mary lee'],
  ['Birth Date', '4 May 1950', '4 Dec 1931'],
  ['Age', '34', '8'],
  ['Gender', 'M', 'female'],
  ['Organization', 'Relief Society', 'Young Women'],
  ['Topic', 'Faith', 'Why I never refuse to be moved by prayer'],
  ['Class', 'Sunday School (Youth)', 'Sunday School (Adults)'],
])('“%s” “%s” above “%s”: neither is', (heading, usual, cell) => expect(below(heading, usual, cell)).toEqual([[], []]));

test.each([
  ['Birth Date', '4 May 1931 (d. 2024)', 'd. 2024'],
  ['Birth Date', '4 May 1931 †', '†'],
  ['Birth Date', '1931 (dec)', 'dec'],
  ['Birth Date', '1940 (moved)', 'moved'],
  ['Last talk', '2024-05-05 (said never again)', 'said never again'],
])('“%s” “%s”: the words behind the date are a note, and the date is kept', (heading, cell, note) => {
  const [read] = readPeople(rowsOfText(`Name,${heading}\n"Reed, Tom",${cell}\n`, false).rows);
  expect(read && fileNotesOf(read).map(({ text }) => text)).toEqual([note]);
  expect(read?.person?.birthYear ?? read?.person?.lastTalkDate).toBeDefined();
});

test.each([
  '4 May 1931 (age 95)',
  '1931-05-04T00:00:00.000Z',
  '1931 May 4',
  '5/4/1931 12:00:00 AM',
  '4 May 1931 (Provo)',
])('“%s” says nothing behind the date', (cell) =>
  expect(notesIn(`Name,Birth Date\n"Reed, Tom","${cell}"\n`)).toEqual([[]]),
);

const column = (heading: string, cells: readonly string[]) =>
  notesIn(
    `Name,Phone,${heading}\n${cells.map((cell, at) => `"Reed, T${'aeiouy'[at]}m",801-555-023${at},${cell}`).join('\n')}`,
  );

test.each([
  ['Prayer', ['Opening', 'Closing', 'Opening']],
  ['Bringing', ['salad', 'plates', 'dessert', '']],
  ['Can drive', ['no', 'yes', 'no']],
  ['Status', ['1', '1', '2']],
  ['Recommend Status', ['Active', 'Expired', 'Canceled']],
])('what “%s” has beside nearly everyone is not noted row by row', (heading, cells) =>
  expect(column(heading, cells).flat()).toEqual([]),
);

test('it is where one of them is against someone, where it is more than a word, and where a talk is asked for', () => {
  expect(column('Bringing', ['salad', 'has moved', 'dessert']).flat()).toContain('has moved');
  expect(column('Speak?', ['maybe', 'rarely', 'maybe']).flat()).toHaveLength(3);
  const told = ['wary of very large crowds', 'after her surgery in May', 'rather with her own sister', ''];
  expect(column('Follow-up', told).flat()).toEqual(told.slice(0, 3));
});

test.each([
  'very private family',
  'deaf',
  'no English',
  'less active',
  'menos ativo',
  'moved in Dec to Texas',
  'divorced',
])('“%s” in a column without a heading, or in one for notes, is a note', (note) => {
  expect(below('', '', note)[1]).toEqual([note]);
  expect(below('Notes', '', note)[1]).toEqual([note]);
});

test.each([
  ['Address', 'moved to Provo'],
  ['Spouse', 'moved'],
  ['Birth Date', 'deceased'],
  ['Age', 'passed away'],
  ['Gender', 'moved'],
])('“%s” “%s” asks whether the person is in the ward', (heading, cell) => {
  const rows = rowsOfText(
    `Name,Phone,${heading}\n"Reed, Tom",801-555-0236,\n"Lee, Kim",801-555-0237,${cell}\n`,
    false,
  ).rows;
  expect(rows.map(({ asks }) => asks?.problem.includes('Is this person in the ward?') ?? false)).toEqual([false, true]);
});

const loneBelow = (heading: string, cell: string) => {
  const people = ['Karen Pugh', 'Debbie Stokes', 'Joan Crane', 'Lisa Boyd', 'Nora Park'];
  const cells = people.map((name, at) => `${name},801-555-020${at},${at === 3 ? cell : ''}`);
  const { rows, ignoredColumns } = rowsOfText(`Name,Phone,${heading}\n${cells.join('\n')}\n`, false);
  return { told: rows.map(({ noted = [] }) => noted.map(({ text }) => text)), ignoredColumns };
};
test.each([
  'I’m having surgery in December',
  'Surgery in December',
  "I'm in Arizona until April",
  'I’ll be in Utah all winter',
  "Can't do December",
  'I work Sundays',
  "I have Parkinson's",
  'I don’t speak English',
  'Baby due in January',
])('“%s,” the only answer to a question, is a note, and names no one', (answer) => {
  for (const heading of [
    'Anything else we should know?',
    'Special requests',
    'Any concerns?',
    'Limits',
    'Extra',
    'More',
    'Please share',
    'Feedback',
    'Question 5',
  ])
    expect(loneBelow(heading, answer)).toEqual({ told: [[], [], [], [answer], []], ignoredColumns: [heading] });
});

test.each([
  ['Buddy', 'Mark Reed', ['Mark Reed']],
  ['Update', 'Kim Ward', ['Kim Ward']],
  ['City', 'Orem Hills', []],
  ['Mission', 'Chile Santiago', []],
])('alone below “%s,” “%s” is noted unless the heading tells what it is', (heading, cell, noted) =>
  expect(loneBelow(heading, cell).told[3]).toEqual(noted),
);

test.each([
  '#,Name,Phone\n1,"Reed, Tom",801-555-0236\n2,"Lee, Kim",801-555-0237\n',
  'Name,Phone 1 - Label,Phone 1 - Value\n"Reed, Tom",*,801-555-0236\n"Lee, Kim",* Mobile,801-555-0237\n',
  'Name,E-mail 1 - Label,E-mail 1 - Value\n"Reed, Tom",*,tom@x.org\n"Lee, Kim",* Home,kim@x.org\n',
])('the number of a row and the star of a label are no notes: %j', (csv) => expect(notesIn(csv)).toEqual([[], []]));
