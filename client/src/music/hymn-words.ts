import { dateSeenFrom, dayCount, daysAgo, unbroken } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { hymnFinder, hymnText, isBareNumber, numberIn, readHymn } from '#shared/music/hymn-text.ts';
import type { CustomHymn, HymnChoice } from '#shared/music/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { listOfAll } from '#shared/text/in-words.ts';

/** The ward's own hymns that a meeting uses. A mistyped title disappears once it's fixed. */
export const ownChoices = (own: readonly CustomHymn[]): HymnChoice[] =>
  own.flatMap(({ title, category, usageCount }) =>
    usageCount > 0 ? [{ number: null, title, category, firstLine: '', isCustom: true }] : [],
  );

const finders = new WeakMap<readonly HymnChoice[], ReturnType<typeof makeFinder>>();

/** What a typed text means, among these hymns. Every hymn field asks, so it is made once for each hymnbook. */
export function hymnFinderOf(hymns: readonly HymnChoice[]) {
  const found = finders.get(hymns) ?? makeFinder(hymns);
  finders.set(hymns, found);
  return found;
}

const NOTHING = { number: null, isMarked: false, rest: '' };
function makeFinder(hymns: readonly HymnChoice[]) {
  const finder = hymnFinder(hymns.flatMap(({ number, title }) => (number === null ? [] : [{ number, title }])));
  const texts = new Set(hymns.map(({ number, title }) => hymnText(number, title)));
  const titles = new Set(hymns.map(({ title }) => foldLoose(title)));
  /** Before the book is there, a hymn that was picked is known by its number, so that no warning comes late. */
  const picked = (text: string) => {
    const { number, isMarked, rest } = (hymns.length === 0 && numberIn(text)) || NOTHING;
    return isMarked && rest !== '' ? { number, title: rest } : null;
  };
  const read = (text: string) => picked(text) ?? readHymn(text, finder);
  return {
    read,
    /** As it will be saved: '193' becomes '#193 I Stand All Amazed'. */
    asStored: (text: string) => {
      const { number, title } = read(text);
      return hymnText(number, title);
    },
    /** A number that no hymn has: mistyped, most likely. */
    isUnknownNumber: (text: string) =>
      hymns.length > 0 && text.trim() !== '' && isBareNumber(text) && readHymn(text, finder).number === null,
    /** Written as a picked hymn is. */
    isHymn: (text: string) => texts.has(text),
    /** A title that is in no book, and that the ward hasn't sung. */
    isNewTitle: (text: string) =>
      !isBareNumber(text) && !titles.has(foldLoose(text)) && readHymn(text, finder).number === null,
  };
}

export const UNKNOWN_NUMBER = 'There’s no hymn with that number.';

/**
 * The warning for a hymn that is sung on these `days` around its Sunday, the last at the end; null without any. What is
 * over was used, what is ahead is planned. 'Ago' is from today, as anyone reads it; how far that is from the Sunday in
 * question is added where it is not the same.
 */
export function recentWords(days: readonly string[], date: string, weeks: number, today: string): string | null {
  const before = days.filter((day) => day <= date);
  const seen = (day: string) => unbroken(dateSeenFrom(day, today));
  const after = days.find((day) => day > date);
  const nearest = before.at(-1);
  if (!nearest)
    return after
      ? `${after < today ? 'Also sung' : 'Also planned for'} ${seen(after)} (${dayCount(daysBetween(date, after))} later).`
      : null;
  const ago = daysBetween(nearest, today);
  const between = daysBetween(nearest, date);
  const apart = between === 0 || between === ago ? '' : ` (${dayCount(between)} before this meeting)`;
  const past = before.filter((day) => day <= today);
  // A meeting may have it twice. Of those after this one, the next is enough.
  const others = [...new Set([...before, ...(after ? [after] : [])])].filter((day) => day > today && day !== nearest);
  return [
    `Recently Used Hymn: ${ago < 0 ? 'planned for ' : `${daysAgo(ago)}, `}${seen(nearest)}${apart}.`,
    others.length > 0 && `It’s also planned for ${listOfAll(others.map(seen))}.`,
    past.length > 1 && `It has been used ${past.length} times in the past ${weeks} weeks.`,
    past[0] && past.length === 1 && ago < 0 && `It was sung ${seen(past[0])}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
