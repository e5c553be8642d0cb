import { addDays, easterOf, festivalOf, sundayKind, sundayOnOrAfter } from '#shared/calendar/sundays.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { sure } from './sample-random.ts';

/** Weeks of history, and how many weeks ahead a stake conference and the last planned Sunday may be. */
const PAST_WEEKS = 104;
const WEEKS_AHEAD = 10;

export type SampleCalendar = {
  past: string[];
  /** Today's Sunday, or the next one, and those after it. */
  coming: string[];
  kindOf: (day: string) => MeetingKind;
};

/** Neither conference, fast Sunday nor festival: free for something of the ward's own. */
const isPlain = (day: string) => sundayKind(day) === 'regular' && festivalOf(day) === null;
const nearestPlain = (day: string): string =>
  sure([0, 1, -1, 2, -2, 3].map((weeks) => addDays(day, weeks * 7)).find(isPlain));

/** Twice a year for the whole stake, the next one about seven weeks ahead. */
const stakeConferences = (firstComing: string): string[] =>
  [49, 49 - 182, 49 - 364, 49 - 546, 49 - 728].map((days) => nearestPlain(addDays(firstComing, days)));

function plainIn(year: number, month: string, nth: number, taken: readonly string[]): string {
  const first = sundayOnOrAfter(`${year}-${month}-01`);
  const free = Array.from({ length: 6 }, (_, week) => addDays(first, week * 7)).filter(
    (day) => isPlain(day) && !taken.includes(day),
  );
  return sure(free[nth]);
}

/** Christmas always has a program; Easter only when the ward meets and does not fast that day. */
const festivalsOf = (year: number): string[] =>
  [easterOf(year), sundayOnOrAfter(`${year}-12-19`)].filter((day) => sundayKind(day) === 'regular');

/** `wardIndex` 0 or 1: each ward has its conference and Primary program on a day of its own. */
export function calendarOf(today: string, wardIndex: number): SampleCalendar {
  const firstComing = sundayOnOrAfter(today);
  const past = Array.from({ length: PAST_WEEKS }, (_, week) => addDays(firstComing, (week - PAST_WEEKS) * 7));
  const coming = Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(firstComing, week * 7));
  const stake = stakeConferences(firstComing);
  const special = new Map<string, MeetingKind>();
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear - 3; year <= thisYear + 1; year += 1) {
    special.set(plainIn(year, wardIndex === 0 ? '02' : '05', 1, stake), 'ward_conference');
    special.set(plainIn(year, wardIndex === 0 ? '10' : '11', 1, stake), 'primary_program');
    for (const day of festivalsOf(year)) special.set(day, 'special');
  }
  for (const day of stake) special.set(day, 'stake_conference');
  return { past, coming, kindOf: (day) => special.get(day) ?? sundayKind(day) };
}
