import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const people = (...lines: string[]) =>
  rowsOfText(lines.join('\n'), false)
    .rows.map(readPerson)
    .flatMap(({ person }) => person ?? []);

const NANCY = { firstName: 'Nancy', lastName: 'Ames', phone: '801-555-0101', email: 'nancy@example.org' };
const ANN = { firstName: 'Ann', lastName: 'Bell', phone: '801-555-0102', email: 'ann@example.org' };

test.each([
  ['"Ames, Nancy",801-555-0101,nancy@example.org', '"Bell, Ann",801-555-0102,ann@example.org'],
  ['Ames, Nancy,801-555-0101,nancy@example.org', 'Bell, Ann,801-555-0102,ann@example.org'],
  ['Ames, Nancy;801-555-0101;nancy@example.org', 'Bell, Ann;801-555-0102;ann@example.org'],
  ['Nancy Ames\t801-555-0101\tnancy@example.org', 'Ann Bell\t801-555-0102\tann@example.org'],
  ['nancy@example.org,801-555-0101,Nancy,Ames', 'ann@example.org,801-555-0102,Ann,Bell'],
  ['1,Nancy Ames,801-555-0101,nancy@example.org', '2,Ann Bell,801-555-0102,ann@example.org'],
  ['12 Elm St,Nancy Ames,801-555-0101,nancy@example.org', '14 Oak Ave,Ann Bell,801-555-0102,ann@example.org'],
])('a table without headings is read by what is in its columns: %j', (...lines) =>
  expect(people(...lines)).toEqual([NANCY, ANN]),
);

test('callings, sexes, and birth dates beside the ages that they make are told as well', () => {
  const year = new Date().getFullYear() - 40;
  const [nancy, ann] = people(
    `"Ames, Nancy",Primary President,F,1 Jan ${year},40`,
    `"Bell, Ann",Ward Clerk,M,1 Jan ${year - 9},49`,
  );
  expect(nancy).toMatchObject({ calling: 'Primary President', sex: 'female', birthYear: year });
  expect(ann).toMatchObject({ calling: 'Ward Clerk', sex: 'male', birthYear: year - 9 });
});

test('a date alone may be of anything, and is ignored', () => {
  const table = rowsOfText('"Ames, Nancy",1 Jan 1980,801-555-0101\n"Bell, Ann",2 May 1985,801-555-0102', false);
  expect(table.rows.map(readPerson).map(({ person }) => person?.birthYear)).toEqual([undefined, undefined]);
  expect(table.ignoredColumns).toEqual(['column 2, which has no heading']);
});

test.each([
  [3, 'Ann Bell', 'Primary President,Nancy Ames,Ann Bell\nWard Clerk,Mark Cole,Tom Beck'],
  [2, 'Provo', 'Nancy Ames,Provo,801-555-0101\nAnn Bell,Orem,801-555-0102'],
  [3, '801-555-0111', 'Nancy Ames,801-555-0101,801-555-0111\nAnn Bell,801-555-0102,801-555-0112'],
  [2, '123-4567-8901', 'Nancy Ames,123-4567-8901\nAnn Bell,123-4567-8902'],
  [2, 'call her mom', 'Nancy Ames,801-555-0101\nAnn Bell,call her mom\nMary Dunn,801-555-0103'],
  [3, 'Mother', 'Nancy Ames,801-555-0101,Mother\nAnn Bell,801-555-0102,Aunt'],
  [3, '1', 'Organist,Nancy Ames,1\nOrganist,Ann Bell,3'],
  [1, 'Elm Street', 'Elm Street,Nancy Ames,801-555-0101\nOak Avenue,Ann Bell,801-555-0102'],
])('a table is refused by the name of its unclear column: column %i, “%s”', (column, cell, text) =>
  expect(() => rowsOfText(text, false)).toThrow(
    `The first row has no column headings, and we couldn’t tell what column ${column} is: “${cell}.” Put headings in the first row, as in the template.`,
  ),
);

test.each([
  ['streets', 'Jordan Lane,801-555-0101\nMadison Court,801-555-0102'],
  ['places', 'Maple Grove,801-555-0101\nOak Hills,801-555-0102'],
  ['two first names', 'Tom,Nancy,801-555-0101\nMark,Ann,801-555-0102'],
  ['names in an unknown order', 'Zyx,Qor,801-555-0101\nTuv,Wex,801-555-0102'],
  ['couples', 'Tom & Nancy Ames,801-555-0101\nAl & Ann Bell,801-555-0102'],
  ['headings that we don’t know', 'Caller,Their number\nNancy Ames,801-555-0101\nAnn Bell,801-555-0102'],
  ['a single row', 'Nancy Ames,801-555-0101'],
])('%s without headings are refused', (_, text) =>
  expect(() => rowsOfText(text, false)).toThrow('couldn’t find a name column'),
);

test('a title above the people counts, as above headings', () =>
  expect(
    rowsOfText('Moved Out,\nNancy Ames,801-555-0101\nAnn Bell,801-555-0102', false).rows.map(readPerson)[0]?.problem,
  ).toBe('This row is below “Moved Out.” Is this person in the ward?'));

test.each([
  ['PRIMARY,,', 'Relief Society,,'],
  ['Primary:', 'RELIEF SOCIETY:'],
  ['Primary Presidency,,', 'Relief Society Presidency,,'],
  ['Primary,Primary,Primary', 'Relief Society,Relief Society,Relief Society'],
])('callings in blocks below %s belong to its organization, with headings or without', (primary, society) => {
  const blocks = [
    primary,
    'President,Nancy Ames,801-555-0101',
    '1st Counselor,Vacant,',
    'Music Leader,Ann Bell,',
    '',
    society,
    'President,Mary Dunn,801-555-0104',
    'Secretary,Jane Ellis,',
  ];
  const callings = [
    'Primary President',
    'Primary Music Leader',
    'Relief Society President',
    'Relief Society Secretary',
  ];
  expect(people(...blocks).map(({ calling }) => calling)).toEqual(callings);
  expect(people('Position,Name,Phone', ...blocks).map(({ calling }) => calling)).toEqual(callings);
});

test.each(['\t', ','])(
  'first and last names in cells of their own, pasted into a text with %j, are read as in a table',
  (apart) => {
    const text = [
      ['Nancy', 'Ames', '801-555-0101'],
      ['Ann', 'Bell', '801-555-0102'],
    ]
      .map((cells) => cells.join(apart))
      .join('\n');
    expect(rowsOfText(text, true).rows.map((row) => readPerson(row).person?.lastName)).toEqual(['Ames', 'Bell']);
    expect(() => rowsOfText('Dear Bishop,\nhere it is', true)).toThrow('one person on each line');
  },
);
