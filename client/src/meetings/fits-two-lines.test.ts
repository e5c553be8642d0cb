import { expect, test } from 'vitest';
import { CELL_WIDTH, cutAtWord, fitsTwoLines } from './fits-two-lines.ts';

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

test('a title is cut between its words, where what follows still fits', () => {
  expect(cutAtWord('85 How Firm a Foundation', '+\u00a01\u00a0more', 13)).toBe('85 How Firm a…');
  expect(cutAtWord('30 Come, Come, Ye Saints', '+\u00a02\u00a0more', 10)).toBe('30 Come…');
  // Wide letters and the dots have room, too.
  expect(cutAtWord('203 Angels We Have Heard on High', '+\u00a02\u00a0more', 14)).toBe('203 Angels We…');
  expect(cutAtWord('2 The Spirit', '', 13)).toBe('2 The Spirit');
  expect(cutAtWord('Internationalization forever', '', 5)).toBe('Internationalization forever');
});
