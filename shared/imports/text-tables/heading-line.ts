import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, hasNames, headOf } from '../columns.ts';

const LONGEST = 150;
const MOST_WORDS = 20;
/** 'Date of Birth' and 'Last Name, First Name' have the most words of usual headings. */
const MOST_OF_ONE = 5;

/** How many of the words, from `at` on, are one heading; 0 where they are none. */
function wordsOfOne(words: readonly string[], at: number): number {
  const most = Math.min(MOST_OF_ONE, words.length - at);
  const counts = Array.from({ length: most }, (_, i) => most - i);
  return counts.find((count) => fieldOf(words.slice(at, at + count).join(' ')) !== null) ?? 0;
}

/**
 * 'Name Gender Age Birth Date Phone Number': the headings of columns with one space between them, as a table is pasted; null
 * where any other word is in the line.
 */
export function titlesInLine(line: string): string[] | null {
  if (line.length > LONGEST || /[@\d]/.test(line)) return null;
  const words = line.split(/[\s|/,]+|\s[-–—]\s/).filter((word) => foldLoose(word) !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const titles: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = wordsOfOne(words, at);
    if (count === 0) return null;
    titles.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  const head = headOf(titles);
  return hasNames(head) && head.known > 1 ? titles : null;
}
