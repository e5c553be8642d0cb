import { expect, test } from 'vitest';
import { CELL_WIDTH, fitsTwoLines } from './fits-two-lines.ts';

test('a text fits into a cell as long as two lines hold its whole words', () => {
  expect(fitsTwoLines('Conducting · prayers · speakers · music', CELL_WIDTH)).toBe(true);
  expect(fitsTwoLines('Conducting · presiding · prayers · speakers · music', CELL_WIDTH)).toBe(false);
  expect(fitsTwoLines('Benediction\u00a0· closing hymn', 11)).toBe(false);
  expect(fitsTwoLines('Benediction\u00a0· closing hymn', 15)).toBe(true);
});

test('a word longer than a line gets a line of its own', () => {
  expect(fitsTwoLines('x'.repeat(30), 10)).toBe(true);
  expect(fitsTwoLines(`${'x'.repeat(30)} and more`, 10)).toBe(true);
  expect(fitsTwoLines(`${'x'.repeat(30)} and then more`, 10)).toBe(false);
});
