import { expect, it } from 'vitest';
import { firstNameIn } from './first-name.ts';

it.each([
  ['Curtis Langley', 'Curtis'],
  ['Brother Curtis Langley of the high council', 'Curtis'],
  ['Sis. Inês Duarte, Oak Ward', 'Inês'],
  ['Seo-yeon Kim', 'Seo-yeon'],
  ['D’Arcy O’Brien', 'D’Arcy'],
])('of the visitor “%s” the first name is %s', (visitor, first) => {
  expect(firstNameIn(visitor)).toBe(first);
});

it.each([
  'Bishop Cole',
  'Elder Price of the Seventy',
  'Primary children',
  'The Young Women',
  'Patrick',
  'a visitor',
  '',
])('“%s” has no first name to tell, and stays as it is', (visitor) => {
  expect(firstNameIn(visitor)).toBe(visitor);
});
