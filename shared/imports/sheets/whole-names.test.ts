import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import type { RawRow } from '../rows.ts';
import { rowsOfText } from '../rows.ts';

const said = (rows: readonly RawRow[]) =>
  rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} | ${person.lastName}` : problem;
  });
const read = (lines: string) => said(rowsOfText(lines.replaceAll('/', '\n'), false).rows);

test.each([
  ['Name,Surname/Mark,Ashby/Ida May,Cole', ['Mark | Ashby', 'Ida May | Cole']],
  ['Name,Family Name/Mary Ann,Cole', ['Mary Ann | Cole']],
  ['Name,Patronymic,Surname/Anna Maria,Ivanovna,Petrova', ['Anna Maria | Petrova']],
  ['Name,First Name/Ashby,Mark/Cole Dunn,Ida', ['Mark | Ashby', 'Ida | Cole Dunn']],
  ['Name,Last Name/Ida Cole,Cole/"Ashby, Mark Lee",Ashby', ['Ida | Cole', 'Mark Lee | Ashby']],
  ['Name,Assignment/Mark Ashby,Prayer/Ida Cole,Talk/Lori Roe,Song', ['Mark | Ashby', 'Ida | Cole', 'Lori | Roe']],
  ['Name,First Name/Ida Cole,Ida/"Ashby, Mark",Mark', ['Ida | Cole', 'Mark | Ashby']],
  ['Name,First Name,Last Name/"Cole, Ida",Ida,/"Ashby, Mark",,Ashby', ['Ida | Cole', 'Mark | Ashby']],
])('in %j, Name is the other part of the name, or all of it', (lines, names) => expect(read(lines)).toEqual(names));

test('a contact whose full name is in one name field has no other name', () => {
  const lines = 'Name,Given Name,Family Name/Ida Cole,Ida,Cole/Kim,Kim,/Reed,,Reed';
  const without = (name: string) =>
    `“${name}” has no last name. If the family’s last name appears only once, repeat it in every row.`;
  expect(read(lines)).toEqual(['Ida | Cole', without('Kim'), '“Reed” has no first name.']);
});

test('next to a first and last name, a one-word Preferred Name is what someone goes by', () => {
  const [row] = rowsOfText('Last Name,First Name,Preferred Name\nReed,Thomas,Tom\n', false).rows;
  expect(row && readPerson(row).person).toEqual({ firstName: 'Thomas', lastName: 'Reed', preferredName: 'Tom' });
});

test('single quotation marks around a cell aren’t part of a name', () =>
  expect(read("Name;Phone/'Cole, Ida';801-555-0100")).toEqual(['Ida | Cole']));

test('where Name is the full name, a cell that doesn’t fit is flagged for review', () => {
  const fit = (a: string, b: string) =>
    `This row has both “${a}” and “${b}” as the name. Enter the first and last name.`;
  expect(read('Name,Surname/Ida Cole,Cole/Mark Ashby,Ashby/Tom Baker,Barker')[2]).toBe(fit('Tom Baker', 'Barker'));
  expect(read('Name,First Name/Ida Cole,Ida/Mark Ashby,Mark/Tom Baker,Bo')[2]).toBe(fit('Tom Baker', 'Bo'));
  expect(read('Name,First Name/Ida Cole,Idabelle')).toEqual([fit('Ida Cole', 'Idabelle')]);
});

const rest = (heading: string) =>
  `The rest of this name may be in the column “${heading}.” Rename it “Last Name,” or remove it, and try again.`;

test.each(['Family', 'Clan', 'Second Name', 'Tribe', 'Father Name', 'Übername', 'Household', 'Familia'])(
  'next to a column “%s” with words that may be last names, a name is flagged for review',
  (heading) => {
    const lines = `Name,${heading},Phone/Mary Ann,Ashby,/Mark,Cole,801-555-0100`;
    const isFamily = ['Family', 'Household', 'Familia'].includes(heading);
    // In a table, these are read as headings of last names.
    expect(read(lines)).toEqual(isFamily ? ['Mary Ann | Ashby', 'Mark | Cole'] : [rest(heading), rest(heading)]);
    const json = [
      { name: 'Mary Ann', [heading]: 'Ashby' },
      { name: 'Mark', [heading]: 'Cole' },
    ];
    expect(said(rowsOfJson(JSON.stringify(json)).rows)).toEqual([rest(heading), rest(heading)]);
  },
);

test.each([
  ['Opt Out', 'Prayer', 'Talks'],
  ['Will Not Do', 'Prayer', 'Talks'],
  ['Speaks', 'English', 'Spanish'],
  ['Carpool', 'Driver', 'Rider'],
  ['Potluck', 'Salad', 'Dessert'],
])('next to a column “%s” with “%s,” first and last names are whole', (heading, first, second) => {
  const lines = `Name,${heading}\nBryce Ashcroft,${first}\nTess Calder,${second}`;
  const problems = rowsOfText(lines, false).rows.map((row) => readPerson(row).problem);
  expect(problems.join(' ')).not.toContain('The rest of this name');
});

test.each([
  'Name,Second Name/Bryce Lane,Ashcroft/Tess Dell,Calder',
  'Name,Clan/Bryce Lane,Ashcroft/Tess Dell,Calder',
  'Name,Kunya/Bryce Lane,Ashcroft/Tess,Calder',
  'Name,Kunya/Mary Ann,Ashcroft/Tess Dell,Calder',
])('in %j, names of two words may still be first names', (lines) =>
  expect(read(lines)[0]).toContain('The rest of this name may be in the column'),
);

test.each([
  'Name,City/Mark Ashby,Provo/Ida Cole,Orem',
  'Name,Class/Mark Ashby,Valiant/Ida Cole,Deacons',
  'Name,Spouse/Mark Ashby,Lori/Ida Cole,Sam',
  'Name,Household/Mark Ashby,Ashby/Ida Cole,Cole',
  'Name,Call Me/Mark Ashby,Mark/Ida Cole,Ida',
  'Name,Clan/"Ashby, Mark",Lehi/"Cole, Ida",Zoram',
  'Full Name,Clan/Mark Ashby,Lehi/Ida Cole,Zoram',
  'Name,Clan/Mark Ashby,lehi 3/Ida Cole,',
  'Name,Phone,Clan/Mark Ashby,,Lehi/Ida Cole,,Zoram',
  'Name,EQ/Mark Ashby,EQ/Ida Cole,RS',
])('in %j the names are full names', (lines) => expect(read(lines)).toEqual(['Mark | Ashby', 'Ida | Cole']));

test('among one-word names, a name of two words may be two first names', () =>
  expect(read('Name,Phone/Mark,/Ida May,/Tom,/"Cole, Una",')).toEqual([
    '“Mark” has no last name. If the family’s last name appears only once, repeat it in every row.',
    'Most names in this list have no last name, so “Ida May” may be two first names. Write it as “Last, First.”',
    '“Tom” has no last name. If the family’s last name appears only once, repeat it in every row.',
    'Una | Cole',
  ]));

test('a flagged name is shown in full in the correction, and is right once it is split', () => {
  const [row] = rowsOfText('Name,Clan,Phone\nIda May,Cole,801-555-0100\n', false).rows;
  const { values } = readPerson(row ?? { row: 2, values: {} });
  expect(values).toEqual({ firstName: 'Ida May', lastName: '', phone: '801-555-0100' });
  expect(readPerson({ row: 2, values }).problem).toBe(
    'Which part of “Ida May” is the last name? Write it as “Last, First.”',
  );
  expect(readPerson({ row: 2, values: { ...values, lastName: 'Cole' } }).problem).toBeNull();
});

test.each([
  ['Full Name', 'Gubler, TJ', 'TJ'],
  ['Full Name', 'TJ Gubler', 'TJ'],
  ['Name', 'TJ', 'TJ'],
  ['Full Name', 'Gubler, Travis James', undefined],
])('next to “%s,” who is “%s” below Preferred Name goes by %s', (heading, preferred, called) => {
  for (const titles of [
    [heading, 'Preferred Name'],
    ['Preferred Name', heading],
  ]) {
    const cells = titles.map((title) => (title === heading ? '"Gubler, Travis James"' : `"${preferred}"`));
    const { rows, ignoredColumns } = rowsOfText(`${titles.join(',')}\n${cells.join(',')}\n`, false);
    const person = { firstName: 'Travis James', lastName: 'Gubler' };
    expect(rows.map((row) => readPerson(row).person)).toEqual([called ? { ...person, preferredName: called } : person]);
    expect(ignoredColumns).toEqual([]);
  }
});

test('where a row has no other name, Preferred Name is the whole name of each', () => {
  const { rows } = rowsOfText('Name,Preferred Name\nTravis Gubler,TJ Gubler\n,Anna Page\n', false);
  expect(rows.map((row) => readPerson(row).person?.firstName)).toEqual(['Travis', 'Anna']);
});
