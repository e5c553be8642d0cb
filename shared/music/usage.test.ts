import { expect, test } from 'vitest';
import { bandOf, restingHymns, usageAlerts, usageCsv } from './usage.ts';

const row = (hymnNumber: number | null, hymnTitle: string, count: number, lastUsed = '2026-06-14') => ({ hymnNumber, hymnTitle, count, lastUsed });

test('the bands begin where they should', () => {
  expect([1, 2, 3, 4, 5, 6, 40].map(bandOf)).toEqual(['infrequent', 'moderate', 'moderate', 'frequent', 'frequent', 'very_frequent', 'very_frequent']);
});

test('hymns sung four times or more are pointed out', () => {
  expect(usageAlerts([row(193, 'I Stand All Amazed', 4), row(2, 'The Spirit of God', 3)])).toHaveLength(1);
});

test('the export names what it counts and defuses what a spreadsheet would run', () => {
  expect(usageCsv([row(193, 'I Stand All Amazed', 7), row(null, '=1+1, a song', 1)])).toBe(
    '\uFEFFHymn,Title,Times Sung,Frequency,Last Sung\r\n193,I Stand All Amazed,7,Very Frequent,2026-06-14\r\n,"\'=1+1, a song",1,Infrequent,2026-06-14\r\n',
  );
});

test('what has rested longest comes first, what was never sung last', () => {
  const hymn = (number: number, title: string) => ({ number, title, category: 'rest', firstLine: '', isCustom: false });
  const book = [hymn(1, 'Fresh'), hymn(2, 'Long ago'), hymn(3, 'Longer ago'), hymn(4, 'Never')];
  const sung = [row(1, 'Fresh', 1, '2026-01-04'), row(2, 'Long ago', 1, '2025-03-02'), row(3, 'Longer ago', 1, '2025-01-05')];
  expect(restingHymns(book, sung, '2025-06-17').map((one) => [one.hymn.number, one.lastUsed])).toEqual([[3, '2025-01-05'], [2, '2025-03-02'], [4, null]]);
});
