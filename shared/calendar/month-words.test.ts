import { expect, test } from 'vitest';
import { monthOfWord } from './month-words.ts';

test.each([
  ['March', 3],
  ['mar.', 3],
  ['März', 3],
  ['marca', 3],
  ['марта', 3],
  ['Sept', 9],
  ['dez', 12],
  ['août', 8],
  ['Married', null],
  ['Mayor', null],
])('%s is the month %s', (word, month) => expect(monthOfWord(word)).toBe(month));
