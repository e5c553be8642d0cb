import { oldList, type Outside as Texts } from '#shared/imports/birth-years/list-dates.ts';
import { isStyleKey } from '#shared/imports/marks/style-keys.ts';
import { isSection, isUnit } from '#shared/imports/looks.ts';
import { isOfList } from '#shared/imports/group-titles/list-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isNamedNote, joined, printedText, type PdfText } from '../text.ts';

/** What a list, a part of it, or a ward is called, or a footer. */
export const isPageTitle = (text: string): boolean =>
  isNamedNote(text) || isSection(text) || isUnit(text.replace(/\s*\(\d+\)$/, ''));

const VERB = /\b(?:is|are|was|were|has|have|had|does|do|will|es|esta|estan|ya|foi|nao)\b/;
/** 'Kim Lee is in the Oak Ward': what a list, a part of it, or a ward is called has no such words in small letters. */
export function isSentence(text: string): boolean {
  const [, ...words] = text.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean);
  if (words.length < 2) return false;
  if (!/\p{Lu}/u.test(text)) return VERB.test(foldLoose(text));
  return words.some((word) => /^\p{Ll}{2}/u.test(word) && !isOfList(foldLoose(word)));
}

/** A line in no table; `isAlone` where it is one text, `isBetween` where rows are above and below it. */
export type OutsideLine = { text: string; isAlone: boolean; isBetween: boolean; page: number; y: number };

export const outsideLine = (line: readonly PdfText[], page: number, isBetween = false): OutsideLine => ({
  text: printedText(line),
  isAlone: joined(line).length === 1,
  isBetween,
  page,
  y: line[0]?.y ?? 0,
});

/** Lines outside of tables that no one is in, and those that stand in the same place on several pages. */
const withoutTitles = (outside: readonly OutsideLine[]): OutsideLine[] =>
  outside.filter(
    ({ text, isAlone, page, y }) =>
      !(isAlone && isPageTitle(text) && !isSentence(text)) &&
      !outside.some(
        (other) =>
          // 'Red = moved' at the foot of every page is said once.
          (isStyleKey(text) ? other.page < page : other.page !== page) &&
          other.text === text &&
          Math.abs(other.y - y) < 2,
      ),
  );

/** What is shown of the lines in no table. `old`: what is asked of one that tells an old list. */
export type ShownLine = { row: number; text: string; isBetween: boolean; old: string | null };

/** Lines in no table, numbered from behind `last` on; first those that tell an old list. */
export function shownLines(outside: readonly OutsideLine[], texts: Texts, last: number): ShownLine[] {
  const now = new Date();
  const days = new Map<string, string>();
  for (const place of ['above', 'beside'] as const)
    for (const text of texts[place]) {
      const old = days.has(text) ? null : oldList(text, now, place);
      if (old !== null) days.set(text, old);
    }
  const untold = withoutTitles(outside).filter(({ text }) => !days.has(text));
  return [
    ...[...days].map(([text, old]) => ({ text, isBetween: false, old })),
    ...untold.map(({ text, isBetween }) => ({ text, isBetween, old: null })),
  ].map((shown, at) => ({ row: last + at + 1, ...shown }));
}
