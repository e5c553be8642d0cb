import { expect, test } from 'vitest';
import { notedIn } from '#tests/import-plans.ts';
import { isStyleKey, stylesIn } from './style-keys.ts';

const TOLD = [
  'Red = deceased',
  'Red: less active',
  'Gray = moved',
  'Bold = please do not ask',
  'Pink rows: do not ask',
  'En rojo: ya no viven en el barrio',
  'Em vermelho: mudaram-se',
  'Blue = on a mission',
  'Underlined = do not ask',
  'Highlighted = moved',
  'Key: green = can speak, red = not in ward',
  'Names in light blue - inactive',
];
test.each(TOLD)('“%s” below a list is shown with everyone', (key) => {
  const people = { 'Kim Lee': [key], 'Tom Reed': [key] };
  expect(notedIn(`Kim Lee 801-555-0237\nTom Reed 801-555-0236\n\n${key}`)).toEqual(people);
  expect(notedIn(`Name,Phone\nKim Lee,801-555-0237\nTom Reed,801-555-0236\n,\n"${key}",`)).toMatchObject(people);
});

test.each([
  'Red = Relief Society',
  'Bold = head of household',
  'Blue: youth',
  'Green = ok to ask',
  'Red = spoke recently',
  'Highlighted = birthday this month',
  'Phone: no calls',
])('“%s” tells against no one', (key) => {
  expect(isStyleKey(key)).toBe(false);
  expect(notedIn(`Kim Lee 801-555-0237\nTom Reed 801-555-0236\n\n${key}`)).toEqual({});
});

test('of several styles in a line, those that tell against someone are meant', () => {
  expect([...stylesIn('Green = can speak; red = do not ask')]).toEqual(['red']);
  expect([...stylesIn('Red = moved Blue = less active')]).toEqual(['red', 'blue']);
  expect([...stylesIn('Rows shaded gray have moved')]).toEqual(['ground', 'gray']);
});

test('a key to colors that stand in a column is shown with no one else', () =>
  expect(
    notedIn('Name,Phone,Color\nKim Lee,801-555-0237,Red\nTom Reed,801-555-0236,\n,,\nRed = less active,,'),
  ).not.toHaveProperty('Tom Reed'));
