import { expect, test } from 'vitest';
import { bandOf, isOnlyPlanned, restingHymns, usageAlerts, usageCsv } from './usage.ts';

const row = (hymnNumber: number | null, hymnTitle: string, count: number, planned = 0, lastUsed = '2026-06-14') => ({
  hymnNumber,
  hymnTitle,
  count,
  planned,
  lastUsed,
});

test('the bands begin where they should', () => {
  expect([1, 2, 3, 4, 5, 6, 40].map(bandOf)).toEqual([
    'infrequent',
    'moderate',
    'moderate',
    'frequent',
    'frequent',
    'very_frequent',
    'very_frequent',
  ]);
});

test('hymns sung four times or more are flagged', () => {
  expect(usageAlerts([row(193, 'I Stand All Amazed', 4), row(2, 'The Spirit of God', 3)])).toHaveLength(1);
});

test('the export names what it counts and defuses what a spreadsheet would run', () => {
  expect(usageCsv([row(193, 'I Stand All Amazed', 7, 2), row(null, '=1+1, a song', 1, 1, '2026-07-05')])).toBe(
    '\uFEFFHymn,Title,Times Used,Upcoming,Frequency,Last Used,Planned For\r\n' +
      '193,I Stand All Amazed,7,2,Very Frequent,2026-06-14,\r\n,"\'=1+1, a song",1,1,Infrequent,,2026-07-05\r\n',
  );
});

test('a hymn that is planned and was not sung has no last use', () => {
  expect([row(2, 'Sung', 3, 2), row(3, 'Only planned', 2, 2)].map(isOnlyPlanned)).toEqual([false, true]);
});

test('hymns not sung for the longest come first, never-sung hymns last, and planned hymns are left out', () => {
  const hymn = (number: number, title: string) => ({ number, title, category: 'rest', firstLine: '', isCustom: false });
  const book = [
    hymn(1, 'Fresh'),
    hymn(2, 'Long ago'),
    hymn(3, 'Longer ago'),
    hymn(4, 'Never'),
    hymn(5, 'Long ago and soon'),
  ];
  const last = (hymnNumber: number, lastSung: string, nextPlanned: string | null = null) => ({
    hymnNumber,
    hymnTitle: '',
    times: 1,
    lastSung,
    nextPlanned,
  });
  const sung = [
    last(1, '2026-01-04'),
    last(2, '2025-03-02'),
    last(3, '2025-01-05'),
    last(5, '2025-01-05', '2026-07-05'),
  ];
  expect(restingHymns(book, sung, '2025-06-17').map((one) => [one.hymn.number, one.lastUsed])).toEqual([
    [3, '2025-01-05'],
    [2, '2025-03-02'],
    [4, null],
  ]);
});
