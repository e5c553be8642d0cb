import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

test.each([
  'Name (First and Last)',
  'Your Name (First & Last)',
  'Name of Member',
  'Participant Name',
  'Speaker',
  'Speaker Name',
  'Brother/Sister',
  'Hermano/a',
  'Hermana/o',
  'Hermano(a)',
  'Irmão/ã',
  'Member/Household',
  'Individual',
])('names are read below “%s”', (title) =>
  expect(importedFrom(`${title},Phone\nKaren Adams,801-555-0101\nAnn Baker,801-555-0110\n`).people).toEqual([
    'Karen Adams, 801-555-0101',
    'Ann Baker, 801-555-0110',
  ]),
);

test.each(['Household,Individual', 'Household,Member', 'Household,Individual Name'])(
  'under “%s,” each person has a row, and the household names no one else',
  (titles) => {
    const rows = [
      '"Pemberlee, Ray & Dot","Pemberlee, Ray",801-555-0101',
      '"Pemberlee, Ray & Dot","Pemberlee, Dot",801-555-0102',
      '"Quist, Lars","Quist, Mona",801-555-0103',
    ];
    const people = ['Ray Pemberlee, 801-555-0101', 'Dot Pemberlee, 801-555-0102', 'Mona Quist, 801-555-0103'];
    expect(importedFrom(`${titles},Phone\n${rows.join('\n')}\n`).people).toEqual(people);
    const turned = rows.map((row) => row.replace(/^(".*?"),(".*?"),/, '$2,$1,'));
    const back = titles.split(',').toReversed().join(',');
    expect(importedFrom(`${back},Phone\n${turned.join('\n')}\n`).people).toEqual(people);
  },
);

test.each([
  ['Teacher', 'Student'],
  ['Leader', 'Youth'],
  ['Leader', 'Young Woman'],
  ['Minister', 'Sister'],
  ['Teacher', 'Child'],
])('beside “%s,” the person of the row is the “%s,” with phone and birthday', (leads, led) => {
  const rows = ['Karen Adams,Dana Bitner,801-555-0101,3/3/2011', ',Emily Dahl,801-555-0102,', 'Lee Kim,Sam Hatch,,'];
  const text = `${leads},${led},Phone,Birthday\n${rows.join('\n')}\n`;
  expect(importedFrom(text).people).toEqual(['Dana Bitner, 801-555-0101', 'Emily Dahl, 801-555-0102', 'Sam Hatch']);
  expect(rowsOfText(text, false).ignoredColumns).toEqual([`${leads} (people in this column aren’t imported)`]);
  // Behind the teacher, a phone may be the teacher's.
  const turned = `${led},${leads},Phone\nDana Bitner,Karen Adams,801-555-0101\n`;
  expect(importedFrom(turned).people).toEqual(['Dana Bitner']);
});

test('below “Member Name (Last; First),” the last name comes first', () =>
  expect(importedFrom('Member Name (Last; First)\tPhone\nKim Lee\t801-555-0101\n').people).toEqual([
    'Lee Kim, 801-555-0101',
  ]));

test('in a list of talks, each speaker is read', () =>
  expect(importedFrom('Date,Speaker,Topic\n11/1/2026,Karen Adams,Faith\n11/8/2026,Ann Baker,Hope\n').people).toEqual([
    'Karen Adams',
    'Ann Baker',
  ]));

test('a list of whom a stake sends to which ward has no people of this one', () =>
  expect(
    importedFrom('Sunday,Ward,Speaker\n11/15/2026,Maple Grove,Paul Grant\n11/22/2026,Oak Hills,Tom Baker\n').people,
  ).toEqual([]));

test('beside another column of names, “Brother/Sister” tells which of the two someone is', () =>
  expect(rowsOfText('Name,Brother/Sister\nKaren Adams,Sister\n', false).rows[0]?.values).toEqual({
    name: 'Karen Adams',
    sex: 'Sister',
  }));

test('a first row with headings, and none of a name, isn’t said to have no headings', () =>
  expect(() => rowsOfText('Helper,Mobile Phone\nKaren Adams,801-555-0101\nAnn Baker,801-555-0110\n', false)).toThrow(
    'We couldn’t find a name column.',
  ));
