import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string) =>
  rowsOfText(text, true)
    .rows.map(readPerson)
    .map(({ name, person, problem }) => problem ?? [name, person?.calling, person?.phone].filter(Boolean).join(', '));

test('a line with a calling before the name is that person with the calling', () =>
  expect(read('Bishop: Scott Harmon\n1st Counselor: John Smith\nRelief Society President - Ann Jensen\n')).toEqual([
    'Scott Harmon, Bishop',
    'John Smith, Bishopric 1st Counselor',
    'Ann Jensen, Relief Society President',
  ]));

test.each([
  ['Bishop: Harmon, Scott', 'Scott Harmon, Bishop'],
  ['• Bishop – Scott Harmon', 'Scott Harmon, Bishop'],
  ['Bishop\tScott Harmon', 'Scott Harmon, Bishop'],
  ['Bishop: Scott (Scotty) Harmon', 'Scott Harmon, Bishop'],
  ['Elders Quorum President: Scott Harmon 801-555-0101', 'Scott Harmon, Elders Quorum President, 801-555-0101'],
  ['Assistant Ward Clerk - Finance: Scott Harmon', 'Scott Harmon, Assistant Ward Clerk--Finance'],
  ['Primary Chorister: Scott Harmon', 'Scott Harmon, Primary Chorister'],
])('“%s” is read', (line, person) =>
  expect(read(`${line}\nOrganist: Mary Lee\n`)).toEqual([person, 'Mary Lee, Organist']),
);

test('offices may be written short before a colon', () => {
  const lines = ['- Pres: Fawn Randall', '- 1st Couns.: Ann Beal', '- 2nd Couns: Eve Frye', '- Sec.: Hilary Tolley'];
  expect(read(`Relief Society\n${lines.join('\n')}\n`).slice(1)).toEqual([
    'Fawn Randall, Relief Society President',
    'Ann Beal, Relief Society First Counselor',
    'Eve Frye, Relief Society Second Counselor',
    'Hilary Tolley, Relief Society Secretary',
  ]);
});

test('“Pres” and “Sec” without an organization are asked about', () =>
  expect(read('Pres: Fawn Randall\nSec: Hilary Tolley\n')).toEqual([
    '“President” doesn’t say of which organization. Write the whole calling.',
    '“Secretary” doesn’t say of which organization. Write the whole calling.',
  ]));

test.each(['   ', '  ', ', ', '\t', ' | '])(
  'callings in a column before the names, parted by “%s,” need no headings',
  (gap) => {
    const lines = [
      ['Relief Society President', 'Emily Ivie', '801-555-0101'],
      ['Elders Quorum President', 'Scott Harmon', '801-555-0102'],
      ['Primary Pianist', 'Ann Lee', '801-555-0103'],
    ];
    expect(read(lines.map((parts) => `${parts.join(gap)}\n`).join(''))).toEqual([
      'Emily Ivie, Relief Society President, 801-555-0101',
      'Scott Harmon, Elders Quorum President, 801-555-0102',
      'Ann Lee, Primary Pianist, 801-555-0103',
    ]);
  },
);

test('one line of that kind among others is read, too', () =>
  expect(read('Relief Society President   Emily Ivie   801-555-0101\nScott Harmon 801-555-0102\n')[0]).toBe(
    'Emily Ivie, Relief Society President, 801-555-0101',
  ));

test('before a comma one word may be a last name', () =>
  expect(read('Bishop, Mary Ann\nLee, Ann\nRoe, Al\n')[0]).not.toContain('Ann, Bishop'));

test('an office below the name of its organization belongs to it', () =>
  expect(read('Elders Quorum\nPresident: Tom Beck\nSecretary: Al Roe\n').slice(1)).toEqual([
    'Tom Beck, Elders Quorum President',
    'Al Roe, Elders Quorum Secretary',
  ]));

test.each([
  'Ward Clerk: Vacant',
  'Primary: Scott Harmon',
  'Tom Beck, Ward Clerk: Scott Harmon',
  'Ward Clerk: Tom Beck, Scott Harmon',
  'Ward Clerk: Scott Harmon (to be sustained)',
  'Ward Clerk: Scott Harmon (released)',
])('“%s” is flagged for review', (line) => {
  const [flagged, ...others] = read(`${line}\nOrganist: Mary Lee\nWard Missionary: Eve Lee\nBishop: Al Roe\n`);
  expect(flagged).toMatch(/[.?]$/);
  expect(others.slice(0, 2).every((one) => !one.includes('Scott'))).toBe(true);
});

test('a person who is called Bishop is no calling', () =>
  expect(read('Mary Bishop: 801-555-0101\nAl Roe: 801-555-0102\n')).toEqual([
    'Mary Bishop, 801-555-0101',
    'Al Roe, 801-555-0102',
  ]));
