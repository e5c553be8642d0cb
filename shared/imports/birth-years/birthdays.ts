import { monthOfWord } from '#shared/calendar/month-words.ts';
import { daysBetween, isDay } from '#shared/calendar/sundays.ts';

const LEAP_YEAR = '2000';
const dayOf = (month: number, date: number): string[] => {
  const day = [month, date].map((number) => String(number).padStart(2, '0')).join('-');
  return isDay(`${LEAP_YEAR}-${day}`) ? [day] : [];
};
const IN_NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})\.?$/;
const IN_WORDS =
  /^(?:\p{L}+\.? )?(?:(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?:de )?(\p{L}{3,})|(\p{L}{3,})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?)\.?$/u;
const LONGEST = 40;

/** 'Dec 25' → '12-25'; of '3/12' both days that it may be. None for what has a year or is no day. */
export function birthdaysIn(cell: string): string[] {
  const text = cell.trim();
  if (text.length > LONGEST) return [];
  const [, a = '', b = ''] = IN_NUMBERS.exec(text) ?? [];
  if (a !== '') return [...new Set([...dayOf(Number(a), Number(b)), ...dayOf(Number(b), Number(a))])];
  const [, before = '', behind = '', word = behind, after = before] = IN_WORDS.exec(text) ?? [];
  const month = monthOfWord(word);
  return month === null ? [] : dayOf(month, Number(after));
}

/** The year of birth of someone who is so old today, where every day that their birthday may be tells the same one. */
export function yearByBirthday(today: string, age: number, birthdays: readonly string[]): number | null {
  const [year = null, another] = new Set(
    birthdays.map((day) => Number(today.slice(0, 4)) - age - Number(day > today.slice(5))),
  );
  return another === undefined ? year : null;
}

/** The day of a year that is nearest to today, the later one of two: in November, 'Jan 5' is still to come. */
export function nearestDay(days: readonly string[], today: string): string | null {
  const year = Number(today.slice(0, 4));
  const distance = (day: string) => Math.abs(daysBetween(today, day));
  const nearest = days.flatMap(
    (day) =>
      [year - 1, year, year + 1]
        .map((own) => `${own}-${day}`)
        .filter(isDay)
        .toSorted((a, b) => distance(a) - distance(b))[0] ?? [],
  );
  return nearest.toSorted().at(-1) ?? null;
}
