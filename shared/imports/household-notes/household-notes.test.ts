import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const HERE = 'Is this person in the ward?';
const FREE = 'Is this person available?';
const tableOf = (text: string) => rowsOfText(text, false);
/** Each person, or the question about them. */
const saidOf = (text: string) =>
  tableOf(text).rows.map((row) => {
    const { name, person, problem } = readPerson(row);
    return person ? name : `${name}: ${problem}`;
  });
const below = (headings: string, row: string) => saidOf(`${headings}\nHyer,Garth,Ava,\nStrand,${row}`).slice(2);

test.each([
  ['Last Name,Husband,Wife,Status', 'Moved', `This row says “Moved.” ${HERE}`],
  ['Last Name,Head,Spouse,Status', 'Inactive', `This row says “Inactive.” ${HERE}`],
  ['Last Name,Husband,Wife,Moved Out', '10/2026', `This row says “10/2026” under “Moved Out.” ${HERE}`],
  ['Last Name,Husband,Wife,Inactive', 'x', `This row says “x” under “Inactive.” ${HERE}`],
  ['Last Name,Husband,Wife,Notes', 'Don’t ask', `This row says “Don’t ask.” ${FREE}`],
  ['Family,Father,Mother,Remarks', 'no contact please', `This row says “no contact please.” ${HERE}`],
  ['Last Name,Head,Spouse,Unavailable', 'until March', `This row says “until March” under “Unavailable.” ${FREE}`],
  ['Familia,Esposo,Esposa,Estado', 'se mudaron', `This row says “se mudaron.” ${HERE}`],
  ['Família,Marido,Esposa,Observações', 'mudaram-se', `This row says “mudaram-se.” ${HERE}`],
])('below “%s,” “%s” is asked about both', (headings, cell, problem) => {
  expect(below(headings, `Bo,Kylee,${cell}`)).toEqual([`Bo Strand: ${problem}`, `Kylee Strand: ${problem}`]);
});

test('children in the row of a household that has moved are asked about, too', () => {
  const list = 'Family,Father,Mother,Children,Notes\nHyer,Garth,Ava,"Ash, Ben, Cy",\nStrand,Bo,,"Eli, Dot, Gil",moved';
  expect(saidOf(list).slice(5)).toEqual(
    ['Bo', 'Eli', 'Dot', 'Gil'].map((name) => `${name} Strand: This row says “moved.” ${HERE}`),
  );
});

test('a note that names one of a couple asks about that one only', () => {
  const asked = (note: string) =>
    below('Last Name,Husband,Wife,Notes', `Bo,Kylee,${note}`).filter((said) => said.includes(':'));
  expect(asked('wife moved')).toEqual([`Kylee Strand: This row says “moved.” ${HERE}`]);
  expect(asked('Bo: don’t ask')).toEqual([`Bo Strand: This row says “don’t ask.” ${FREE}`]);
  expect(asked('Kylee will not speak')).toEqual([`Kylee Strand: This row says “will not speak.” ${FREE}`]);
  expect(asked('Bo is not a member')).toEqual([`Bo Strand: This row says “not a member.” ${HERE}`]);
});

test.each(['good cooks', 'wife less active', 'new baby', 'Bo plays the organ', 'son on a mission', 'text only'])(
  'the note “%s” asks nothing and is kept',
  (note) => {
    const { rows, ignoredColumns } = tableOf(`Last Name,Husband,Wife,Notes\nStrand,Bo,Kylee,${note}`);
    const people = rows.map((row) => readPerson(row).person);
    expect(people.every(Boolean)).toBe(true);
    expect(people.some((person) => person?.notes === note)).toBe(true);
    expect(ignoredColumns).toEqual([]);
  },
);

test('a note is kept with those it names, and otherwise with the adults', () => {
  const notes = (note: string) =>
    tableOf(`Last Name,Husband,Wife,Child,Notes\nStrand,Bo,Kylee,Dot,${note}`).rows.map(({ values }) => values.notes);
  expect(notes('speak Spanish')).toEqual(['speak Spanish', 'speak Spanish', undefined]);
  expect(notes('Bo: organ; Kylee: violin')).toEqual(['Bo: organ', 'Kylee: violin', undefined]);
  expect(notes('Dot sings')).toEqual([undefined, undefined, 'Dot sings']);
});

test('under Unavailable, an x counts for both, and a name or “her” for one', () => {
  const rows = (cell: string) => tableOf(`Last,Husband,Wife,Don’t ask\nStrand,Bo,Kylee,${cell}`).rows.map(readPerson);
  expect(rows('x').map(({ person }) => person?.isAvailable)).toEqual([false, false]);
  for (const her of ['her', 'Kylee'])
    expect(rows(her).map(({ problem }) => problem)).toEqual([
      null,
      `This row says “${her}” under “Don’t ask.” ${FREE}`,
    ]);
  expect(tableOf('Last,Husband,Wife,Don’t ask\nStrand,Bo,Kylee,x').ignoredColumns).toEqual([]);
});

test('under Available, an answer counts for both', () => {
  const rows = tableOf('Last,Husband,Wife,Available\nStrand,Bo,Kylee,No').rows.map(readPerson);
  expect(rows.map(({ person }) => person?.isAvailable)).toEqual([false, false]);
});

test('of a couple in one cell, a note counts for both, or for the one it names', () => {
  const list = (note: string) =>
    saidOf(`Family,Notes\n"Adams, Brent & Shauna",${note}\n"Baker, Tom & Ann",`).slice(0, 2);
  const moved = `This row says “moved.” ${HERE}`;
  expect(list('moved')).toEqual([`Brent Adams: ${moved}`, `Shauna Adams: ${moved}`]);
  expect(list('Shauna moved')).toEqual(['Brent Adams', `Shauna Adams: ${moved}`]);
  expect(list('good cooks')).toEqual(['Brent Adams', 'Shauna Adams']);
});
