import { longDate, shortDate } from '#shared/calendar/format.ts';
import { nextSunday, sundaysFrom } from '#shared/calendar/sundays.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** Half a year ahead, as far as anyone plans. */
const SUNDAYS_AHEAD = 26;
const MAX_SUNDAYS = 5;
const MAX_ACTIONS = 6;

/** Words match by prefix. Numbers must match exactly, or '2' would find every day of 2026. */
const holdsAll = (text: string, words: readonly string[]) =>
  words.every((word) => ` ${text} `.includes(/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`));
const wordsOf = (typed: string) => foldLoose(typed).split(' ').filter(Boolean);

/** What you can type to find a Sunday: 'mar 1', 'Sunday March 1 2026', '2026-03-01', '3/1', 'next sunday', 'today'. */
function namesOf(date: string, today: string): string {
  const [year, month, day] = date.split('-');
  const names = [longDate(date), shortDate(date), date, `${Number(month)}/${Number(day)}/${year}`];
  if (date === today) names.push('today this sunday');
  if (date === nextSunday(today)) names.push('next sunday');
  return foldLoose(names.join(' '));
}

/** The Sundays that match what was typed, upcoming first. `past` lists the dates of past meetings. */
export function findSundays(typed: string, today: string, past: readonly string[]): string[] {
  const words = wordsOf(typed);
  const days = [...sundaysFrom(today, SUNDAYS_AHEAD), ...past.toSorted().toReversed()];
  return [...new Set(days)]
    .filter((day) => holdsAll(namesOf(day, today), words))
    .slice(0, words.length === 0 ? 2 : MAX_SUNDAYS);
}

/** The actions that match what was typed, in their own order. */
export function findActions<A extends { label: string }>(typed: string, actions: readonly A[]): A[] {
  const words = wordsOf(typed);
  return actions
    .filter(({ label }) => holdsAll(foldLoose(label), words))
    .slice(0, words.length === 0 ? actions.length : MAX_ACTIONS);
}
