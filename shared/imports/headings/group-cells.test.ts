import { expect, test } from 'vitest';
import { fileNotesOf } from '../file-notes/notes-of-row.ts';
import { readInWard } from '../other-people/other-wards.ts';
import { rowsOfText } from '../rows.ts';
import { readPeople } from '../same-person/several-rows.ts';

const NAMES = ['Bert Ammon', 'Cleo Ammon', 'Dale Ammon', 'Ella Ammon'] as const;
const [BERT, CLEO, DALE, ELLA] = NAMES;
/** What is asked about each of the four, and noted with them. */
function saidIn(text: string, isFree = false) {
  const rows = readPeople(rowsOfText(`${text}\n`, isFree).rows);
  const of = NAMES.map((name) => rows.find((row) => row.name === name));
  return { asked: of.map((row) => row?.problem ?? ''), notes: of.map((row) => (row ? fileNotesOf(row).length : null)) };
}

test.each([
  ['Group', 'Active', 'Do not ask', 'Is this person available?'],
  ['Availability', 'Yes', 'Do not ask', 'Is this person available?'],
  ['Available', 'Yes', 'No', 'Is this person available?'],
  ['List', 'Active', 'Deceased', 'Is this person in the ward?'],
  ['Org', 'Active', 'Moved out', 'Is this person in the ward?'],
  ['Estado', 'Activos', 'Se mudaron', 'Is this person in the ward?'],
  ['Grupo', 'Activos', 'Fallecidos', 'Is this person in the ward?'],
  ['', 'Active', 'Do not ask', 'Is this person available?'],
])(
  'in merged cells of a column “%s”, what follows “%s” is asked of everyone in “%s”: %s',
  (title, first, last, asked) => {
    const said = saidIn(`${title},Name\n${first},${BERT}\n,${CLEO}\n${last},${DALE}\n,${ELLA}`);
    expect(said.asked.slice(0, 2)).toEqual(['', '']);
    expect(said.asked[3]).toBe(`This row is below “${last}.” ${asked}`);
    expect(said.notes[3]).toBe(1);
  },
);

test.each([
  ['Category', 'Moved', 'in the ward'],
  ['Section', 'Deceased', 'in the ward'],
  ['Group', 'Do not ask', 'available'],
])(
  'a row that only has a group under “%s,” such as “%s,” asks about those below it: are they %s?',
  (title, group, asked) => {
    for (const gap of ['', ',,\n']) {
      const text = `${title},Name,Phone\nActive,,\n,${BERT},801-555-0501\n,${CLEO},801-555-0502\n${gap}${group},,\n,${DALE},\n,${ELLA},`;
      const below = `This row is below “${group}.” Is this person ${asked}?`;
      expect(saidIn(text).asked).toEqual(['', '', below, below]);
      expect(saidIn(text.replaceAll(',', '\t'), true).asked).toEqual(['', '', below, below]);
    }
  },
);

test.each([
  ['Status', 'DO NOT ASK', 'DO NOT ASK'],
  ['Group', 'Moved', 'Moved'],
  ['Notes', 'Below here: moved out', 'moved out'],
])(
  'behind the names, a row that only has something under “%s,” such as “%s,” is about those below it',
  (title, cell, text) => {
    const { asked } = saidIn(`Name,Phone,${title}\n${BERT},801-555-0501,\n${CLEO},,\n,,${cell}\n${DALE},,\n${ELLA},,`);
    expect(asked.slice(0, 2)).toEqual(['', '']);
    for (const one of asked.slice(2)) expect(one).toContain(`This row is below “${text}.” Is this person`);
  },
);

test('a group ends with the next one, with an organization, and where a row has another', () => {
  const groups = (next: string) => saidIn(`Group,Name\nMoved,\n,${BERT}\n${next}\n,${DALE}\n,${ELLA}`).asked;
  for (const next of ['Active,', 'Relief Society,', `Active,${CLEO}`])
    expect(groups(next)).toEqual(['This row is below “Moved.” Is this person in the ward?', '', '', '']);
});

test.each([
  ['a note is about the person above', `Notes,Name\n,${BERT}\n,${CLEO}\nMoved,\n,${DALE}\n,${ELLA}`, [1]],
  ['a row of notes, too', `Name,Phone,Notes\n${BERT},,\n${CLEO},,\n,,moved out\n${DALE},,\n${ELLA},,`, [1]],
  ['as is what stands below the last', `Name,Status\n${BERT},\n${CLEO},\n${DALE},\n${ELLA},\n,Moved`, [3]],
  ['behind the names, blanks say nothing', `Name,Status\n${BERT},Active\n${CLEO},\n${DALE},Moved\n${ELLA},`, [2]],
  ['and where a word comes twice', `Status,Name\nActive,${BERT}\nMoved,${CLEO}\nActive,${DALE}\n,${ELLA}`, [1]],
  ['or the first has none', `Status,Name\n,${BERT}\nMoved,${CLEO}\n,${DALE}\n,${ELLA}`, [1]],
])('what is no group is asked only of whom it is about: %s', (_, text, whom) =>
  expect(saidIn(text).asked.flatMap((asked, at) => (asked === '' ? [] : [at]))).toEqual(whom),
);

