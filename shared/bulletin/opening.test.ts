import { describe, expect, it } from 'vitest';
import { minuteIn } from '#shared/calendar/today.ts';
import { comingProgram } from './opening.ts';

const NOON = { daysBefore: 1, hour: 12 };

describe('the coming program', () => {
  it.each([
    ['2026-11-23', 600, '2026-11-29', false],
    ['2026-11-28', 719, '2026-11-29', false],
    ['2026-11-28', 720, '2026-11-29', true],
    ['2026-11-29', 1439, '2026-11-29', true],
    ['2026-11-30', 0, '2026-12-06', false],
  ])('on %s at minute %i is that of %s, shown: %s', (day, minute, sunday, isOpen) => {
    expect(comingProgram({ day, minute }, NOON)).toEqual({
      sunday,
      isOpen,
      opens: sunday === '2026-11-29' ? 'Saturday, November 28, at noon' : 'Saturday, December 5, at noon',
    });
  });

  it.each([
    [0, 6, 'Sunday, November 29, at 6 AM'],
    [6, 0, 'Monday, November 23, at midnight'],
    [2, 17, 'Friday, November 27, at 5 PM'],
  ])('may appear %i days ahead at hour %i', (daysBefore, hour, opens) => {
    expect(comingProgram({ day: '2026-11-25', minute: 0 }, { daysBefore, hour }).opens).toBe(opens);
  });

  it('goes by the clock on the wall of its time zone', () => {
    const now = new Date('2026-11-28T18:59:00Z');
    expect(['America/Denver', 'Asia/Kolkata', 'UTC'].map((zone) => minuteIn(zone, now))).toEqual([719, 29, 1139]);
  });
});
