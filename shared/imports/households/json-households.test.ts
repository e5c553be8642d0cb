import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';

const people = (file: unknown) => rowsOfJson(JSON.stringify(file)).rows.map((row) => readPerson(row).person);

test('households with their members read everyone, with the household; its phone is only that of whoever lives alone', () =>
  expect(
    people({
      households: [
        {
          name: 'Adams',
          phone: '801-555-0101',
          members: [{ name: 'Brent Adams' }, { name: 'Shauna Adams', phone: '801-555-0102' }],
        },
        { name: 'Bell', phone: '801-555-0103', members: [{ name: 'Carl Bell' }] },
      ],
    }),
  ).toEqual([
    { firstName: 'Brent', lastName: 'Adams', household: 'Adams' },
    { firstName: 'Shauna', lastName: 'Adams', household: 'Adams', phone: '801-555-0102' },
    { firstName: 'Carl', lastName: 'Bell', household: 'Bell', phone: '801-555-0103' },
  ]));

const PHONE = '801-555-0101';
test.each([
  [[{ household: 'Poe', phone: PHONE, members: ['Ann Poe', 'Ben Poe'] }]],
  [{ household: 'Poe', phone: PHONE, members: ['Ann Poe', 'Ben Poe'] }],
  [{ households: [{ name: 'Poe', phone: PHONE, members: ['Ann', 'Ben'] }] }],
  [[{ familyName: 'The Poe Family', homePhone: PHONE, members: [{ firstName: 'Ann' }, { firstName: 'Ben' }] }]],
  [[{ household: 'Poe', householdPhone: PHONE, members: [{ name: 'Ann Poe' }, { name: 'Ben Poe' }] }]],
  [[{ hogar: 'Poe', telefono: PHONE, miembros: ['Ann Poe', 'Ben Poe'] }]],
  [[{ familia: 'Poe', telefone: PHONE, membros: ['Ann Poe', 'Ben Poe'] }]],
  [[{ famille: 'Poe', téléphone: PHONE, membres: ['Ann Poe', 'Ben Poe'] }]],
  [[{ familie: 'Poe', telefon: PHONE, mitglieder: ['Ann Poe', 'Ben Poe'] }]],
  [[{ famiglia: 'Poe', telefono: PHONE, membri: ['Ann Poe', 'Ben Poe'] }]],
])('the phone of %j is told with each of its people', (file) => {
  const { rows } = rowsOfJson(JSON.stringify(file));
  expect(rows.map((row) => readPerson(row).person)).toEqual([
    expect.objectContaining({ firstName: 'Ann', lastName: 'Poe' }),
    expect.objectContaining({ firstName: 'Ben', lastName: 'Poe' }),
  ]);
  for (const { values, noted } of rows) {
    expect(values.phone).toBeUndefined();
    expect(noted).toEqual([expect.objectContaining({ text: PHONE })]);
  }
});

test.each(['Adams', 'Adams, Brent & Shauna'])('first names get the last name of the household “%s”', (householdName) =>
  expect(people([{ householdName, people: [{ givenName: 'Brent' }, { givenName: 'Jo', lastName: 'Crane' }] }])).toEqual(
    [
      expect.objectContaining({ firstName: 'Brent', lastName: 'Adams' }),
      expect.objectContaining({ firstName: 'Jo', lastName: 'Crane' }),
    ],
  ),
);

test('someone whose household’s people are only named stays a person', () =>
  expect(people([{ name: 'Brent Adams', phone: PHONE, members: ['Shauna', 'Kid'] }])).toEqual([
    expect.objectContaining({ firstName: 'Brent', lastName: 'Adams', phone: PHONE }),
  ]));

test('members with a list of families beside their own name are read as they are', () =>
  expect(people([{ name: 'Brent Adams', members: [] }])).toEqual([
    expect.objectContaining({ firstName: 'Brent', lastName: 'Adams' }),
  ]));
