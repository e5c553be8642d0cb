import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  easterOf,
  FAST_SUNDAY_RULES,
  fastSundayOf,
  festivalOf,
  isDay,
  isGeneralConference,
  isSunday,
  nextSunday,
  ordinalOf,
  ordinalShort,
  sundayBeside,
  sundayKind,
  sundayOnOrAfter,
  sundayOnOrBefore,
  sundaysFrom,
  weekdayOf,
} from './sundays.ts';

/** The oracle: days made and read by Date alone, in UTC. */
const dates = fc.date({
  min: new Date('1901-01-01T00:00:00Z'),
  max: new Date('2198-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const textOf = (date: Date) => date.toISOString().slice(0, 10);
const days = dates.map(textOf);
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const years = fc.integer({ min: 1902, max: 2197 });
const months = fc.integer({ min: 1, max: 12 });
const rules = fc.constantFrom(...FAST_SUNDAY_RULES);
const sundaysOfMonth = (year: number, month: number) =>
  Array.from({ length: 31 }, (_, i) => new Date(Date.UTC(year, month - 1, i + 1)))
    .filter((date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === 0)
    .map(textOf);

describe('days', () => {
  test('are read as the calendar has them', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isDay(day)).toBe(true);
        expect(weekdayOf(day)).toBe(dateOf(day).getUTCDay());
        expect(isSunday(day)).toBe(dateOf(day).getUTCDay() === 0);
      }),
    );
  });

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    '1899-12-31',
    '2200-01-01',
    ' 2026-01-04',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
    expect(isSunday(text)).toBe(false);
  });

  test('29 February is one in leap years alone', () => {
    expect([1900, 2000, 2023, 2024, 2100].map((year) => isDay(`${year}-02-29`))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('added and subtracted undo each other, over month, year and leap day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const other = new Date(dateOf(day));
        other.setUTCDate(other.getUTCDate() + count);
        expect(addDays(day, count)).toBe(textOf(other));
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
});

describe('Sundays', () => {
  test('on or after and on or before a day are the nearest there are', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [before, after] = [sundayOnOrBefore(day), sundayOnOrAfter(day)];
        expect(isSunday(before) && isSunday(after)).toBe(true);
        expect(daysBetween(before, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, after)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(before, after)).toBe(isSunday(day) ? 0 : 7);
      }),
    );
  });

  test('the next one is never today', () => {
    fc.assert(
      fc.property(days, (day) => {
        const ahead = daysBetween(day, nextSunday(day));
        expect(ahead).toBe(7 - dateOf(day).getUTCDay());
      }),
    );
  });

  test('in a row are a week apart', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
        const row = sundaysFrom(day, count);
        expect(row).toHaveLength(count);
        expect(row[0]).toBe(sundayOnOrAfter(day));
        row.slice(1).forEach((sunday, i) => expect(daysBetween(row[i] ?? '', sunday)).toBe(7));
      }),
    );
  });

  test('beside one pass over a general conference, unless something is planned on it', () => {
    const conference = { date: '2026-10-04' };
    expect(sundayBeside('2026-09-27', 7, [])).toBe('2026-10-11');
    expect(sundayBeside('2026-10-11', -7, [{ date: '2026-09-27' }])).toBe('2026-09-27');
    expect(sundayBeside('2026-09-27', 7, [conference])).toBe(conference.date);
    expect(sundayBeside('2026-10-11', -7, [conference])).toBe(conference.date);
    expect(sundayBeside('2026-10-11', 7, [])).toBe('2026-10-18');
  });

  test('are counted through their month', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        const sundays = sundaysOfMonth(year, month);
        expect(sundays.map(ordinalOf)).toEqual(sundays.map((_, i) => i + 1));
      }),
    );
    const days31 = ['01', '07', '08', '14', '15', '21', '22', '28', '29', '31'].map((day) => `2026-03-${day}`);
    expect(days31.map(ordinalShort)).toEqual(['1st', '1st', '2nd', '2nd', '3rd', '3rd', '4th', '4th', '5th', '5th']);
  });
});

describe('the kind of a Sunday', () => {
  test('general conference is the first Sunday of April and of October, and no other day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [, month] = day.split('-').map(Number);
        const isFirst = sundaysOfMonth(Number(day.slice(0, 4)), month ?? 0)[0] === day;
        expect(isGeneralConference(day)).toBe(isFirst && (month === 4 || month === 10));
      }),
    );
  });

  test('fast Sunday is the first Sunday, or near conference as the rule says', () => {
    fc.assert(
      fc.property(years, months, rules, (year, month, rule) => {
        const sundays = sundaysOfMonth(year, month);
        const beside = { next: sundays[1], previous: addDays(sundays[0] ?? '', -7), none: null }[rule];
        expect(fastSundayOf(year, month, rule)).toBe(month === 4 || month === 10 ? beside : sundays[0]);
      }),
    );
  });

  test('is never fast on conference or where the ward does not meet, under the rule that moves it later', () => {
    fc.assert(
      fc.property(years, months, fc.uniqueArray(fc.integer({ min: 0, max: 4 })), (year, month, closed) => {
        const sundays = sundaysOfMonth(year, month);
        const isFree = (day: string) => !closed.some((i) => sundays[i] === day);
        const fast = fastSundayOf(year, month, 'next', isFree);
        const wanted = sundays.find((day) => !isGeneralConference(day) && isFree(day));
        expect(fast).toBe(wanted ?? null);
      }),
    );
  });

  test('is fast on at most one Sunday of a month under the rules that stay in it, and on twelve of a year', () => {
    fc.assert(
      fc.property(years, fc.constantFrom('next', 'none'), (year, rule) => {
        for (let month = 1; month <= 12; month++) {
          const kinds = sundaysOfMonth(year, month).map((day) => sundayKind(day, rule as 'next' | 'none'));
          const isConference = month === 4 || month === 10;
          expect(kinds.filter((kind) => kind === 'fast_testimony')).toHaveLength(
            isConference && rule === 'none' ? 0 : 1,
          );
          expect(kinds.filter((kind) => kind === 'general_conference')).toHaveLength(isConference ? 1 : 0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('under the rule that brings it forward is fast twelve times a year, twice in March and in September', () => {
    fc.assert(
      fc.property(years, (year) => {
        const fast = Array.from(
          { length: 12 },
          (_, i) =>
            sundaysOfMonth(year, i + 1).filter((day) => sundayKind(day, 'previous') === 'fast_testimony').length,
        );
        expect(fast).toEqual([1, 1, 2, 0, 1, 1, 1, 1, 2, 0, 1, 1]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('festivals', () => {
  test('Easter is on the days that almanacs print', () => {
    const printed = (
      '04-12 04-04 04-17 04-09 03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01 ' +
      '04-21 04-06 03-29 04-17 04-09'
    )
      .split(' ')
      .map((day, i) => `${2020 + i}-${day}`);
    expect(printed.at(-1)).toBe('2045-04-09');
    expect(printed.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(printed);
  });

  test('Easter is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(years, (year) => {
        const easter = easterOf(year);
        expect(isSunday(easter)).toBe(true);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
        expect(festivalOf(easter)).toBe('Easter');
      }),
    );
  });

  test('a year has one Christmas Sunday, in the week that ends on the 25th', () => {
    fc.assert(
      fc.property(years, (year) => {
        const named = sundaysOfMonth(year, 12).filter((day) => festivalOf(day) === 'Christmas');
        expect(named).toHaveLength(1);
        expect(named[0]! >= `${year}-12-19` && named[0]! <= `${year}-12-25`).toBe(true);
      }),
    );
  });
});
