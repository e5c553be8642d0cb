import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importedFrom, inItsWard } from '#tests/import-plans.ts';
import { headOf } from '../columns.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';
import { rowsAbove } from '../sheets/sections.ts';

// Of a later year, lists of 2026 are old.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const problemsOf = (text: string, isFree = false) =>
  rowsOfText(text, isFree).rows.map((row) => inItsWard(readPerson(row)).problem);
const belowTitle = (title: string) => problemsOf(`${title},,\nName,Phone,Calling\n"Reed, Tom",,Organist`);
const midSheet = (title: string) =>
  problemsOf(`Name,Phone,Calling\n"Ames, Bo",,\n${title},,\n"Reed, Tom",,Organist`).slice(-1);
const inText = (title: string) =>
  problemsOf(`Bo Ames - Clerk\nEva Lund\n${title}:\nTom Reed - Organist`, true).slice(-1);
const asked = (title: string, question: string) => [`This row is below “${title}.” ${question}`];

test.each([
  'Deceased Members',
  'Moved out of ward',
  'Non-members',
  'Inactive members',
  'Do not contact list',
  'Members who left',
  'Members no longer here',
  'Address unknown',
  'Out of unit members',
  'Prospective members',
  'Miembros fallecidos',
])('below the title “%s,” in any place, people may not be in the ward', (title) => {
  for (const read of [belowTitle, midSheet, inText])
    expect(read(title)).toEqual(asked(title, 'Is this person in the ward?'));
});

test.each([
  'Recently released',
  'Pending callings',
  'Callings in Process',
  'To be sustained',
  'Declined',
  'Proposed Callings',
  'Released callings',
  'Callings to extend',
  'Possible callings',
  'Outgoing presidency',
  'Past callings',
  'Draft callings',
  'Old list - do not use',
  'Llamamientos propuestos',
  'Chamados pendentes',
  'Sustainings 11/29',
])('below the title “%s,” in any place, callings may not be current', (title) => {
  for (const read of [belowTitle, midSheet, inText])
    expect(read(title)).toEqual(asked(title, 'Do they have this calling?'));
  // Without a calling, nothing is asked.
  expect(problemsOf(`Name,Phone,Calling\n${title},,\n"Reed, Tom",801-555-0100,`).at(-1)).toBeNull();
});

test.each([
  'Member List',
  'Maple Grove Ward',
  'Directory',
  'Relief Society',
  'Page 1',
  'Printed on 22 Nov 2026',
  'Primary Presidency',
  'Callings',
  'Organizations and Callings',
  'New Members',
  'New callings',
  'Less active members',
  'Upcoming speakers',
  'Prayer roll',
  'Ministering Brothers',
  'Lista de miembros',
  'Prior Lake Ward',
  'Old Town 2nd Branch',
  'Test Valley Ward',
  'Left Bank Ward',
  'Open Water Ward',
  'Old Orchard Park Ward',
  'Old Bridge Ward Directory',
  'Old Mill Ward Callings',
  'Old Mill Ward Relief Society',
])('the title “%s” asks nothing', (title) => {
  expect(belowTitle(title)).toEqual([null]);
  expect(midSheet(title)).toEqual([null]);
});

test('a ward’s own name above a text tells nothing of its callings', () =>
  expect(problemsOf('Old Mill Ward\nTom Beck - Organist', true).at(-1)).toBeNull());

test.each(['Old Ward Callings', 'Old Mill Ward Old Callings', 'Old Callings Maple Ward', 'Draft Maple Ward Callings'])(
  'with a ward’s name in it, the title “%s” still tells that callings may not be current',
  (title) => expect(belowTitle(title)).toEqual(asked(title, 'Do they have this calling?')),
);

test.each(['Ann Guest', 'Lupe Hold', '"Hold, Ann"'])('%s is a person, and no title', (name) =>
  expect(problemsOf(`Name,Phone,Calling\n${name},801-555-7001,\n"Reed, Tom",,Organist`)).toEqual([null, null]),
);

test.each([
  'Nao Tanaka',
  'Sera Tupou',
  'Otieno Were',
  'Wanjala Were',
  'Cielo Espera',
  'Soledad Anterior',
  'Kimo Prior Jr',
  'Prior Jensen',
])('%s is at most a person to check, and asks nothing of the rows below', (name) => {
  const [, problem, below] = problemsOf(`Name,Phone,Calling\n"Ames, Bo",,Clerk\n${name},,\n"Reed, Tom",,Organist`);
  expect([null, `“${name}” may be a heading, not a person. Please check.`]).toContain(problem);
  expect(below).toBeNull();
  expect(problemsOf(`${name},,\nName,Phone,Calling\n"Reed, Tom",,Organist`).at(-1)).toBeNull();
});

test('people in a bare list with words in their names that tell something beside a calling are read', () => {
  const rows = rowsOfText('Mark Ashby\nSera Tupou\nTom Beck\nLupe Were\nAnn Lee', true).rows.map(readPerson);
  expect(rows.map(({ person }) => person?.lastName)).toEqual(['Ashby', 'Tupou', 'Beck', 'Were', 'Lee']);
});

test.each(['Past Leaders', 'Não Apoiados', 'Prior Officers', 'Old Slate', 'Was Released', 'On Hold', 'Nao Apoiados:'])(
  '“%s” is no one’s name',
  (title) => expect(problemsOf(`${title},,\nName,Phone,Calling\n"Reed, Tom",,Organist`).at(-1)).toContain('below'),
);

test('a title that may be a person is a row to check', () => {
  const [, problem] = problemsOf('Name,Phone,Calling\n"Ames, Bo",,Clerk\nDraft Moala,,\n"Reed, Tom",,Organist');
  expect(problem).toBe('“Draft Moala” may be a heading, not a person. Please check.');
});

test('a title of a past year is shown', () => {
  const old = 'Callings - January 2023';
  expect(belowTitle(old)).toEqual([`“${old}” is above the list. Check that the list is current.`, null]);
  const shown = (title: string, now: string) =>
    rowsAbove([{ row: 1, cells: [title] }], headOf(['Name']), new Date(now)).length;
  expect(shown('Directory 2026', '2026-11-26')).toBe(0);
  // Of a list of last December, a new year makes no old one.
  expect([shown('Directory 2026', '2027-02-26'), shown('Directory 2026', '2027-05-26')]).toEqual([0, 1]);
  expect([shown('Printed on 5 May 2019', '2026-11-26'), shown('© 2019 by Intellectual Reserve', '2026-11-26')]).toEqual(
    [1, 0],
  );
});

test.each(['2. Tom Reed (moved)', '- Tom Reed (deceased)', '2) Tom Reed - do not call', '• Tom Reed - moved'])(
  '“%s” in a list of such lines is a person, and no heading of those below',
  (item) => {
    const mark = item.slice(0, item.indexOf(' '));
    const [first, last] = /\d/.test(mark) ? [mark.replace('2', '1'), mark.replace('2', '3')] : [mark, mark];
    const { people, problems } = importedFrom(`${first} Kim Lee\n${item}\n${last} Ann Poe\n${last} Jo Orr\n`);
    expect(people.map((one) => one.split(',')[0])).toEqual(['Kim Lee', 'Ann Poe', 'Jo Orr']);
    expect(problems).toHaveLength(1);
  },
);
