import { addDays, daysBetween, isSunday } from './sundays.ts';
import { dayIn } from './today.ts';

/** The one place that turns a day into words. Every date a person reads comes from here. */
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const LONG = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const SHORT = formatter({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const BRIEF = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const NO_YEAR = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
const MONTH = formatter({ month: 'long', year: 'numeric' });
const MONTH_ALONE = formatter({ month: 'long' });
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Sunday, March 1, 2026 */
export const longDate = (day: string): string => LONG.format(noon(day));
/** Sun, Mar 1, 2026 */
export const shortDate = (day: string): string => SHORT.format(noon(day));
/** Sun, Mar 1: where the year is clear from the context */
export const briefDate = (day: string): string => BRIEF.format(noon(day));
/** March 2026, of a month written YYYY-MM */
export const monthName = (month: string): string => MONTH.format(noon(`${month}-01`));
/** March, of a day */
export const monthWord = (day: string): string => MONTH_ALONE.format(noon(day));
/** Saturday, November 21 */
export const dayWithoutYear = (day: string): string => NO_YEAR.format(noon(day));
/** Sun, Mar 1 in the year of `today`, Sun, Mar 1, 2027 in another */
export const dateSeenFrom = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? briefDate(day) : shortDate(day);

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** 'today', 'tomorrow', 'in 8 days', 'yesterday', '8 days ago', '3 months ago', '2 years ago' */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const size = Math.abs(days);
  const span =
    size < 60
      ? count(size, 'day')
      : size < 730
        ? count(Math.round(size / 30.44), 'month')
        : count(Math.floor(size / 365.25), 'year');
  return days > 0 ? `in ${span}` : `${span} ago`;
}

/** 'Mar 1', or 'Mar 1, 2025' in another year than that of `today`: for a list where every day is a Sunday. */
export const dayAlone = (day: string, today: string): string => dateSeenFrom(day, today).replace(/^\w+, /, '');

/** 'today' or 'N days ago': the exact words of the hymn warning */
export const daysAgo = (days: number): string => (days === 0 ? 'today' : `${count(days, 'day')} ago`);

/** 'The next meeting is tomorrow.' needs a word for the coming Sunday: 'today', 'tomorrow', 'on Sunday' or 'in N days'. */
export function whenIsSunday(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days <= 1) return relativeDay(day, today);
  return isSunday(day) && day <= addDays(today, 6) ? 'on Sunday' : relativeDay(day, today);
}

/** 'Sat 9:10 PM' in a ward's time zone, or 'Sat, Nov 14, 9:10 PM' for a moment more than a week ago. */
export function copyTime(iso: string, timeZone: string, now: Date): string {
  const at = new Date(iso);
  const isRecent = now.getTime() - at.getTime() < 6 * 86_400_000;
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    ...(isRecent ? {} : { month: 'short', day: 'numeric' }),
  });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day.format(at)}${isRecent ? '' : ','} ${clock.format(at)}`;
}

/** 'noon', 'midnight', '6 PM' */
export const hourOfDay = (hour: number): string =>
  hour === 12 ? 'noon' : hour === 0 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** A ward's time zone; where there is no ward, the reader's own. */
type Zone = string | undefined;
/** 9:12 AM; for moments, not for meeting days. */
export const clockTime = (iso: string, timeZone: Zone): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));
/** Sat, Nov 21, 2026: the day of a moment */
export const momentDay = (iso: string, timeZone: Zone): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(iso));
/** 'Sat, Nov 21, 2026, 9:12 AM' */
export const momentText = (iso: string, timeZone: Zone): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

/** '10:42 AM' on the ward's today, 'Sat, Nov 21' before. */
export function formatSavedAt(at: string, timezone: string, now = new Date()): string {
  const today = dayIn(timezone, now);
  const day = dayIn(timezone, new Date(at));
  return day === today ? clockTime(at, timezone) : dateSeenFrom(day, today);
}