const STATES = [
  'Oak Hills Ward',
  'Oak Hills Ward (123456)',
  'Oak Hills 3rd',
  'Barrio Los Olivos',
  'Ala dos Pinheiros',
  'Outra ala',
  'Out of ward',
  'Other ward',
  'Not attending',
  'Inactive by request',
  'Trasladados',
  'EQ - Moved',
  'Elders Quorum - Moved',
  'No Contact List',
];
/** Who of four is asked about in the ward of Maple Grove, the last two below a second section. */
const askedIn = (text: string) =>
  readPeople(rowsOfText(text, false).rows)
    .map((row) => readInWard('Maple Grove Ward', row))
    .flatMap(({ name, problem }) => (NAMES.some((known) => known === name) && problem ? [name] : []));
const sections = (title: string, first: string, last: string) =>
  askedIn(
    `${title},Name,Phone\n${first},${BERT},801-555-0501\n,${CLEO},801-555-0502\n${last},${DALE},801-555-0503\n,${ELLA},801-555-0504\n`,
  );
const rowsAlone = (first: string, last: string) =>
  askedIn(
    `,Name,Phone\n${first},,\n,${BERT},801-555-0501\n,${CLEO},801-555-0502\n${last},,\n,${DALE},801-555-0503\n,${ELLA},801-555-0504\n`,
  );

test.each(STATES)(
  'in merged cells and in a row of its own, “%s” is asked of the first below it and of all others',
  (state) => {
    for (const title of ['Status', 'Section', 'Group', 'Organization', ''])
      expect([title, ...sections(title, 'Active', state)]).toEqual([title, DALE, ELLA]);
    expect(sections('Unit', 'Maple Grove Ward', state)).toEqual([DALE, ELLA]);
    expect(rowsAlone('Active', state)).toEqual([DALE, ELLA]);
  },
);

test.each([
  ['Unit', 'Maple Grove Ward (445566)', 'Maple Grove'],
  ['Section', 'Maple Grove Ward', 'A'],
  ['Section', 'A', 'B'],
  ['Group', 'Elders Quorum', 'Relief Society'],
  ['Group', 'High Priests', 'YSA'],
  ['Organization', 'Primary', 'Sunbeams'],
  ['Organization', 'Bishopric', 'Ward missionaries'],
  ['', 'Group 1', 'Group 2'],
  ['Class', 'Primary 3rd', 'Single Adults'],
  ['Address', '12 Oak Street', '14 Oak Street'],
])('no one is asked in sections of a column “%s” such as “%s” and “%s”', (title, first, last) => {
  expect(sections(title, first, last)).toEqual([]);
  expect(rowsAlone(first, last)).toEqual([]);
});

test('what only a column tells the first person of a section is told everyone in it', () => {
  expect(saidIn(`Status,Name\nActive,${BERT}\n,${CLEO}\nOut of town,${DALE}\n,${ELLA}`).asked[3]).toBe(
    'This row is below “Out of town.” Is this person in the ward?',
  );
  expect(saidIn(`Section,Name\nActive,${BERT}\n,${CLEO}\nWidows,${DALE}\n,${ELLA}`).notes).toEqual([0, 0, 1, 1]);
});

test('a group that is only to be read is shown, and asks no one', () =>
  expect(saidIn(`Group,Name\nActive,${BERT}\n,${CLEO}\nLess active,${DALE}\n,${ELLA}`)).toEqual({
    asked: ['', '', '', ''],
    notes: [0, 0, 1, 1],
  }));

test('below “Released,” whoever has a calling is asked about it', () =>
  expect(
    saidIn(`Group,Name,Calling\nCurrent,,\n,${BERT},Bishop\n,${CLEO},\nReleased,,\n,${DALE},Organist\n,${ELLA},`).asked,
  ).toEqual(['', '', 'This row is below “Released.” Do they still have this calling?', '']));

test('under a column without a heading, a question names none', () =>
  expect(saidIn(`,Name\nActive,${BERT}\n,${CLEO}\nDo not ask,${DALE}`).asked[2]).toBe(
    'This row says “Do not ask.” Is this person available?',
  ));

const CELLS = [
  'Bert Ammon,801-555-0501',
  'Cleo Ammon,801-555-0502',
  'Dale Ammon,801-555-0503',
  'Ella Ammon,801-555-0504',
];

test.each(['MOVED OUT', 'Do Not Contact', 'Less Active', 'Prayers only', 'RECORDS SENT', 'YSA Ward', 'Oak Hills Ward'])(
  '“%s” alone in a row is of those below, in whatever column it stands',
  (title) => {
    const [bert, cleo, dale, ella] = CELLS;
    const told = (text: string) => {
      const { asked, notes } = saidIn(text);
      return [2, 3].map((at) => asked[at] !== '' || (notes[at] ?? 0) > 0);
    };
    for (const [heading, one, two] of [
      ['No.', '1', '2'],
      ['Address', '12 Oak St', '14 Elm St'],
      ['Age', '34', '35'],
    ])
      expect(
        told(`${heading},Name,Phone\n${one},${bert}\n${two},${cleo}\n${title},,\n${one},${dale}\n${two},${ella}`),
      ).toEqual([true, true]);
    expect(told(`Name,Phone\n${bert}\n${cleo}\n,${title}\n${dale}\n${ella}`)).toEqual([true, true]);
  },
);

test('a group that is merged in a column behind the names is of all its rows', () =>
  expect(
    saidIn(`Name,Group\n${BERT},Active\n${CLEO},\n${DALE},Less active\n${ELLA},`).notes.map(
      (count) => (count ?? 0) > 0,
    ),
  ).toEqual([false, false, true, true]));
