import { daysBetween } from '#shared/calendar/sundays.ts';
import { fold, foldLoose } from '#shared/text/fold.ts';
import { numberIn } from './hymn-text.ts';
import { MAX_BY_NUMBER, MAX_FOUND } from './limits.ts';
import type { FoundHymn, HymnChoice, RecentUse } from './schema.ts';

/** What may be searched: a hymn with its words folded once, so that each keystroke only compares. */
export type SearchableHymn = HymnChoice & { folded: string; looseTitle: string; looseFirstLine: string };

export const searchable = (hymns: readonly HymnChoice[]): SearchableHymn[] =>
  hymns.map((hymn) => ({
    ...hymn,
    folded: fold(hymn.title),
    looseTitle: foldLoose(hymn.title),
    looseFirstLine: foldLoose(hymn.firstLine),
  }));

function hymnsByNumber<H extends SearchableHymn>(
  hymns: readonly H[],
  { number, isMarked, rest }: NonNullable<ReturnType<typeof numberIn>>,
): H[] {
  const isIt = (hymn: H) => hymn.number === number;
  if (rest !== '')
    return hymns.filter((hymn) => isIt(hymn) && (isMarked || hymn.looseTitle.startsWith(foldLoose(rest))));
  const found = hymns.filter((hymn) => String(hymn.number ?? '').includes(String(number)));
  return found.sort((a, b) => Number(isIt(b)) - Number(isIt(a))).slice(0, MAX_BY_NUMBER);
}

/** The lower, the better; of those that don't fit, one behind the last. */
function rankOf({ number, looseTitle, looseFirstLine }: SearchableHymn, wanted: string): number {
  if (!looseTitle.includes(wanted)) return looseFirstLine.includes(wanted) ? 4 : 5;
  // What a ward sang may be a part of the title that was meant.
  if (looseTitle === wanted) return number === null ? 3 : 0;
  if (looseTitle.startsWith(wanted)) return 1;
  return ` ${looseTitle}`.includes(` ${wanted}`) ? 2 : 3;
}

/**
 * Hymns that fit what was typed, best first. A number ('136', '#136', 'Hymn 136') finds that hymn, then numbers that
 * contain those digits, 10 at most; with the beginning of its title after it ('136 I Know') that hymn alone. Text finds titles that are equal,
 * then those that begin with it, have a word that does, or contain it, and then first lines that contain it, 15 at most;
 * case, accents and punctuation do not matter. Nothing typed gives the first 15 of `category`, or nothing.
 */
export function searchHymns<H extends SearchableHymn>(hymns: readonly H[], typed: string, category?: string): H[] {
  const query = typed.trim();
  if (query === '') return category ? hymns.filter((hymn) => hymn.category === category).slice(0, MAX_FOUND) : [];
  const numbered = numberIn(query);
  if (numbered) {
    const byNumber = hymnsByNumber(hymns, numbered);
    if (byNumber.length > 0) return byNumber;
  }
  const wanted = foldLoose(query);
  if (wanted === '') return [];
  const ranks: H[][] = [[], [], [], [], []];
  for (const hymn of hymns) ranks[rankOf(hymn, wanted)]?.push(hymn);
  return ranks.flat().slice(0, MAX_FOUND);
}

export type Use = { meetingId: number; usageDate: string; hymnNumber: number | null; hymnTitle: string };

const isSameHymn = (use: Use, hymn: { number: number | null; title: string }) =>
  hymn.number === null
    ? use.hymnNumber === null && foldLoose(use.hymnTitle) === foldLoose(hymn.title)
    : use.hymnNumber === hymn.number;

type Window = [
  uses: readonly Use[],
  hymn: { number: number | null; title: string },
  date: string,
  weeks: number,
  exceptMeeting?: number | null,
];

/** The days, the last at the end, on which this hymn is sung in another meeting within `weeks` before `date` or after it. */
export function nearDays(...[uses, hymn, date, weeks, exceptMeeting]: Window): string[] {
  return uses
    .filter(
      (use) =>
        use.meetingId !== exceptMeeting &&
        Math.abs(daysBetween(use.usageDate, date)) <= 7 * weeks &&
        isSameHymn(use, hymn),
    )
    .map((use) => use.usageDate)
    .sort();
}

/** The last of those days that is not after `date`, how long before it is, and how many there are; null when there are none. */
export function recentUse(...window: Window): RecentUse | null {
  const date = window[2];
  const days = nearDays(...window).filter((day) => day <= date);
  const last = days.at(-1);
  return last === undefined ? null : { days: daysBetween(last, date), date: last, count: days.length };
}

/** Days back that a window of (possibly broken) months covers: 1.5 months cover the six weeks of the hymn warning. */
export const daysOfMonths = (months: number): number => Math.round(months * 30.4375);

export const foundHymn = (hymn: HymnChoice, use: RecentUse | null): FoundHymn => ({
  number: hymn.number,
  title: hymn.title,
  category: hymn.category,
  firstLine: hymn.firstLine,
  isCustom: hymn.isCustom,
  recentUse: use,
});
