import { expect, test } from 'vitest';
import { readCells } from './cells.ts';
import { withDates } from './dates.ts';
import { householdText } from './households/household-text.ts';
import { rowsOfJson } from './json-rows.ts';
import type { ExistingMember } from './matching.ts';
import { readPerson, type ReadRow } from './person.ts';
import { rowsOfText } from './rows.ts';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';

test('a list in JSON is read if it has texts, and anything else is named', () => {
  const entries = [
    { name: 'Lee, Kim', phone: ['801 555 0100'], calling: ['Organist', 'Ward Clerk'], email: [] },
    { name: 'Ruiz, Ana', calling: { home: 'Organist' }, email: ['a@x.org', 'Ann'] },
    { name: 'Reed, Tom', calling: { home: 'Organist' }, notes: [{ by: 'Ann' }] },
    { name: ['Dunn, Eve', 'Holt, Al'] },
  ];
  const read = rowsOfJson(JSON.stringify(entries)).rows.map(readPerson);
  expect(read.map(({ person, problem, remarks }) => person ?? [problem, remarks])).toMatchObject([
    { phone: '801 555 0100', calling: 'Organist; Ward Clerk' },
    ['Invalid email: “a@x.org; Ann”', ['Ignored: “calling,” which isn’t text.']],
    { firstName: 'Tom', notes: 'Ann' },
    ['“Dunn, Eve; Holt, Al” is more than one person. Give each person a separate row.', []],
  ]);
  expect(read[2]?.remarks).toEqual(['Ignored: “calling,” which isn’t text.']);
});

test('a column without a heading is listed as ignored where it has values', () => {
  expect(rowsOfText('First,Last,,\nKim,Lee,801 555 0100,\nAna,Ruiz,,\n', false).ignoredColumns).toEqual([
    'column 3, which has no heading',
  ]);
});

test('text next to a household’s name is kept for one head, and listed as ignored for more', () => {
  const text = [
    'Smith 801-555-0100',
    '  John',
    '  Mary & Ann 801-555-0101',
    'Lee, Kim & Min lee@x.org',
    '  Joe',
    'Reed, Tom 801-555-0102',
    '  Eve',
  ];
  const rows = householdText(text.join('\n')) ?? [];
  expect(rows.map(({ values, remarks = [] }) => [values.firstName ?? values.name, values.phone, ...remarks])).toEqual([
    ['John', undefined, 'Ignored: “801-555-0100”.'],
    ['Mary', undefined, 'Ignored: “801-555-0101”.'],
    ['Ann', undefined],
    ['Kim', undefined, 'Ignored: “lee@x.org”.'],
    ['Min', undefined],
    ['Joe', undefined],
    ['Reed, Tom', '801-555-0102'],
    ['Eve', undefined],
  ]);
});

const talked = (...dates: string[]) =>
  withDates(dates.map((lastTalkDate, row) => ({ row, values: { name: 'Lee, Kim', lastTalkDate } })))
    .map(readPerson)
    .map(({ person, problem }) => person?.lastTalkDate ?? problem);

test('a slashed date is read the way the file’s other dates suggest, and is otherwise a problem', () => {
  const problem = 'Last talk: “3/4/2026” may have the month or the day first. Write it as YYYY-MM-DD.';
  expect(talked('3/4/2026', '3/13/2026')).toEqual(['2026-03-04', '2026-03-13']);
  expect(talked('3/4/2026', '13/3/2026')).toEqual(['2026-04-03', '2026-03-13']);
  expect(talked('3/4/2026')).toEqual([problem]);
  expect(talked('3/4/2026', '13/3/2026', '3/13/2026')).toEqual([problem, '2026-03-13', '2026-03-13']);
  expect(talked('5/5/2026', '2026/3/1', '2026-03-01')).toEqual(['2026-05-05', '2026-03-01', '2026-03-01']);
  expect(talked('13/13/2026')).toEqual(['Last talk: Enter a date as YYYY-MM-DD: “13/13/2026”']);
});

test('an unknown word for the sex is listed as ignored', () => {
  const { person, values, remarks } = readPerson({ row: 2, values: { name: 'Lee, Kim', sex: 'Q' } });
  expect([person?.sex, values.sex, remarks]).toEqual([undefined, undefined, ['Ignored: “Q”.']]);
});

const detailsIn = (rows: readonly ReadRow[], known: readonly ExistingMember[]) =>
  importPlanOf(rows, known).map(({ said }) => said.details);

