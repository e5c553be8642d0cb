import { expect, test } from 'vitest';
import { inItsWard } from '#tests/import-plans.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (headings: string, cells: string) => {
  const { rows, ignoredColumns } = rowsOfText(`${headings}\n${cells}\n`, false);
  return {
    people: rows
      .map((row) => inItsWard(readPerson(row)))
      .map(({ name, person, problem }) => [name, person?.phone ?? problem]),
    ignoredColumns,
  };
};
const NAMED = 'Di Oak,801-555-0102,d@x.org';
const IN_TWO = 'Di,Oak,801-555-0102,d@x.org';

test.each([
  [',Contact,\nName,Phone,Email', NAMED],
  ['Name,Contact,\n,Phone,Email', NAMED],
  ['Member,Contact Information,\nName,Phone,Email', NAMED],
  ['Member Information,,Contact Information,\nName,Calling,Phone,Email', 'Di Oak,Organist,801-555-0102,d@x.org'],
  ['Member,,Contact,\nName,Calling,Phone,Email', 'Di Oak,Organist,801-555-0102,d@x.org'],
  ['Name,,Phone,Email\nFirst,Last,,', IN_TWO],
  ['Name,,Contact,\nFirst,Last,Phone,Email', IN_TWO],
  ['Name,Phone,,Email\n,Home,Cell,', 'Di Oak,801-555-0102,,d@x.org'],
  ['Name,Phone,,Email\n,Home,Cell,', 'Di Oak,,801-555-0102,d@x.org'],
  ['Name,Contact,,Address,\n,Phone,Email,Street,City', `${NAMED},1 Elm St,Provo`],
  ['Maple Grove Ward,,\n,Contact,\nName,Phone,Email', NAMED],
])('the phone below the two rows of %j is read', (headings, cells) =>
  expect(read(headings, cells).people).toEqual([['Di Oak', '801-555-0102']]),
);

test.each([
  ['Member,,Spouse,\nName,Phone,Name,Phone', 'Di Oak,,Tim Oak,801-555-0109', 'Spouse Phone'],
  ['Name,Emergency Contact,\n,Name,Phone', 'Di Oak,Tim Oak,801-555-0109', 'Emergency Contact Phone'],
  ['Youth,,Parents,\nName,Email,Phone,Email', 'Di Oak,,801-555-0109,t@x.org', 'Parents Phone'],
])('a phone below another person’s part of %j is ignored', (headings, cells, ignored) => {
  const { people, ignoredColumns } = read(headings, cells);
  expect(people).toEqual([['Di Oak', null]]);
  expect(ignoredColumns).toContain(ignored);
});

test('a person’s own phone comes before that of the household, whose group is above it', () =>
  expect(read('Name,Household,Individual\n,Phone,Phone', 'Di Oak,801-555-0109,801-555-0102').people).toEqual([
    ['Di Oak', '801-555-0102'],
  ]));

test('one row of headings above people stays one', () => {
  expect(read('Name,Phone', 'Di Oak,801-555-0102\n,801-555-0103').people[0]).toEqual(['Di Oak', '801-555-0102']);
  expect(read('Name,Contact', ',Phone\nDi Oak,Email').people).toHaveLength(2);
});

test('the title of a list above its headings is no group, and a group of youth is a sign', () => {
  const signsBelow = (headings: string) => rowsOfText(`${headings}\nDi Oak,801-555-0102\n`, false).rows[0]?.signs;
  expect(signsBelow('Deacons Quorum,\nName,Phone')).toMatchObject([{ by: 'Deacons Quorum' }]);
  expect(signsBelow('Youth,Contact\nName,Phone')).toMatchObject([{ by: 'Youth Name' }]);
});
