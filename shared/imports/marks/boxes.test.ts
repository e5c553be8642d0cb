import { expect, test } from 'vitest';
import { importedFrom } from '#tests/import-plans.ts';
import { rowsOfText } from '../rows.ts';

const list = (title: string, empty: string, full: string) =>
  `Name,Phone,${title}\nAnn Lee,801-555-0200,${empty}\nJo Orr,801-555-0201,${full}\nKim Roe,801-555-0202,${empty}\nSue Poe,801-555-0203,${full}\n`;
const PAIRS = [
  ['☐', '☑'],
  ['☐', '☒'],
  ['☒', '☑'],
  ['○', '●'],
  ['□', '■'],
  ['⬜', '✅'],
  ['[ ]', '[x]'],
] as const;

test.each(PAIRS)('where “%s” stands beside “%s,” it is a no', (empty, full) => {
  for (const title of ['Active', 'In ward', 'Speaks'])
    expect(importedFrom(list(title, empty, full)).people.map((one) => one.split(',')[0])).toEqual([
      'Jo Orr',
      'Sue Poe',
    ]);
  const available = rowsOfText(list('Do not ask', empty, full), false).rows.map(({ values }) => values.isAvailable);
  expect(available).toEqual([undefined, 'no', undefined, 'no']);
});

test('boxes that no one has checked yet say nothing', () => {
  for (const title of ['Active', 'Available', 'Contacted', 'Spoke'])
    expect(importedFrom(list(title, '☐', '☐')).people).toHaveLength(4);
});
