/**
 * Sundays. A day is a text `YYYY-MM-DD` from the form to the column and back, and is reckoned in UTC alone, so
 * that a Sunday stays that Sunday in every time zone. 'Today' is always an argument.
 */
const DAY_MS = 86_400_000;

const toUtc = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
const fromUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** True for a real day of the calendar between the years 1900 and 2200. */
export function isDay(text: string): boolean {
  return /^(19|2[01])\d\d-\d\d-\d\d$/.test(text) && fromUtc(toUtc(text)) === text;
}

export const FIRST_SUNDAY = '1900-01-07';
export const LAST_SUNDAY = '2199-12-29';
/** True for a valid day before the first Sunday or after the last. */
export const isBeyondCalendar = (text: string): boolean =>
  /^\d{4,6}-\d\d-\d\d$/.test(text) && (text.length > 10 || text < FIRST_SUNDAY || text > LAST_SUNDAY);

export const weekdayOf = (day: string): number => new Date(toUtc(day)).getUTCDay();
export const isSunday = (day: string): boolean => isDay(day) && weekdayOf(day) === 0;
export const addDays = (day: string, days: number): string => fromUtc(toUtc(day) + days * DAY_MS);
/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
/** Whole months from the month of `from` to that of `to`; negative when `to` is earlier. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
/** The first day of the month that comes `months` after the one of `day`. */
export const monthAfter = (day: string, months: number): string =>
  fromUtc(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));
export const sundayOnOrAfter = (day: string): string => addDays(day, (7 - weekdayOf(day)) % 7);
export const sundayOnOrBefore = (day: string): string => addDays(day, -weekdayOf(day));
/** The coming Sunday; seven days ahead when today is one. */
export const nextSunday = (today: string): string => sundayOnOrAfter(addDays(today, 1));

/** `count` Sundays, the first one on or after `from`. */
export function sundaysFrom(from: string, count: number): string[] {
  const first = sundayOnOrAfter(from);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

/** 1 for the days 1 to 7 of a month, 2 for 8 to 14, up to 5. */
export const ordinalOf = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);
/** As every screen counts the Sundays of a month. */
export const ORDINALS: readonly string[] = ['1st', '2nd', '3rd', '4th', '5th'];
export const ordinalShort = (day: string): string => ORDINALS[ordinalOf(day) - 1] ?? '';

const firstSundayOf = (year: number, month: number) => sundayOnOrAfter(`${year}-${String(month).padStart(2, '0')}-01`);

/** General Conference is held on the first Sundays of April and October; wards do not meet. */
export function isGeneralConference(day: string): boolean {
  return isSunday(day) && /-(04|10)-0[1-7]$/.test(day);
}

/** The Sunday a week before or after; general conference is passed over unless something is planned on it. */
export function sundayBeside(date: string, days: 7 | -7, planned: readonly { date: string }[]): string {
  const day = addDays(date, days);
  return isGeneralConference(day) && !planned.some((other) => other.date === day) ? addDays(day, days) : day;
}

/**
 * Where the fast meeting goes when the first Sunday has no ward meeting: the next Sunday that has one, the Sunday
 * before, or nowhere. General Handbook 38.8.16 leaves this to the stake.
 */
export const FAST_SUNDAY_RULES = ['next', 'previous', 'none'] as const;
export type FastSundayRule = (typeof FAST_SUNDAY_RULES)[number];

/** The Sunday of that month's fast and testimony meeting, or null. `isFree` says on which Sundays the ward meets. */
export function fastSundayOf(
  year: number,
  month: number,
  rule: FastSundayRule = 'next',
  isFree: (day: string) => boolean = () => true,
): string | null {
  const meets = (day: string) => !isGeneralConference(day) && isFree(day);
  const first = firstSundayOf(year, month);
  if (meets(first)) return first;
  if (rule === 'none') return null;
  if (rule === 'previous') return addDays(first, -7);
  for (let day = addDays(first, 7); day.slice(5, 7) === first.slice(5, 7); day = addDays(day, 7)) {
    if (meets(day)) return day;
  }
  return null;
}

export type SundayKind = 'regular' | 'fast_testimony' | 'general_conference';

/** What kind of Sunday this is when no one has said otherwise. */
export function sundayKind(
  day: string,
  rule: FastSundayRule = 'next',
  isFree: (day: string) => boolean = () => true,
): SundayKind {
  if (isGeneralConference(day)) return 'general_conference';
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  if (fastSundayOf(year, month, rule, isFree) === day) return 'fast_testimony';
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  // The rule 'previous' can put next month's fast meeting on the last Sunday of this one.
  if (rule === 'previous' && fastSundayOf(nextYear, nextMonth, rule, isFree) === day) return 'fast_testimony';
  return 'regular';
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const month = Math.floor((d + e - 7 * f + 114) / 31);
  const date = ((d + e - 7 * f + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** 'Easter', 'Christmas' (the Sunday on or before 25 December) or null. */
export function festivalOf(day: string): 'Easter' | 'Christmas' | null {
  const year = Number(day.slice(0, 4));
  if (day === easterOf(year)) return 'Easter';
  if (day === sundayOnOrBefore(`${year}-12-25`)) return 'Christmas';
  return null;
}
