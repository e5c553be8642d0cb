import { expect, test } from 'vitest';
import { hymnFinderOf, ownChoices, recentWords } from './hymn-words.ts';

test('the warning about a hymn gives the days, the date, and how often it was sung', () => {
  expect(recentWords({ days: 0, date: '2026-06-14', count: 1 }, 6, '2026-06-14')).toBe(
    'Recently Used Hymn: today, Sun,\u00a0Jun\u00a014.',
  );
  expect(recentWords({ days: 7, date: '2026-06-21', count: 1 }, 6, '2026-06-14')).toBe(
    'Recently Used Hymn: planned for Sun,\u00a0Jun\u00a021 (7 days earlier).',
  );
  expect(recentWords({ days: 24, date: '2026-05-24', count: 2 }, 6, '2026-06-14')).toBe(
    'Recently Used Hymn: 24 days ago, Sun,\u00a0May\u00a024. It has been used 2 times in the past 6 weeks.',
  );
});

test('a number without a hymn is distinguished from a hymn, a title, and nothing', () => {
  const { isUnknownNumber } = hymnFinderOf([
    { number: 136, title: 'I Know That My Redeemer Lives', category: 'rest', firstLine: '', isCustom: false },
  ]);
  expect(['1936', '#1936', 'Hymn 1936', '666768'].filter(isUnknownNumber)).toHaveLength(4);
  expect(['136', '#136', 'Hymn #136', '100 Voices Strong', 'Hymn', '', '  '].filter(isUnknownNumber)).toEqual([]);
  // As long as the book is not there, nothing is known to be missing from it.
  expect(hymnFinderOf([]).isUnknownNumber('136')).toBe(false);
});

test("the ward's own hymns are offered only if a meeting has them", () => {
  const own = {
    id: 1,
    wardId: 1,
    category: 'general',
    isCustom: true,
    createdBy: null,
    createdAt: '2026-06-14T12:00:00Z',
    updatedAt: '2026-06-14T12:00:00Z',
  };
  expect(
    ownChoices([
      { ...own, title: 'Our Ward Song', usageCount: 2 },
      { ...own, title: 'Our Wrad Song', usageCount: 0 },
    ]),
  ).toEqual([{ number: null, title: 'Our Ward Song', category: 'general', firstLine: '', isCustom: true }]);
});
