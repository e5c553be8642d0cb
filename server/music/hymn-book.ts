import { hymnFinder, readHymn } from '#shared/music/hymn-text.ts';
import { HYMNS } from '#shared/music/hymnbook.ts';
import { foldLoose } from '#shared/text/fold.ts';

const FINDER = hymnFinder(HYMNS);

/** A typed or picked hymn → number and title, out of the hymn book. */
export const hymnFrom = (text: string) => readHymn(text, FINDER);

const BEGINNINGS = HYMNS.flatMap(({ title, firstLine }) => [foldLoose(title), foldLoose(firstLine)]);

/** A title of the ward's own, to suggest again: not a number, nor the first words of a hymn, which were never typed to the end. */
export function isOwnTitle(title: string): boolean {
  const words = foldLoose(title);
  return /\p{L}/u.test(words) && !(words.includes(' ') && BEGINNINGS.some((line) => line.startsWith(words)));
}
