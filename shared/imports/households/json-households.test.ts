import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';

const people = (file: unknown) => rowsOfJson(JSON.stringify(file)).rows.map((row) => readPerson(row).person);

test('households with their members read everyone, with the household and its phone', () =>
  expect(
    people({
      households: [
        {
          name: 'Adams',
          phone: '801-555-0101',
          members: [{ name: 'Brent Adams' }, { name: 'Shauna Adams', phone: '801-555-0102' }],
        },
        { name: 'Bell', members: [{ name: 'Carl Bell' }] },
      ],
    }),
  ).toEqual([
    { firstName: 'Brent', lastName: 'Adams', household: 'Adams', phone: '801-555-0101' },
    { firstName: 'Shauna', lastName: 'Adams', household: 'Adams', phone: '801-555-0102' },
    { firstName: 'Carl', lastName: 'Bell', household: 'Bell' },
  ]));

test.each(['Adams', 'Adams, Brent & Shauna'])('first names get the last name of the household “%s”', (householdName) =>
  expect(people([{ householdName, people: [{ givenName: 'Brent' }, { givenName: 'Jo', lastName: 'Crane' }] }])).toEqual(
    [
      expect.objectContaining({ firstName: 'Brent', lastName: 'Adams' }),
      expect.objectContaining({ firstName: 'Jo', lastName: 'Crane' }),
    ],
  ),
);

test('members with a list of families beside their own name are read as they are', () =>
  expect(people([{ name: 'Brent Adams', members: [] }])).toEqual([
    expect.objectContaining({ firstName: 'Brent', lastName: 'Adams' }),
  ]));
