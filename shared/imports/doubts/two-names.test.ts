import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';

test.each(['Nora Park, June Abbott', 'Tyler Scott, Megan Scott', 'Sione Tuilagi, Tom Beck', 'Mary Jo Reed, Tom Beck'])(
  '“%s” is two people, whatever the order of the list',
  (name) => {
    const { person, problem } = readPerson({ row: 2, values: { name } });
    expect(person).toBeNull();
    expect(problem).toBe(`“${name}” is more than one person. Give each person a separate row.`);
  },
);

test.each([
  ['Garcia Lopez, Maria Elena', 'Garcia Lopez'],
  ['Cruz Gomez, Ana Ruiz', 'Cruz Gomez'],
  ['Smith Jones, Tom Lee', 'Smith Jones'],
  ['St. John, Mary Ann', 'St. John'],
  ['Jean Baptiste, Marie Claire', 'Jean Baptiste'],
  ['van der Berg, Pieter Jan', 'van der Berg'],
])('“%s” is one person', (name, lastName) => {
  expect(readPerson({ row: 2, values: { name } }).person).toMatchObject({ lastName });
});

test('a person who says that it is one types the names', () => {
  const values = { name: 'Nora Park, June Abbott', firstName: 'June Abbott', lastName: 'Nora Park' };
  expect(readPerson({ row: 2, values }).person).not.toBeNull();
});
