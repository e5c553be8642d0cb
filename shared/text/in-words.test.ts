import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOfAll, listOfEither, numberInWords } from './in-words.ts';

test('a number is written as American English writes it', () => {
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(numberInWords(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});

test('a list is written as American English writes it', () => {
  const both = new Intl.ListFormat('en-US');
  const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (items) => {
      expect(listOfAll(items)).toBe(both.format(items));
      expect(listOfEither(items)).toBe(either.format(items));
    }),
  );
});
