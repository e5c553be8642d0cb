import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const READ = ['Max Poe, 801-555-0101, 13', 'Leo Fenn, 801-555-0102, 14', 'Lucy Dunn, 16'];
const lines = (...texts: string[]) => `Youth\n${texts.join('\n')}\n`;

test.each([
  lines('Max Poe, age 13, 801-555-0101', 'Leo Fenn, age 14, 801-555-0102', 'Lucy Dunn, age 16'),
  lines('Max Poe  Age 13  801-555-0101', 'Leo Fenn  Age 14  801-555-0102', 'Lucy Dunn  Age 16'),
  lines('Poe, Max (age 13) – 801-555-0101', 'Fenn, Leo (age 14) – 801-555-0102', 'Dunn, Lucy (age 16)').replace(
    /\(age (\d+)\)/g,
    'age: $1',
  ),
])('an age with its word behind a name is read, and the phone with it: %j', (text) =>
  expect(importedFrom(text).people).toEqual(READ),
);

test('behind a sex and an age, a date of birth may follow, as in a list of the Church that was pasted', () => {
  const list =
    'Adair, Pearl F 88 2 Feb 1938 435-555-0165 pearl@example.com\nAshdown, Perry M 66 12 Mar 1960 435-555-0141\nBirrell, Cade M 19 May 9, 2007\n';
  expect(importedFrom(list).people).toEqual([
    'Pearl Adair, 435-555-0165, pearl@example.com, 88',
    'Perry Ashdown, 435-555-0141, 66',
    'Cade Birrell, 19',
  ]);
});

test('a number without a word is no age, and leaves the phone as it is', () =>
  expect(importedFrom('Max Poe (13) 801-555-0101\nLeo Fenn, 14, 801-555-0102\n').people).toEqual([
    'Max Poe, 801-555-0101',
    'Leo Fenn, 801-555-0102',
  ]));

test.each(['Max Poe, age 13, mom 801-555-0101', 'Max Poe, age 13, 801-555-0101, 801-555-0201'])(
  'whose phone it is in “%s” no one can tell',
  (line) => {
    const others = 'Leo Fenn, age 14, 801-555-0102\nLucy Dunn, age 16\nRuth Bell, age 12\nIda Frost, age 12\n';
    const { people, problems } = importedFrom(`${line}\n${others}`);
    expect(people.filter((person) => person.includes('Max'))).toEqual([]);
    expect(problems).toHaveLength(1);
  },
);

test.each([
  [
    'Youth Name\nYouth Phone\nMax Poe\n801-555-0101\nLeo Fenn\n801-555-0102\n',
    ['Max Poe, 801-555-0101', 'Leo Fenn, 801-555-0102'],
  ],
  ['Name\nAge\nPhone\nMax Poe\n13\n801-555-0101\nLeo Fenn\n14\n', ['Max Poe, 801-555-0101, 13', 'Leo Fenn, 14']],
])('headings one below the other, and cells below them, are read: %j', (text, read) =>
  expect(importedFrom(text).people).toEqual(read),
);

test.each([
  'Name\nPhone\nNancy Ames\nAnn Bell\n801-555-0102\n',
  'Youth Name\nParent Phone\nMax Poe\n801-555-0101\nLeo Fenn\n801-555-0102\n',
  'Name\nCalling\nNancy Ames\nOrganist\nAnn Bell\nWard Clerk\n(released)\n',
])('cells below headings that don’t fit give no one a phone or a calling: %j', (text) =>
  expect(importedFrom(text).people.filter((person) => person.includes(','))).toEqual([]),
);

test('a sex and an age stand behind a phone as well', () =>
  expect(importedFrom('Brent Halverson (801) 555-0101 M 56\nJune Roe (801) 555-0102 F 46\n').people).toEqual([
    'Brent Halverson, (801) 555-0101, 56',
    'June Roe, (801) 555-0102, 46',
  ]));
