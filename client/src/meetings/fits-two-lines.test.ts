import { expect, test } from 'vitest';
import { CELL_WIDTH, fitsTwoLines } from './fits-two-lines.ts';

test('a text fits in a cell if its words fit on two lines', () => {
  expect(fitsTwoLines('Conducting · prayers · speakers · music', CELL_WIDTH)).toBe(true);
  expect(fitsTwoLines('Conducting · presiding · prayers · speakers · music', CELL_WIDTH)).toBe(false);
  expect(fitsTwoLines('Benediction\u00a0· closing hymn', 11)).toBe(false);
  expect(fitsTwoLines('Benediction\u00a0· closing hymn', 15)).toBe(true);
});

test('a word longer than a line gets its own line', () => {
  expect(fitsTwoLines('x'.repeat(30), 10)).toBe(true);
  expect(fitsTwoLines(`${'x'.repeat(30)} and more`, 10)).toBe(true);
  expect(fitsTwoLines(`${'x'.repeat(30)} and then more`, 10)).toBe(false);
});
