import { addDays, daysBetween, isSunday } from './sundays.ts';
import { dayIn, formatterByZone } from './today.ts';

/** The one place that turns a day into words. Every date a person reads comes from here. */
const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = formatterByZone('en-US', options);
  return (day: string): string => formatter('UTC').format(new Date(`${day}T12:00:00Z`));
};

/** Sunday, March 1, 2026 */
export const longDate = dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Sun, Mar 1, 2026 */
export const shortDate = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** Sun, Mar 1: where the year is clear from the context */
export const briefDate = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
/** March 2026, of a month written YYYY-MM */
export const monthName = (month: string): string => monthAndYear(`${month}-01`);
/** March, of a day */
export const monthWord = dayFormat({ month: 'long' });
/** Saturday, November 21 */
export const dayWithoutYear = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** A day or a time in a sentence, which no line breaks. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
type InWords = (day: string) => string;
/** In the year of `today`, or at most half a year from it, no one wonders which year is meant. */
const seenFrom =
  (withoutYear: InWords, withYear: InWords) =>
  (day: string, today: string): string =>
    (day.slice(0, 4) === today.slice(0, 4) || Math.abs(daysBetween(today, day)) < 183 ? withoutYear : withYear)(day);
/** Sun, Mar 1, or, where the year is needed, Sun, Mar 1, 2027 */
export const dateSeenFrom = seenFrom(briefDate, shortDate);
/** Sunday, March 1, or, where the year is needed, Sunday, March 1, 2027 */
export const longDateSeenFrom = seenFrom(dayWithoutYear, longDate);

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** 'today', 'tomorrow', 'in 8 days', 'yesterday', '8 days ago', '6 weeks ago', '3 months ago', '2 years ago' */
export function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const size = Math.abs(days);
  const span =
    size < 14
      ? dayCount(size)
      : size < 60
        ? count(Math.round(size / 7), 'week')
        : size < 730
          ? count(Math.round(size / 30.44), 'month')
          : count(Math.round(size / 365), 'year');
  return days > 0 ? `in ${span}` : `${span} ago`;
}

/** '1 day' or 'N days' */
export const dayCount = (days: number): string => count(days, 'day');

/** 'today' or 'N days ago': the exact words of the hymn warning */
export const daysAgo = (days: number): string => (days === 0 ? 'today' : `${dayCount(days)} ago`);

/** 'The next meeting is tomorrow.' needs a word for the coming Sunday: 'today', 'tomorrow', 'on Sunday' or 'in N days'. */
export function whenIsSunday(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days <= 1) return relativeDay(day, today);
  return isSunday(day) && day <= addDays(today, 6) ? 'on Sunday' : relativeDay(day, today);
}

const WEEKDAY = formatterByZone('en-US', { weekday: 'short' });
const EARLIER_DAY = formatterByZone('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const CLOCK = formatterByZone('en-US', { hour: 'numeric', minute: '2-digit' });

/** 'Sat 9:10 PM' in a ward's time zone, or 'Sat, Nov 14, 9:10 PM' for a moment more than a week ago. */
export function copyTime(iso: string, timeZone: string, now: Date): string {
  const at = new Date(iso);
  const isRecent = now.getTime() - at.getTime() < 6 * 86_400_000;
  const day = (isRecent ? WEEKDAY : EARLIER_DAY)(timeZone).format(at);
  return `${day}${isRecent ? '' : ','} ${CLOCK(timeZone).format(at)}`;
}

/** 'noon', 'midnight', '6 PM' */
export const hourOfDay = (hour: number): string =>
  hour === 12 ? 'noon' : hour === 0 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/** A ward's time zone; where there is no ward, the reader's own. */
type Zone = string | undefined;
/** 9:12 AM; for moments, not for meeting days. */
export const clockTime = (iso: string, timeZone: Zone): string => CLOCK(timeZone).format(new Date(iso));

/** The day of a moment: 'Sat, Nov 21', or 'Sun, Dec 28, 2025' long ago */
export const momentDay = (iso: string, timeZone: Zone, now = new Date()): string =>
  dateSeenFrom(dayIn(timeZone, new Date(iso)), dayIn(timeZone, now));
/** 'Sat, Nov 21, 9:12 AM' */
export const momentText = (iso: string, timeZone: Zone, now = new Date()): string =>
  `${momentDay(iso, timeZone, now)}, ${unbroken(clockTime(iso, timeZone))}`;

/** '10:42 AM' on the ward's today, 'Sat, Nov 21' before. */
export function formatSavedAt(at: string, timezone: string, now = new Date()): string {
  const today = dayIn(timezone, now);
  const day = dayIn(timezone, new Date(at));
  return day === today ? clockTime(at, timezone) : dateSeenFrom(day, today);
}
