import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const EVERYONE = ['Todd Burbank', 'Janae Burbank', 'Hal Cain', 'Doris Cain'];

test.each(['Family', 'Household', 'Household Name'])(
  'couples below “%s” are read, whatever their first names',
  (title) =>
    expect(importedFrom(`${title},Address\n"Burbank, Todd & Janae",12 Elm St\n"Cain, Hal & Doris",14 Elm St`)).toEqual({
      people: EVERYONE,
      problems: [],
    }),
);

test('the name of a household with a comma has its last name before it', () =>
  expect(
    importedFrom(
      'Household,Head,Spouse,Children\n"Burbank, Todd & Janae",Todd,Janae,"Max, Ivy"\n"Cain, Hal & Doris",Hal,Doris,',
    ),
  ).toEqual({
    people: ['Todd Burbank', 'Janae Burbank', 'Max Burbank', 'Ivy Burbank', 'Hal Cain', 'Doris Cain'],
    problems: [],
  }));

test('first names of a child have the last name of their own column', () =>
  expect(
    importedFrom('Child First,Child Last,Parent First,Parent Last\nEmma,Taylor,Susan,Taylor\nLiam,Clark,Kay,Clark')
      .people,
  ).toEqual(['Emma Taylor', 'Liam Clark']));

test('first names of a husband and a wife have the last name beside them', () =>
  expect(
    importedFrom('Last,Husband First,Wife First,Children\nBurbank,Todd,Janae,"Max, Ivy"\nCain,Hal,Doris,'),
  ).toEqual({
    people: ['Todd Burbank', 'Janae Burbank', 'Max Burbank', 'Ivy Burbank', 'Hal Cain', 'Doris Cain'],
    problems: [],
  }));
