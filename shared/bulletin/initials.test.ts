import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Hannah Price', 'H. P.'],
  ['  Mary Ann  O’Neil ', 'M. A. O.'],
  ['José', 'J.'],
  ['𐐀mir Lee', '𐐀. L.'],
  ['The ward choir', 'The ward choir'],
  ['Primary children', 'Primary children'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