test('a preview shows everything that is saved, including changes', () => {
  const said = {
    calling: 'Organist',
    email: 'kim@x.org',
    phone: '801 555 0100',
    sex: 'F',
    isAvailable: 'no',
    totalTalks: '1',
    lastTalkDate: '2026-03-01',
    notes: 'prefers July',
  };
  const rows = [readPerson({ row: 2, values: { name: 'Lee, Kim', ...said } })];
  const details =
    'Organist · kim@x.org · 801 555 0100 · Sister · not available · 1 talk · last talk Sun, Mar 1, 2026 · notes: prefers July';
  expect(detailsIn(rows, [])).toEqual([details]);
  const known = {
    firstName: 'Kim',
    lastName: 'Lee',
    sex: 'female',
    phone: '801 555 0100',
    isAvailable: false,
  } as const;
  expect(detailsIn(rows, [aMember(known)])).toEqual([
    'Organist · kim@x.org · 1 talk · last talk Sun, Mar 1, 2026 · notes: prefers July',
  ]);
});

test('two people next to each other under repeated headings are refused, since only one of them could be read', () => {
  const file = 'Name,Phone,Name,Phone\n"Lee, Kim",801 555 0100,"Price, Tom",801 555 0101\n';
  expect(() => rowsOfText(file, false)).toThrow(
    'There are two “Name” columns, with different people in one row. Put each person on a separate row.',
  );
  const same = rowsOfText(file.replace('"Price, Tom"', '"Lee, Kim"'), false);
  expect(same.ignoredColumns).toEqual(['the second Phone']);
});

test('a duplicate key in a JSON entry is reported, and the last one is read', () => {
  const { rows, ignoredColumns } = rowsOfJson(
    '[{"name": "Lee, Kim", "phone": "801 555 0100", "phone": "801 555 0101"}]',
  );
  expect([rows[0]?.values.phone, ignoredColumns]).toEqual(['801 555 0101', ['all but the last phone in each entry']]);
});

const problemsIn = (text: string) => rowsOfText(text, false).rows.map((row) => readPerson(row).problem);
const asked = (lines: string) =>
  `A quotation mark in this row takes in ${lines} of the file. Correct the mark in the file and try again.`;

test.each([
  ['"Jensen, Mary "Molly"",555 0107', 'Jensen, Mary "Molly"'],
  ['"Jensen, "Molly" Mary" ,555 0107', 'Jensen, "Molly" Mary'],
  ['"Robert "Bob" Hale,555 0107', 'Robert Bob" Hale'],
  ['"Mary "Molly" Jensen",555 0107', 'Mary "Molly" Jensen'],
  ['"Mary ""Molly"" Jensen",555 0107', 'Mary "Molly" Jensen'],
  ['Mary "Molly" Jensen,555 0107', 'Mary "Molly" Jensen'],
])('the cell of %s is “%s” though its quotation marks are not doubled', (line, name) => {
  expect(readCells(`Name,Phone\n${line}\n`, ',')[1]?.cells).toEqual([name, '555 0107']);
});

test('a quotation mark that takes the next rows into its cell flags its row, and says how many', () => {
  const list = (separator: string) =>
    [
      'Name,Phone,Notes',
      'Ann Hall,801-555-0001,"likes to talk',
      'Bea Hall,801-555-0002,',
      'Cy Hall,801-555-0003,',
      'Dan Hall,801-555-0004,"tall"',
      'Eve Hall,801-555-0005,',
    ]
      .join('\n')
      .replaceAll(',', separator);
  for (const separator of [',', ';', '\t'])
    expect(problemsIn(list(separator))).toEqual([asked('the next 3 lines'), null]);
  expect(problemsIn('Name,Notes\nAnn Hall,"talks\nBea Hall,"\nEve Hall,')).toEqual([asked('the next line'), null]);
  expect(problemsIn('Name,Notes\nAnn Hall,"talks\nBea Hall,"x,"y"')).toEqual([asked('the next line')]);
});

test.each(['12 Main St\nProvo, Utah, 84601', 'sings\nplays, too', 'one\ntwo\nthree'])(
  'a cell with lines of its own, %j, flags nothing',
  (cell) => expect(problemsIn(`Name,Notes,Phone\nAnn Hall,"${cell}",801-555-0001`)).toEqual([null]),
);
