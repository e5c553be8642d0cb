import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (family: string, of = '', heading = '') =>
  rowsOfText(`${heading}Head of Household,Spouse,Children\n${of}${family}\n${of}"Lee, Kim",Min,Tim; Ann; Joe\n`, false)
    .rows.map(readPerson)
    .map(({ person, problem }) => (person ? `${person.firstName} ${person.lastName}` : problem))
    .slice(0, -5);
const problem = (father: string, mother: string, both = '.') =>
  `This child’s parents have different last names, “${father}” and “${mother}.” Type the child’s last name${both}`;

test('where the parents have different last names, that of a child is asked for', () => {
  const asked = problem('García López', 'Ruiz Mora', '; in Spanish it would be “García Ruiz.”');
  expect(read('"García López, José","Ruiz Mora, Ana",Luis; Eva')).toEqual([
    'José García López',
    'Ana Ruiz Mora',
    asked,
    asked,
  ]);
  expect(read('"Beck, Tom","Park, Sue","Tim; Amy Jones"')).toEqual([
    'Tom Beck',
    'Sue Park',
    problem('Beck', 'Park'),
    'Amy Jones',
  ]);
});

test.each([
  ['"Beck, Tom","Beck-Park, Sue",Tim', 'Tim Beck'],
  ['"Beck, Tom","Beck, Sue",Tim', 'Tim Beck'],
  ['"Beck Jr., Tom","Beck, Sue",Tim', 'Tim Beck'],
  ['"Beck, Tom",Sue,Tim', 'Tim Beck'],
  ['"Beck, Tom",,Tim', 'Tim Beck'],
])('where the parents have one last name, as in %s, it is the child’s', (family, child) =>
  expect(read(family).at(-1)).toBe(child),
);

test('a family that is named in a column of its own has that last name', () =>
  expect(read('"Beck, Tom","Park, Sue",Tim', 'Beck,', 'Family,')[2]).toBe('Tim Beck'));

test('a column without a heading in a list of couples is listed, not dropped', () =>
  expect(
    rowsOfText('Last Name,Husband,,Wife,\nAmes,Tom,801-555-1301,Sue,801-555-1302\n', false).ignoredColumns,
  ).toEqual(['column 3, which has no heading', 'column 5, which has no heading']));

test('a man’s and a woman’s first name in one cell are asked about, unless someone is called both', () => {
  const names = (...first: string[]) =>
    rowsOfText(`Last Name,First Names,Phone\n${first.map((name) => `Adams,${name},\n`).join('')}`, false).rows.map(
      (row) => readPerson(row).problem,
    );
  expect(names('Robert Karen', 'Ann')).toEqual(['“Robert Karen” may be two people.', null]);
  expect(names('José María', 'María José', 'Mary Ann', 'John (Lori)').slice(0, 3)).toEqual([null, null, null]);
});

test('a column of couples is one of names, each of which asks or is read', () => {
  const list = 'Couple,Phone\nJon and Kim Hill,801-555-0101\nDeb Ivie,801-555-0102\n';
  expect(importedFrom(list)).toMatchObject({
    people: ['Deb Ivie, 801-555-0102'],
    problems: ['“Jon and Kim Hill” is more than one person. Give each person a separate row.'],
  });
});
