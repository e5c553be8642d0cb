import { offsetAt } from './ics.ts';
import { addDays } from './sundays.ts';
import { dayIn, minuteIn } from './today.ts';

const MINUTE_MS = 60_000;

/** What a calendar and a clock on the wall show in a time zone: the day, and the minutes since midnight. */
export const wallClock = (timezone: string, now: Date): { day: string; minutes: number } => ({
  day: dayIn(timezone, now),
  minutes: minuteIn(timezone, now),
});

/** The moment at which the clock on the wall shows this hour of the day. */
export function momentIn(timezone: string, day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * 60 * MINUTE_MS;
  const guess = asUtc - offsetAt(timezone, asUtc) * MINUTE_MS;
  return new Date(asUtc - offsetAt(timezone, guess) * MINUTE_MS);
}

/** `now` where it falls between these hours of the day, else the next moment that does. */
export function nextWithin(timezone: string, now: Date, { first, end }: { first: number; end: number }): Date {
  const { day, minutes } = wallClock(timezone, now);
  if (minutes >= first * 60 && minutes < end * 60) return now;
  return momentIn(timezone, minutes < first * 60 ? day : addDays(day, 1), first);
}

/** The next full hour on the wall. */
export function nextHour(timezone: string, now: Date): Date {
  const { minutes } = wallClock(timezone, now);
  const left = 60 - (minutes % 60);
  const whole = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(whole + left * MINUTE_MS);
}
