import { expect, it } from 'vitest';
import { periodAfter, quotedAtEnd } from './sentence-end.ts';

it('a quoted text that ends a sentence gets no second period', () => {
  expect(['moved', 'Moved.', 'Moved?', 'Moved!', 'a text that is cut…', ''].map(quotedAtEnd)).toEqual([
    '“moved.”',
    '“Moved.”',
    '“Moved?”',
    '“Moved!”',
    '“a text that is cut….”',
    '“.”',
  ]);
  expect(['moved', 'Moved.'].map((text) => `“${text}”${periodAfter(text)}`)).toEqual(['“moved”.', '“Moved.”']);
});
