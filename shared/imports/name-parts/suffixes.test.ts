import { expect, test } from 'vitest';
import { aMember } from '#tests/a-member.ts';
import { importPlanOf } from '#tests/import-plans.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText, type RawTable } from '../rows.ts';

const namesIn = ({ rows }: RawTable) =>
  rows.map((row) => readPerson(row).person).map((person) => `${person?.firstName} | ${person?.lastName}`);

test.each([
  ['Name,Suffix,Phone', '"Jones, David",Jr.,801-555-9403', 'David | Jones Jr.'],
  ['Full Name,Suffix,Mobile Phone', 'David Jones,II,801-555-9403', 'David | Jones II'],
  ['Name,Suffix', '"Jones, David",V', 'David | Jones V'],
  ['Name,Suffix', '"Jones, David (Dave)",Jr.', 'David | Jones Jr.'],
  ['Name,Suffix', '"Jones, David, Jr.",Jr', 'David | Jones Jr.'],
  ['Name,Suffix', 'David Jones Jr.,JR', 'David | Jones Jr.'],
  ['Name (Last First),Suffix', 'Jones David,Jr.', 'David | Jones Jr.'],
  ['Nombre,Sufijo,Teléfono', 'David Jones,Jr.,801-555-9403', 'David | Jones Jr.'],
  ['Name,First Name,Suffix', 'Jones,David,Jr.', 'David | Jones Jr.'],
  ['Name,Last Name,Suffix', 'David Jones,Jones,Jr.', 'David | Jones Jr.'],
  ['Display Name,Last Name,Mobile', 'David Jones Jr.,Jones,', 'David | Jones Jr.'],
  ['Display Name,First Name,Mobile', 'David Jones Jr.,David,', 'David | Jones Jr.'],
  ['Last Name,First Name,Generation', 'Jones,David,III', 'David | Jones III'],
  ['First Name,Last Name,Jr/Sr', 'David,Jones,Sr', 'David | Jones Sr'],
  ['First Name,Last Name,Suffix', 'David,Jones Jr.,Jr.', 'David | Jones Jr.'],
  ['First Name,Last Name,Suffix', 'David,Jones,Junior', 'David | Jones Jr.'],
  ['First Name,Last Name,Suffix', 'David,Jones,3rd', 'David | Jones III'],
])('under %s, %s is %s', (headings, cells, name) => {
  const table = rowsOfText(`${headings}\n${cells}\n`, false);
  expect([namesIn(table), table.ignoredColumns]).toEqual([[name], []]);
});

test.each([
  ['David Jones Jr.', 'David,Jones', 'David | Jones Jr.'],
  ['David Lee Jones III', 'David,Jones', 'David | Jones III'],
  ['"Jones, David, Jr."', 'David,Jones', 'David | Jones Jr.'],
  ['David Jones Jr.', 'David,Jones Jr.', 'David | Jones Jr.'],
  ['David Jones Jr.', 'David Jr.,Jones', 'David | Jones Jr.'],
  ['"Jones, David V"', 'David,Jones', 'David | Jones'],
  ['Sr. David Jones', 'David,Jones', 'David | Jones'],
])('of the whole name %s next to %s, the suffix counts, too: %s', (whole, parts, name) =>
  expect(namesIn(rowsOfText(`Display Name,First Name,Last Name\n${whole},${parts}\n`, false))).toEqual([name]),
);

test.each([
  { name: 'David Jones', suffix: 'Jr.' },
  { name: 'Jones, David', nameSuffix: 'Jr.' },
  { firstName: 'David', lastName: 'Jones', generation: 'Jr.' },
])('in JSON, the suffix of %j is part of the last name', (entry) => {
  const table = rowsOfJson(JSON.stringify([entry]));
  expect([namesIn(table), table.ignoredColumns]).toEqual([['David | Jones Jr.'], []]);
});

test.each([
  ['Name,Suffix', 'Kim Lee,PhD', 'Suffix'],
  ['First Name,Last Name,Generation', 'Kim,Lee,Millennial', 'Generation'],
])('under %s, anything but a suffix is listed as ignored: %s', (headings, cells, ignored) => {
  const table = rowsOfText(`${headings}\n${cells}\n`, false);
  expect([namesIn(table), table.ignoredColumns]).toEqual([['Kim | Lee'], [ignored]]);
});

test('a suffix in a row without a last name stays with its person', () =>
  expect(namesIn(rowsOfText('First Name,Last Name,Suffix\nMark,Ashby,\nLori,,\nTim,,III\n', false))).toEqual([
    'Mark | Ashby',
    'Lori | Ashby',
    'Tim | Ashby III',
  ]));

test.each([
  ['Name,Suffix,Phone', '"Jones, David",Jr.,801-555-9403'],
  ['Display Name,First Name,Last Name,Mobile', 'David Jones Jr.,David,Jones,801-555-9403'],
  ['Last Name,First Name,Generation,Phone', 'Jones,David,Jr.,801-555-9403'],
])('under %s, a son never changes his father, whose name has no Jr.', (headings, cells) => {
  const read = rowsOfText(`${headings}\n${cells}\n`, false).rows.map(readPerson);
  const father = aMember({ id: 1, firstName: 'David', lastName: 'Jones', phone: '801-555-0100' });
  expect(importPlanOf(read, [father])[0]?.said.action).not.toBe('update');
  const son = aMember({ id: 2, firstName: 'David', lastName: 'Jones Jr.', phone: '801-555-0100' });
  expect(importPlanOf(read, [father, son])[0]?.said).toMatchObject({ action: 'update' });
});
