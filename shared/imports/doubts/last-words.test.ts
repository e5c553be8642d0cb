import { expect, test } from 'vitest';
import { byLastWords } from './last-words.ts';

const split = (name: string, count: 1 | 2) => {
  const named = byLastWords(name, count);
  return named && `${named.lastName}, ${named.firstName}`;
};

test.each([
  ['John Robert Smith', 'Smith, John Robert', null],
  ['Mary Beth O’Neil', 'O’Neil, Mary Beth', null],
  ['Tevita Tuʻi Vakavalu', 'Vakavalu, Tevita Tuʻi', 'Tuʻi Vakavalu, Tevita'],
  ['William Henry Tell Jr', 'Tell Jr, William Henry', 'Henry Tell Jr, William'],
  ['José Luis García Márquez', null, 'García Márquez, José Luis'],
])('of “%s” the last word makes %s, and the last two words %s', (name, one, two) =>
  expect([split(name, 1), split(name, 2)]).toEqual([one, two]),
);

test.each([
  'Maria Aparecida da Silva',
  'Juan Carlos de la Cruz',
  'António Gonçalves Filho',
  'Kim Min-jun',
  'Nguyễn Văn An',
  'DUPONT Jean Marie',
  'Smith John Robert',
])('“%s” stays open, whichever answer is given for the list', (name) =>
  expect([split(name, 1), split(name, 2)]).toEqual([null, null]),
);
