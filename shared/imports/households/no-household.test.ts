import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

const read = (household: string, name = 'Lee, Kim') => readPerson({ row: 2, values: { name, household } });

test.each(['801-555-0001', 'gil@x.org', 'Lee 801-555-0001', '=A1'])('a household is not called %s', (text) =>
  expect(read(text).problem).toBe(`“${text}” is not a household.`),
);

test.each([
  '1234',
  'HH-12',
  'yes',
  'Head',
  'Self',
  'Spouse',
  'Head of Household',
  'X',
  '123 Elm St',
  '12 N 400 W',
  'Apt 4',
  '2 adults',
  'PO Box 12',
  'Elm Street',
])('%s is ignored where a household is expected, and the person is saved', (text) => {
  const { person, remarks } = read(text);
  expect([person, remarks]).toEqual([{ firstName: 'Kim', lastName: 'Lee' }, [`Ignored: “${text}”.`]]);
});

test.each(['Lee', 'Lee, Kim & Ann', 'The Lees', 'Fox; Bo & Cy', 'O’Brien', '李', 'Lee 2', 'Street', 'Lane, Al'])(
  '%s is a household',
  (text) => expect(read(text).person?.household).toBe(text),
);

test.each([
  ['Tom Lane', 'Tom and Amy Lane'],
  ['Tom Lane', 'Tom Lane'],
  ['Street, Amy', 'Mr and Mrs Street'],
  ['Drive, Amy', 'Bob Drive'],
  ['Kim Lee', 'Tom and Amy Lane'],
  ['Kim Lee', 'Ana y Luis Street'],
])('of %s, “%s” is a household and no street', (name, household) =>
  expect(read(household, name).person?.household).toBe(household),
);

test('on Elm Lane lives someone called Street', () =>
  expect(read('Elm Lane', 'Street, Amy').remarks).toEqual(['Ignored: “Elm Lane”.']));
