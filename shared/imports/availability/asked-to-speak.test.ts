import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const tableWith = (heading: string, cell: string) =>
  rowsOfText(`Name,"${heading}"\n"Lee, Kim",\n"Reed, Tom","${cell}"`, false);
const read = (heading: string, cell: string) => tableWith(heading, cell).rows.map(readPerson).at(-1);
const asked = (cell: string, heading: string) =>
  `This row says “${cell}” under “${heading}.” Is this person available?`;

test.each(['Do not ask', 'Unavailable', 'Not Available', 'Do Not Ask to Speak', 'Won’t speak', 'No talks'])(
  'under %s, a yes means not available',
  (heading) => {
    for (const yes of ['x', 'Yes', 'TRUE', 'Unavailable', heading])
      expect(read(heading, yes)?.person?.isAvailable).toBe(false);
    for (const no of ['', 'No', 'ok', 'available'])
      expect(read(heading, no)).toMatchObject({ problem: null, person: { firstName: 'Tom' } });
    expect(read(heading, 'No')?.person?.isAvailable).toBeUndefined();
    const both = rowsOfText(`Name,Available,${heading}\n"Reed, Tom",yes,x`, false).rows.map(readPerson);
    expect(both[0]?.problem).toBe(asked('x', heading));
    expect(tableWith(heading, 'x').ignoredColumns).toEqual([]);
  },
);

test.each([
  ['Unavailable', 'Dec 20-Jan 3'],
  ['Unavailable', '12/6; 12/13'],
  ['Unavailable', '3rd Sundays'],
  ['Not Available', 'until March'],
  ['Do not ask', 'before March'],
  ['Speak', 'No'],
  ['Talk', 'No'],
  ['Reason not to ask', 'New baby'],
  ['Exclude', 'x'],
  ['No prayers', 'x'],
  ['Speaker Status', 'Do not ask'],
])('under “%s,” “%s” asks whether someone is available', (heading, cell) =>
  expect(read(heading, cell)?.problem).toBe(asked(cell, heading)),
);

test.each([
  'Willing to speak',
  'Will speak',
  'OK to speak',
  'OK to ask?',
  'Can speak in sacrament?',
  'Are you willing to speak in sacrament meeting?',
])('“%s” is a column of who is available', (heading) => {
  expect(read(heading, 'No')?.person?.isAvailable).toBe(false);
  expect(read(heading, 'Yes')?.person?.isAvailable).toBe(true);
  expect(read(heading, 'Maybe')?.problem).toBe('Available must be yes or no, not “Maybe.”');
});

test.each([
  ['Speak', 'Yes'],
  ['Talk this year?', 'No'],
  ['Asked', 'No'],
  ['Talk topic', 'No'],
  ['No. of talks', '1'],
  ['Speaks Spanish', 'No'],
  ['Exclude', 'No'],
])('under “%s,” “%s” asks nothing', (heading, cell) =>
  expect(read(heading, cell)).toMatchObject({ problem: null, person: { firstName: 'Tom' } }),
);

test.each([
  'do not ask to speak',
  'DO NOT ASK TO SPEAK',
  'no talks',
  'not available until March',
  'Unavailable til Jan',
  'won’t pray or speak',
  'please don’t call on me',
  'prefers not to give talks',
  'afraid of public speaking',
  'No discursa',
])('the note “%s” asks whether someone is available', (note) => {
  expect(read('Notes', note)?.problem).toBe(`This row says “${note}.” Is this person available?`);
  const answered = rowsOfText(`Name,Available,Notes\n"Reed, Tom",No,${note}`, false).rows.map(readPerson);
  expect(answered[0]).toMatchObject({ problem: null, person: { isAvailable: false } });
});

test('a note that ends its own sentence is quoted without a second period', () => {
  const problem = 'This row says “See bishop first.” Is this person available?';
  expect(read('Notes', 'See bishop first.')?.problem).toBe(problem);
});

test.each([
  'good speaker',
  'No phone; ask her husband',
  'doesn’t speak English',
  'No talk yet',
  'has not spoken since 2019',
  'not on the prayer roll',
  'phone unavailable',
  'Can’t hear well, talk to his wife',
])('the note “%s” asks nothing', (note) => expect(read('Notes', note)?.problem).toBeNull());

test.each(['None', 'N/A'])('“%s” under Available is asked about, and a blank or a dash is not', (cell) => {
  expect(read('Available', cell)?.problem).toBe(`Available must be yes or no, not “${cell}.”`);
  for (const blank of ['', '-']) expect(read('Available', blank)).toMatchObject({ problem: null });
});

test('two columns with different answers are asked about', () => {
  const rows = rowsOfText('Name,Available,Will speak\n"Reed, Tom",Yes,No', false).rows.map(readPerson);
  expect(rows[0]?.problem).toBe(asked('No', 'Will speak'));
});

test('JSON says the same of who may be asked to speak', () => {
  const { rows, ignoredColumns } = rowsOfJson(
    '[{"name":"Lee, Kim","unavailable":true},{"name":"Roe, Ida","willingToSpeak":false}]',
  );
  expect(rows.map((row) => readPerson(row).person?.isAvailable)).toEqual([false, false]);
  expect(ignoredColumns).toEqual([]);
});
