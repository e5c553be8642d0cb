import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';

const SIX = ['Brent Adams', 'Shauna Adams', 'Carl Bell', 'Diane Bell', 'Tom Crane', 'Lisa Crane'];

test.each([
  ['last names first', ['Adams, Brent & Shauna', 'Bell, Carl & Diane', 'Crane, Tom & Lisa']],
  ['last names behind', ['Brent and Shauna Adams', 'Carl and Diane Bell', 'Tom and Lisa Crane']],
])('families with %s, their address, and their phone in lines of their own', (_, couples) => {
  const block = (couple: string, i: number) => `${couple}\n${i + 1}23 Maple St\nProvo, UT 84601\n801-555-010${i}`;
  expect(importedFrom(couples.map(block).join('\n\n'))).toEqual({ people: SIX, problems: [] });
});

test('someone alone among families has the phone below the name', () =>
  expect(
    importedFrom('Adams, Brent & Shauna\n801-555-0101\n\nCrane, Lisa\n801-555-0103\n\nBell, Carl & Diane\n801-555-0102')
      .people,
  ).toEqual(['Brent Adams', 'Shauna Adams', 'Lisa Crane, 801-555-0103', 'Carl Bell', 'Diane Bell']));

test.each([
  ['Bishop ............ Brent Adams\nWard Clerk ...... Tom Crane', ['Brent Adams, Bishop', 'Tom Crane, Ward Clerk']],
  [
    'Brent Adams . . . . . 801-555-0101\nTom Crane……801-555-0103',
    ['Brent Adams, 801-555-0101', 'Tom Crane, 801-555-0103'],
  ],
])('dots between the columns of “%s” are no part of them', (text, people) =>
  expect(importedFrom(text).people).toEqual(people),
);

test.each([
  ['Lisa Boyd 3/9\nMark Boyd 4/12\nAnna Bell 5/30', ['Lisa Boyd', 'Mark Boyd', 'Anna Bell']],
  ['Boyd, Lisa March 9\nBoyd, Mark April 12', ['Lisa Boyd', 'Mark Boyd']],
  ['Mark Boyd M 46 801-555-0101\nLisa Boyd F 44', ['Mark Boyd, 801-555-0101, 46', 'Lisa Boyd, 44']],
])('“%s” has a day, or a letter and an age, behind each name', (text, people) =>
  expect(importedFrom(text)).toEqual({ people, problems: [] }),
);

test.each([
  ['Maestra: Ana Rojas\nPianista: Luis Vega', ['Ana Rojas, Maestra', 'Luis Vega, Pianista']],
  ['Professora: Ana Rojas\nRegente: Luis Vega', ['Ana Rojas, Professora', 'Luis Vega, Regente']],
])('“%s” begins with callings', (text, people) => expect(importedFrom(text).people).toEqual(people));

test('phones above their names are theirs where blank lines stand between people', () =>
  expect(importedFrom('801-555-0101\nBrent Adams\n\n801-555-0102\nCarl Bell\n')).toEqual({
    people: ['Brent Adams, 801-555-0101', 'Carl Bell, 801-555-0102'],
    problems: [],
  }));

test('where one phone is missing, no one can tell whose the others are', () =>
  expect(importedFrom('801-555-0101\nBrent Adams\nTom Crane\n801-555-0102\nCarl Bell\n').people).toEqual([
    'Brent Adams',
    'Tom Crane',
    'Carl Bell',
  ]));
