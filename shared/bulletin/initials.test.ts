import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Hannah Price', 'H. P.'],
  ['  Mary Ann  O’Neil ', 'M. A. O.'],
  ['José', 'J.'],
  ['𐐀mir Lee', '𐐀. L.'],
  ['The ward choir', 'The ward choir'],
  ['Primary children', 'Primary children'],
  ['Elder Tanner', 'Elder T.'],
  ['Ana Nuñez and Tom Reyes', 'A. N. and T. R.'],
  ['Ana Cruz, violin', 'A. C., violin'],
  ['Brother Curtis Langley of the high council', 'Brother C. L. of the high council'],
  ['the Hale family', 'the H. family'],
  ['Pieter van der Berg', 'P. v. d. B.'],
  ['john smith', 'j. s.'],
  ['Hannah Price, Primary president', 'H. P., Primary p.'],
  ['the Young Women and Mary Young', 'the Young Women and M. Y.'],
  ['Ward choir', 'Ward choir'],
  ['Mary Ward', 'M. W.'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
