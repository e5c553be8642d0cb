import { expect, test } from 'vitest';
import { hymnFinderOf, ownChoices, recentWords } from './hymn-words.ts';

test('the warning about a hymn counts days ago from today, and from its Sunday how much earlier', () => {
  const today = '2026-06-14';
  const words = (days: string[], date: string) => recentWords(days, date, 6, today);
  expect(words([], today)).toBeNull();
  expect(words([today], today)).toBe('Recently Used Hymn: today, Sun,\u00a0Jun\u00a014.');
  expect(words(['2026-06-21'], '2026-06-28')).toBe(
    'Recently Used Hymn: planned for Sun,\u00a0Jun\u00a021 (7 days before this meeting).',
  );
  expect(words(['2026-06-21'], '2026-06-21')).toBe('Recently Used Hymn: planned for Sun,\u00a0Jun\u00a021.');
  expect(words(['2026-05-17', '2026-05-24'], today)).toBe(
    'Recently Used Hymn: 21 days ago, Sun,\u00a0May\u00a024. It has been used 2 times in the past 6 weeks.',
  );
  // Planned for June 28, and for a Sunday that is over.
  expect(words(['2026-05-31'], '2026-06-28')).toBe(
    'Recently Used Hymn: 14 days ago, Sun,\u00a0May\u00a031 (28 days before this meeting).',
  );
  expect(words([today], '2026-06-28')).toBe(
    'Recently Used Hymn: today, Sun,\u00a0Jun\u00a014 (14 days before this meeting).',
  );
  expect(words(['2026-05-24'], '2026-05-31')).toBe(
    'Recently Used Hymn: 21 days ago, Sun,\u00a0May\u00a024 (7 days before this meeting).',
  );
});

test('the warning about a hymn says planned of what is ahead, and used of what is over', () => {
  const words = (...days: string[]) => recentWords(days, '2026-07-05', 6, '2026-06-14');
  const last = 'Recently Used Hymn: planned for Sun,\u00a0Jun\u00a028 (7 days before this meeting).';
  expect(words('2026-06-21', '2026-06-28')).toBe(`${last} It’s also planned for Sun,\u00a0Jun\u00a021.`);
  expect(words('2026-06-28', '2026-06-28')).toBe(last);
  expect(words('2026-06-07', '2026-06-28')).toBe(`${last} It was sung Sun,\u00a0Jun\u00a07.`);
  expect(words('2026-05-31', '2026-06-07', '2026-06-28')).toBe(`${last} It has been used 2 times in the past 6 weeks.`);
});

test('the warning about a hymn tells of what is sung soon after, too', () => {
  const today = '2026-06-14';
  const words = (days: string[], date: string) => recentWords(days, date, 6, today);
  expect(words(['2026-07-12'], '2026-06-28')).toBe('Also planned for Sun,\u00a0Jul\u00a012 (14 days later).');
  expect(words(['2026-06-21'], today)).toBe('Also planned for Sun,\u00a0Jun\u00a021 (7 days later).');
  expect(words(['2026-06-07', '2026-07-12', '2026-07-19'], '2026-06-28')).toBe(
    'Recently Used Hymn: 7 days ago, Sun,\u00a0Jun\u00a07 (21 days before this meeting). It’s also planned for Sun,\u00a0Jul\u00a012.',
  );
  // A meeting that is over, seen from one after it.
  expect(words(['2026-06-07'], '2026-05-31')).toBe('Also sung Sun,\u00a0Jun\u00a07 (7 days later).');
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

test('what is typed is stored as its hymn, and a title is new unless a hymn or the ward has it', () => {
  const book = { category: 'rest', firstLine: '' };
  const { asStored, isNewTitle } = hymnFinderOf([
    { ...book, number: 136, title: 'I Know That My Redeemer Lives', isCustom: false },
    { ...book, number: null, title: 'Our Ward Song', isCustom: true },
  ]);
  const stored = '#136 I Know That My Redeemer Lives';
  for (const typed of ['136', '#136', ' hymn 136', 'i know that my redeemer lives', stored])
    expect(asStored(typed)).toBe(stored);
  expect(['', '  ', '1936', ' Youth choir '].map(asStored)).toEqual(['', '', '1936', 'Youth choir']);
  expect(['I know', 'Youth choir'].filter(isNewTitle)).toHaveLength(2);
  expect(['136', '1936', stored, 'i know that my redeemer lives', 'our ward song', '', ' '].filter(isNewTitle)).toEqual(
    [],
  );
});

test('before the hymnbook is there, a hymn that was picked is known by its number', () => {
  const { read } = hymnFinderOf([]);
  expect(read('#185 Reverently and Meekly Now')).toEqual({ number: 185, title: 'Reverently and Meekly Now' });
  for (const typed of ['185', '#185', 'Reverently', '185 Reverently']) expect(read(typed).number).toBeNull();
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
