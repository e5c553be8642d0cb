import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const PEOPLE = ['LaVar Gubler', 'Kent Barlow', 'Ann Cannon'];
const HELPERS = ['Ted Moss', 'Ted Moss', 'Hal Grant'];
const listOf = (title: string, phones: readonly string[], helpers = HELPERS) =>
  [
    `Name,${title},Phone,Email`,
    ...PEOPLE.map((name, at) => `${name},${helpers[at]},801-555-${phones[at]},${phones[at]}@example.com`),
  ].join('\n');

test.each(['Ministering Brother', 'Ministering Brothers', 'Companion', 'Assigned Bishopric Member', 'Home Teacher'])(
  'behind “%s,” a phone that differs in the rows of one helper is the row’s own',
  (title) => {
    const list = listOf(title, ['1211', '1212', '1213']);
    expect(importedFrom(list)).toEqual({
      people: PEOPLE.map((name, at) => `${name}, 801-555-121${at + 1}, 121${at + 1}@example.com`),
      problems: [],
    });
    expect(Object.values(notedIn(list)).flat().join(' ')).not.toMatch(/555/);
  },
);

test.each([
  ['that repeats in each row of a helper', ['1211', '1211', '1213'], HELPERS],
  ['beside helpers with one row each', ['1211', '1212', '1213'], ['Ted Moss', 'Hal Grant', 'Reed Smoot']],
])('a phone %s is noted, and not saved', (_, phones, helpers) => {
  const list = listOf('Ministering Brother', phones, helpers);
  expect(importedFrom(list).people).toEqual(PEOPLE);
  expect(Object.keys(notedIn(list))).toEqual(PEOPLE);
});

test('behind several columns of helpers, one that a row lacks changes nothing', () => {
  const list = `Name,Ministering Brothers,Ministering Sisters,Phone
LaVar Gubler,"Moss, Ted; Grant, Hal",,801-555-1211
Ann Barlow,"Moss, Ted; Grant, Hal","Young, Clara",801-555-1212`;
  expect(importedFrom(list).people).toEqual(['LaVar Gubler, 801-555-1211', 'Ann Barlow, 801-555-1212']);
});
