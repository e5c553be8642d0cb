import { expect, test } from 'vitest';
import { recentWords } from './hymn-words.ts';

test('the warning of a hymn names the days, the date and how often it was sung', () => {
  expect(recentWords({ days: 0, date: '2026-06-14', count: 1 }, 6)).toBe('Recently Used Hymn: today, Sun, Jun 14, 2026.');
  expect(recentWords({ days: 24, date: '2026-05-24', count: 2 }, 6)).toBe(
    'Recently Used Hymn: 24 days ago, Sun, May 24, 2026. It has been used 2 times in the past 6 weeks.',
  );
});
