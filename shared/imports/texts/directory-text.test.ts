import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const LINES = [
  'Maple Grove 2nd Ward',
  'Springfield Illinois Stake',
  'Adams, Robert & Karen',
  '123 Oak St',
  'Springfield, Illinois 62701',
  'Robert Adams',
  '801-555-0102',
  'robert@example.com',
  'Karen',
  '801-555-0101',
  'Emily',
  'Joshua',
  'Baker, Ann',
  '4 Pine Ct',
  'Springfield, Illinois 62701',
  'Ann Baker',
  '801-555-0110',
];
const PEOPLE = [
  'Robert Adams, 801-555-0102, robert@example.com',
  'Karen Adams, 801-555-0101',
  'Emily Adams',
  'Joshua Adams',
  'Ann Baker, 801-555-0110',
];

test.each([
  ['without blank lines', LINES.join('\n')],
  ['with a blank line before each person', LINES.join('\n').replace(/\n(Robert A|Karen|Emily|Baker,|Ann)/g, '\n\n$1')],
])('a directory copied from a web page, %s, tells whose phone each is', (_, text) => {
  const { people, problems } = importedFrom(text, 'Maple Grove 2nd Ward');
  expect(people).toEqual(PEOPLE);
  expect(problems).toEqual([]);
});

test('a phone below a child is no one’s where no parent has one', () =>
  expect(
    importedFrom(
      'Adams, Robert & Karen\nRobert\nKaren\nEmily\n801-555-0101\nBaker, Ann\nAnn\nCole, Tom & Jill\nTom\n801-555-0103\nJill\n',
    ),
  ).toEqual({
    people: ['Robert Adams', 'Karen Adams', 'Emily Adams', 'Ann Baker', 'Tom Cole, 801-555-0103', 'Jill Cole'],
    problems: ['“801-555-0101” doesn’t name a person.'],
  }));

test('below the name of another ward, each of a list of families is asked about', () =>
  expect(importedFrom('Oak Hills Ward\nAdams family\n  Robert\n  Karen\nBaker family\n  Ann\n', 'Elm Ward')).toEqual({
    people: [],
    problems: Array(3).fill('This row is below “Oak Hills Ward.” Is this person in the ward?'),
  }));
