import { expect, test } from 'vitest';
import { byLastWords } from '../doubts/last-words.ts';
import { byEnglishNames } from './english-names.ts';

const split = (name: string) => {
  const named = byEnglishNames(name);
  return named && `${named.lastName}, ${named.firstName}`;
};

test.each([
  ['John Quincy Smith', 'Smith, John Quincy'],
  ['Mary Ann Johnson', 'Johnson, Mary Ann'],
  ['J. Robert Miller', 'Miller, J. Robert'],
  ['Emma Kate Jensen', 'Jensen, Emma Kate'],
  ['Mary Ann Zook', 'Zook, Mary Ann'],
  ['mary jane watson', 'watson, mary jane'],
  ['John Robert Smith Jr.', 'Smith Jr., John Robert'],
  ['Maria Elena Johnson', 'Johnson, Maria Elena'],
  ['Mary Ann Bishop', 'Bishop, Mary Ann'],
  ['Mary S. Bishop', 'Bishop, Mary S.'],
  ['Maria Elena Cruz', 'Cruz, Maria Elena'],
  ['Raúl A. Reyes', 'Reyes, Raúl A.'],
])('in “%s” the last word is the last name', (name, parted) => expect(split(name)).toBe(parted));

test.each([
  'Maria Garcia Lopez',
  'Ana Clara Silva',
  'Maria Aparecida Santos',
  'João Pedro Andrade',
  'Luis Alberto Mamani',
  'Juan Mamani Taylor Quispe',
  'Pedro Alves Smith',
  'Karen Davis Hall',
  'Sarah Smith Jones',
  'Mary Ann de Souza',
  'Smith John Robert',
  'Taylor Mary Ann',
  'Kim Jun Lee',
  'Nguyen Van An',
  'DUPONT Jean Marie',
  'Tevita Tuʻi Vakavalu',
  'J. Mamani Quispe',
  'Tiffany Bastian Bishop',
  'Mary Scott Bishop',
  'Mark Hansen Elder',
  'Raúl Luna Cruz',
  'Marta Polanco Reyes',
  'Luis Quispe Reyes',
])('which part of “%s” is the last name is asked', (name) => expect(split(name)).toBeNull());

test.each([
  'Paul James moved',
  'Susan Scott inactive',
  'David Lee mission',
  'John Thomas prayers',
  'James Earl HC',
  'Mary Rose EQ',
  'Anna Grace DNC',
])('the last word of “%s” is written unlike a name, and is no last name', (name) => {
  expect([split(name), byLastWords(name, 1), byLastWords(name, 2)]).toEqual([null, null, null]);
});

test.each(['mary rose scott', 'Mary Rose Scott'])('the last word of “%s” is written as the others', (name) =>
  expect(byLastWords(name, 1)?.firstName.toLowerCase()).toBe('mary rose'),
);
