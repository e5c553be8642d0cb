import { expect, test } from 'vitest';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';

const namesOf = (...entries: unknown[]) =>
  rowsOfJson(JSON.stringify(entries)).rows.map((row) => {
    const { person, problem } = readPerson(row);
    return person ? `${person.firstName} ${person.lastName}` : problem;
  });

test.each([
  [{ name: { first: 'Glenn', last: 'Hale' } }],
  [{ name: { given: 'Glenn', family: 'Hale', full: 'Hale, Glenn' } }],
  [{ names: { firstName: 'Glenn', lastName: 'Hale' }, id: 1 }],
  [{ nameFormats: { listPreferredLocal: 'Hale, Glenn' } }],
  [{ nameFormats: { givenPreferredLocal: 'Glenn', familyPreferredLocal: 'Hale', listPreferredLocal: 'Hale, Glenn' } }],
  [{ name: { display: 'Glenn Hale' } }],
  [{ nombre: { nombres: 'Glenn', apellidos: 'Hale' } }],
])('%j is a name', (entry) =>
  expect(namesOf({ ...entry, phone: '801-555-0170' }, { ...entry, phone: null })).toEqual(['Glenn Hale', 'Glenn Hale']),
);

test('beside a name of its own, what another key holds is no name', () =>
  expect(namesOf({ name: 'Glenn Hale', nameFormats: { listPreferredLocal: 'Hale, G.' } })).toEqual(['Glenn Hale']));
