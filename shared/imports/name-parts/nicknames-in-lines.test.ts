import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const readIn = (line: string) => rowsOfText(`${line}\nAnn Baker\n`, true).rows.map(readPerson);

test.each([
  ['Sam (Sammy) Tuilagi', 'Sam', 'Sammy', 'Tuilagi'],
  ['1. Sam (Sammy) Tuilagi - Organist - 801-555-0100', 'Sam', 'Sammy', 'Tuilagi'],
  ['Sam "Sammy" Tuilagi', 'Sam', 'Sammy', 'Tuilagi'],
  ['Tuilagi, Sam "Sammy"', 'Sam', 'Sammy', 'Tuilagi'],
  ['Ruth "Ruthie Mae" Hale - 801-555-0100', 'Ruth', 'Ruthie Mae', 'Hale'],
  ['Cole, Dan (Danny) 801-555-0100', 'Dan', 'Danny', 'Cole'],
  ['Robert Q. (Bob) Hale', 'Robert Q.', 'Bob', 'Hale'],
  ['Bob (Robert) Hale, 801-555-0100', 'Robert', 'Bob', 'Hale'],
  ['Tolland, Christopher - goes by Kit', 'Christopher', 'Kit', 'Tolland'],
  ['Christopher Tolland - goes by Kit - 801-555-0100', 'Christopher', 'Kit', 'Tolland'],
  ['Christopher Tolland (goes by Kit) 801-555-0100', 'Christopher', 'Kit', 'Tolland'],
  ['Sam (Sammy) van der Berg', 'Sam', 'Sammy', 'van der Berg'],
])('the line “%s” has the first name %s, goes by %s, and is no reason to refuse its list', (line, ...names) => {
  const [row, other] = readIn(line);
  expect([row?.person?.firstName, row?.person?.preferredName, row?.person?.lastName]).toEqual(names);
  expect(other?.person).toEqual({ firstName: 'Ann', lastName: 'Baker' });
});

test('a name that may be someone else’s is asked about as in a sheet', () => {
  const [asked] = readIn('Mark (Lori) Hale');
  const [inSheet] = rowsOfText('Name\nMark (Lori) Hale\n', false).rows.map(readPerson);
  expect(asked?.problem).toBe('“Lori” in “Mark (Lori) Hale” may be a nickname or another person. Type the first name.');
  expect(asked?.problem).toBe(inSheet?.problem);
});

test.each(['John Smith (Jack) Organist', 'Smith, John (Jack) Organist'])(
  'a calling behind a nickname is no last name: %s',
  (line) => {
    const [row] = readIn(line);
    expect(row?.person).toMatchObject({ firstName: 'John', lastName: 'Smith', calling: 'Organist' });
  },
);
