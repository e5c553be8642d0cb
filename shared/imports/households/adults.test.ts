import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const read = (text: string, isFree = false) =>
  rowsOfText(text, isFree)
    .rows.map(readPerson)
    .map(({ name, person, remarks = [] }) => [name, person?.lastName ?? null, ...remarks]);

test('adults and parents are people of their household', () => {
  expect(read('Household,Adult 1,Adult 2,Kids\nSmith,John,Mary,"Ben; Amy"\n')).toEqual(
    ['John', 'Mary', 'Ben', 'Amy'].map((first) => [`${first} Smith`, 'Smith']),
  );
  expect(read('Parents,Last Name,Children\nJohn & Mary,Smith,Ben; Amy\n')).toEqual(
    ['John', 'Mary', 'Ben', 'Amy'].map((first) => [`${first} Smith`, 'Smith']),
  );
});

test('what is in the place of a spouse but isn’t a person is listed as ignored', () => {
  expect(
    read('Head of Household,Spouse,Spouse Phone\n"Loe, Di",single,\n"Poe, Bo",N/A,\n"Joe, Ed",Divorced,\n'),
  ).toEqual([
    ['Di Loe', 'Loe', 'Ignored: “single”.'],
    ['Bo Poe', 'Poe'],
    ['Ed Joe', 'Joe', 'Ignored: “Divorced”.'],
  ]);
});

test('the last name of “The Roes” is asked for', () => {
  expect(read('Smith Family\n  John\n  Mary\nThe Roes\n  Al\n  Di\n', true)).toEqual([
    ['John Smith', 'Smith'],
    ['Mary Smith', 'Smith'],
    ['Al', null],
    ['Di', null],
  ]);
});

test('two names with a comma under Parents may be two people, and a row without a person is shown', () => {
  const rows = rowsOfText('Family,Parents,Kids\nEck,"Al, Bo",\nRay,"Ray, Tom",expecting\nLee,,\n', false).rows;
  expect(rows.map((row) => readPerson(row)).map(({ name, problem }) => problem ?? name)).toEqual([
    '“Al, Bo” may be one or two people.',
    'Tom Ray',
    '“Lee” doesn’t name a person.',
  ]);
});

test('two first names below “Husband” are one or two people, and a wife may have another family’s name', () => {
  expect(read('Last Name,Husband,Wife\nAshby,"Mark, Lori",\nCole,Bob,"Ashby, Ida"\n')).toEqual([
    ['Mark, Lori', null],
    ['Bob Cole', 'Cole'],
    ['Ida Ashby', 'Ashby'],
  ]);
});

test('first names of a man and a woman under Adults may be two people', () => {
  const rows = rowsOfText('Family,Adults,Kids\nEck,Mark Julie,\nRay,Mary Ann,', false).rows.map(readPerson);
  expect(rows.map(({ name, problem }) => problem ?? name)).toEqual([
    '“Mark Julie” may be one or two people.',
    'Mary Ann Ray',
  ]);
});
