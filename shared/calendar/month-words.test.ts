import { expect, test } from 'vitest';
import { isWeekday, monthOfWord } from './month-words.ts';

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

test.each(['Sunday', 'Sun.', 'domingo', 'dom', 'segunda', 'Sonntag', 'dimanche'])('%s is a day of the week', (word) =>
  expect(isWeekday(word)).toBe(true),
);
test.each(['May', 'Ann', 'Group'])('%s is none', (word) => expect(isWeekday(word)).toBe(false));
