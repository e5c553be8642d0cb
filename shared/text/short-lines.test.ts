import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortLines } from './short-lines.ts';

it('a line that fits the page is unchanged', () => {
  expect(shortLines('')).toEqual(['']);
  expect(shortLines('  Ward dinner on Friday. All are invited.')).toEqual([
    '  Ward dinner on Friday. All are invited.',
  ]);
});

it('a long line is split after a sentence, and keeps its indent', () => {
  const sentence = `${'word '.repeat(150)}end.`;
  expect(shortLines(`  ${sentence} ${sentence}`)).toEqual([`  ${sentence}`, `  ${sentence}`]);
});

it('no letter is lost and no character is split', () => {
  const words = fc.array(fc.constantFrom('a', ' ', '. ', '😀', 'é', 'wordswordswords', 'שלום '), { maxLength: 3_000 });
  fc.assert(
    fc.property(words, (pieces) => {
      const text = pieces.join('').trim();
      const lines = shortLines(text);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(lines.every((line) => line.length <= 1_000 && line.isWellFormed())).toBe(true);
    }),
    { numRuns: 100 },
  );
});
