import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

const read = (household: string) => readPerson({ row: 2, values: { name: 'Lee, Kim', household } });

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
