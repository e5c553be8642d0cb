import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  briefDate,
  dateSeenFrom,
  dayWithoutYear,
  daysAgo,
  longDate,
  longDateSeenFrom,
  relativeDay,
  shortDate,
  whenIsSunday,
} from './format.ts';
import { addDays } from './sundays.ts';
import { dayIn, timezoneNamed } from './today.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const days = fc
  .date({ min: new Date('1901-01-01T00:00:00Z'), max: new Date('2198-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day is written with its weekday, month, day and year', () => {
  fc.assert(
    fc.property(days, (day) => {
      const date = new Date(`${day}T00:00:00Z`);
      const [weekday, month] = [WEEKDAYS[date.getUTCDay()] ?? '', MONTHS[date.getUTCMonth()] ?? ''];
      const [dayOfMonth, year] = [date.getUTCDate(), date.getUTCFullYear()];
      const [wd, m] = [weekday.slice(0, 3), month.slice(0, 3)];
      expect(longDate(day)).toBe(`${weekday}, ${month} ${dayOfMonth}, ${year}`);
      expect(dayWithoutYear(day)).toBe(`${weekday}, ${month} ${dayOfMonth}`);
      expect(shortDate(day)).toBe(`${wd}, ${m} ${dayOfMonth}, ${year}`);
      expect(briefDate(day)).toBe(`${wd}, ${m} ${dayOfMonth}`);
      expect(dateSeenFrom(day, `${year}-06-15`)).toBe(briefDate(day));
      expect(dateSeenFrom(day, `${year + 2}-06-15`)).toBe(shortDate(day));
      expect(longDateSeenFrom(day, `${year}-06-15`)).toBe(dayWithoutYear(day));
      expect(longDateSeenFrom(day, `${year - 2}-06-15`)).toBe(longDate(day));
    }),
  );
});

test('a day within half a year of today is written without its year, also at the turn of the year', () => {
  expect(dateSeenFrom('2027-01-03', '2026-11-23')).toBe('Sun, Jan 3');
  expect(dateSeenFrom('2026-12-27', '2027-01-03')).toBe('Sun, Dec 27');
  expect(longDateSeenFrom('2027-01-03', '2026-11-23')).toBe('Sunday, January 3');
  expect(dateSeenFrom('2027-05-30', '2026-11-23')).toBe('Sun, May 30, 2027');
  expect(dateSeenFrom('2025-12-28', '2026-11-23')).toBe('Sun, Dec 28, 2025');
});

describe('a day seen from today', () => {
  test.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
    [2, 'in 2 days'],
    [-8, '8 days ago'],
    [13, 'in 13 days'],
    [-14, '2 weeks ago'],
    [-49, '7 weeks ago'],
    [59, 'in 8 weeks'],
    [60, 'in 2 months'],
    [-91, '3 months ago'],
    [-729, '24 months ago'],
    [-730, '2 years ago'],
    [-731, '2 years ago'],
    [-1000, '3 years ago'],
    [800, 'in 2 years'],
  ])('%i days away is %j', (away, words) => {
    expect(relativeDay(addDays('2026-06-17', away), '2026-06-17')).toBe(words);
  });

  test('has the same words forward and backward', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 3000 }), (today, away) => {
        expect(relativeDay(addDays(today, away), today).replace(/^in /, '')).toBe(
          relativeDay(addDays(today, -away), today).replace(/ ago$/, ''),
        );
      }),
    );
  });

  test('as the coming Sunday is called by its name', () => {
    const from = (today: string) => whenIsSunday('2026-06-21', today);
    expect(['2026-06-21', '2026-06-20', '2026-06-19', '2026-06-15', '2026-06-14'].map(from)).toEqual([
      'today',
      'tomorrow',
      'on Sunday',
      'on Sunday',
      'in 7 days',
    ]);
  });

  test('in the hymn warning is counted in days', () => {
    expect([0, 1, 2, 41].map(daysAgo)).toEqual(['today', '1 day ago', '2 days ago', '41 days ago']);
  });
});

describe("a ward's today", () => {
  test('is the day of its own time zone', () => {
    const now = new Date('2026-06-21T05:30:00Z');
    expect(
      ['America/Denver', 'UTC', 'Asia/Tokyo', 'Pacific/Honolulu', 'Pacific/Kiritimati'].map((zone) => dayIn(zone, now)),
    ).toEqual(['2026-06-20', '2026-06-21', '2026-06-21', '2026-06-20', '2026-06-21']);
  });

  test('is within a day of UTC everywhere', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'),
        (now, zone) => {
          const utc = now.toISOString().slice(0, 10);
          expect([addDays(utc, -1), utc, addDays(utc, 1)]).toContain(dayIn(zone, now));
        },
      ),
    );
  });

  test('recognizes time zone names', () => {
    expect(['Mars/Olympus', '', 'America', '+02:00', 'GMT+5', 'America/Denver '].map(timezoneNamed)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    for (const name of [
      'America/Denver',
      'UTC',
      'US/Mountain',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'EST',
      'Etc/GMT+5',
      'America/Port-au-Prince',
    ]) {
      expect(timezoneNamed(name)).toBe(name);
    }
  });

  test('accepts any letter case and stores the listed spelling', () => {
    expect(['america/denver', 'AMERICA/NEW_YORK', 'utc', 'us/mountain'].map(timezoneNamed)).toEqual([
      'America/Denver',
      'America/New_York',
      'UTC',
      'America/Denver',
    ]);
  });
});
