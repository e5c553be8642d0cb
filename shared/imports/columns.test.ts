import { expect, test } from 'vitest';
import { fieldOf } from './columns.ts';

test.each([
  ['Individual Email', 'email'],
  ['Individual Phone', 'phone'],
  ['Household E-mail', 'email'],
  ['E-mail address', 'email'],
  ['Preferred Name', 'name'],
  ['phone_number', 'phone'],
  ['Birth Date', null],
])('the heading %s is read as %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});
