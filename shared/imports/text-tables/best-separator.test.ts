import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const PEOPLE = ['Ann Poe, 801-555-0101', 'Ben Roe, ben@example.org'];
const LINES = 'Ann Poe 801-555-0101\nBen Roe ben@example.org\n';

test.each([
  'Youth, ages 12-18',
  'Names, phones',
  'Member; phone',
  'Young Women, ages 12-18',
  'Members, Elders Quorum',
  'Jóvenes, 12-18 años',
  'Jovens, de 12 a 18 anos',
  'Jeunes, 12-18 ans',
  'Jugendliche, 12 bis 18 Jahre',
  'Giovani, 12-18 anni',
])('“%s” above people in lines is no row of headings', (title) =>
  expect(importedFrom(`${title}\n${LINES}`)).toEqual({
    people: PEOPLE,
    problems: [`“${title}” doesn’t begin with a first and last name.`],
  }),
);

test('headings with columns below them are read, also where only names are below', () => {
  expect(importedFrom('Youth, ages 12-18\nAnn Poe, 13\nBen Roe, 14\n').people).toEqual(['Ann Poe', 'Ben Roe']);
  expect(importedFrom('Name,Phone\nAnn Poe,801-555-0101\nBen Roe\n').people).toEqual([
    'Ann Poe, 801-555-0101',
    'Ben Roe',
  ]);
  expect(importedFrom('Name,Phone\nAnn Poe\nBen Roe\n').people).toEqual(['Ann Poe', 'Ben Roe']);
});
