import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween } from '#shared/calendar/sundays.ts';
import { hymnKey } from './hymn-text.ts';
import { HYMNS } from './hymnbook.ts';
import { isOutOfSeason, seasonOf } from './seasons.ts';
import { REQUIRED_SLOTS } from '#shared/meetings/music/hymns.ts';
import { fillGaps, SUGGESTED_SLOTS, suggestHymns, sungWhen, sungOf, type Gap } from './suggestions.ts';
import { topicMatcher } from './topic-hymns.ts';

const hymns = HYMNS.map((hymn) => ({ ...hymn, isCustom: false }));
const TODAY = '2026-06-17';
const WEEKS = 6;
const NONE: ReadonlySet<string> = new Set();
const place = { date: '2026-06-21', isFast: false, topics: [] as string[], taken: NONE };
const known = { hymns, sung: sungOf([], []), today: TODAY, weeks: WEEKS };
const sungLast = (number: number, times: number, lastSung: string) => ({
  hymnNumber: number,
  hymnTitle: hymns.find((hymn) => hymn.number === number)?.title ?? '',
  times,
  lastSung,
  nextPlanned: null,
});

const history = fc.array(
  fc.record({
    number: fc.constantFrom(...HYMNS.map((hymn) => hymn.number)),
    ago: fc.integer({ min: 1, max: 104 }),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 120 },
);
const sungFrom = (sung: readonly { number: number; ago: number; count: number }[]) =>
  sungOf(
    sung.map(({ number, ago, count }) => sungLast(number, count, addDays('2026-06-14', -7 * ago))),
    [],
  );
const topics = fc.array(fc.constantFrom('Faith', 'Gratitude', 'The perfect love of God', 'Prayer', 'Zzz'), {
  maxLength: 3,
});

test('a suggestion is not sung or planned within the repeat window, is in season, and is not used elsewhere', () => {
  fc.assert(
    fc.property(history, topics, fc.nat(60), fc.constantFrom(...SUGGESTED_SLOTS), (past, said, week, slot) => {
      const date = addDays('2026-06-21', 7 * week);
      const sung = sungFrom(past);
      const taken = new Set(['#193', '#2']);
      const found = suggestHymns({ slot, date, isFast: false, topics: said, taken }, { ...known, sung }, 40);
      expect(found.length).toBeGreaterThan(4);
      for (const { hymn, reason } of found) {
        expect(taken.has(hymnKey(hymn))).toBe(false);
        expect(isOutOfSeason(hymn.number, seasonOf(date))).toBe(false);
        expect(slot === 'sacrament').toBe(hymn.category === 'sacrament');
        for (const day of sung.get(hymnKey(hymn))?.days ?? [])
          expect(Math.abs(daysBetween(day, date))).toBeGreaterThanOrEqual(WEEKS * 7);
        expect(reason).toMatch(/sung|planned/);
      }
    }),
    { numRuns: 60 },
  );
});

test('a filled month repeats nothing, asks for one unknown hymn a week at most, and leaves what is chosen', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 6 }), fc.boolean(), (past, count, hasOpening) => {
      const sung = sungFrom(past);
      const gaps = Array.from({ length: count }, (_, week): Gap => ({
        id: week + 1,
        date: addDays('2026-06-21', 7 * week),
        isFast: week === 2,
        topics: week === 1 ? ['Faith'] : [],
        chosen: hasOpening && week === 0 ? { opening: '#85' } : {},
      }));
      const filled = fillGaps(gaps, { ...known, sung });
      const keys = [...filled.values()].flatMap((own) => Object.values(own).map(hymnKey));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain(hasOpening ? '#85' : '');
      for (const gap of gaps) {
        const own = filled.get(gap.id) ?? {};
        for (const slot of REQUIRED_SLOTS) expect(own[slot] !== undefined).toBe(gap.chosen[slot] === undefined);
      }
    }),
    { numRuns: 40 },
  );
});

describe('the reason', () => {
  const first = (more: Partial<typeof place>, slot: (typeof SUGGESTED_SLOTS)[number], sung = known.sung) =>
    suggestHymns({ ...place, ...more, slot }, { ...known, sung }, 1)[0]?.reason;

  it('names the sacrament and how long ago it was sung', () => {
    const all = hymns
      .filter((hymn) => hymn.category === 'sacrament')
      .map((hymn) => sungLast(hymn.number, 2, '2025-07-20'));
    expect(first({}, 'sacrament', sungOf(all, []))).toBe('sacrament hymn, last sung 11 months ago');
  });
  it('names the topic', () => {
    expect(first({ topics: ['Gratitude'] }, 'rest')).toBe('topic: Gratitude, never sung in this ward');
    const [suggestion] = suggestHymns({ ...place, topics: ['Gratitude'], slot: 'rest' }, known, 1);
    expect(suggestion).toMatchObject({ topic: 'Gratitude', lastUse: { words: ['never sung'], ago: null } });
  });
  it('names Easter, Christmas and a fast Sunday', () => {
    expect(first({ date: '2027-03-28' }, 'opening')).toMatch(/^Easter, /);
    expect(first({ date: '2026-12-20' }, 'closing')).toMatch(/^Christmas, /);
    expect(first({ date: '2026-07-05', isFast: true }, 'opening')).toMatch(/^fast Sunday, /);
  });
  it('says when a hymn is planned before when it was sung', () => {
    expect(sungWhen(['2026-05-03', '2026-07-12'], TODAY)).toEqual({
      words: ['planned Sun, Jul 12', 'last sung 6 weeks ago'],
      ago: null,
    });
    expect(sungWhen(['2026-07-12'], TODAY)).toEqual({ words: ['planned Sun, Jul 12'], ago: null });
    expect(sungWhen(['2026-06-14'], TODAY)).toEqual({ words: ['last sung 3 days ago'], ago: '3 days ago' });
    expect(sungWhen([], TODAY)).toEqual({ words: ['never sung'], ago: null });
  });
});

test('the same plan gets the same suggestions, another week gets others', () => {
  const one = suggestHymns({ ...place, slot: 'rest' }, known, 5);
  expect(suggestHymns({ ...place, slot: 'rest' }, known, 5)).toEqual(one);
  expect(suggestHymns({ ...place, date: '2026-06-28', slot: 'rest' }, known, 5)).not.toEqual(one);
});

test('a topic finds hymns about it', () => {
  const matches = (topic: string) => {
    const fits = topicMatcher([topic]);
    return hymns.filter((hymn) => fits(hymn) !== null).map((hymn) => hymn.number);
  };
  expect(matches('Faith')).toEqual(expect.arrayContaining([84, 128, 254, 1022]));
  expect(matches('Sweet is the work')).toEqual(expect.arrayContaining([147]));
  expect(matches('Teaching our families to pray')).toEqual(expect.arrayContaining([140, 300]));
  expect(matches('Qqq')).toEqual([]);
});
