import { foldLoose } from '#shared/text/fold.ts';
import { isWord } from '../headings/name-evidence.ts';
import type { RawRow } from '../rows.ts';
import { saysNothingToRead } from './harmless-texts.ts';

const IN_PARENTHESES = /\(([^()]*\p{L}{2}[^()]*)\)/u;
/** Letters alone, of which the first is a small one. */
const FROM_SMALL_LETTER = /^\p{Ll}[\p{L}\p{M}'’]*(?: [\p{L}\p{M}'’]+)+[.!]?$/u;
/** 'ya no vive aquí', 'in Arizona for the winter', 'see bishop': a sentence, and no name of anything. */
function isInSmallLetters(text: string): boolean {
  if (!FROM_SMALL_LETTER.test(text)) return false;
  const words = text.split(' ');
  if (words.length === 2) return words.every((word) => /^\p{Ll}/u.test(word)) && words.some(isOfSentence);
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}
const isOfSentence = (word: string): boolean => isWord(foldLoose(word));
/** So many cells in parentheses are how the column is written. */
const MANY = 1 / 3;
/** So few rows tell nothing of how a column is written. */
const FEW = 3;

/**
 * What a column of streets, classes, or relatives has that none of its other cells is like: words in parentheses, and sentences
 * that begin with a small letter.
 */
export function unlikeOthers(cells: readonly string[]): (cell: string, values: RawRow['values']) => boolean {
  const filled = cells.filter((cell) => cell !== '');
  const inParentheses = filled.filter((cell) => IN_PARENTHESES.test(cell)).length;
  const areOdd = inParentheses > 0 && (filled.length <= FEW || inParentheses <= filled.length * MANY);
  const capitals = filled.filter((cell) => /^[\p{Lu}\d]/u.test(cell)).length;
  const isWritten = capitals > 0 && capitals >= filled.length / 2;
  return (cell, values) => {
    const [, inside = ''] = areOdd ? (IN_PARENTHESES.exec(cell) ?? []) : [];
    if (inside !== '' && foldLoose(inside) !== '' && !saysNothingToRead(inside, values)) return true;
    return isWritten && isInSmallLetters(cell);
  };
}
