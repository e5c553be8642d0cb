import { foldLoose } from '#shared/text/fold.ts';
import type { RawRow } from '../rows.ts';
import { saysNothingToRead } from './harmless-texts.ts';

const IN_PARENTHESES = /\(([^()]*\p{L}{2}[^()]*)\)/u;
/** 'ya no vive aquí': a sentence, and no name of anything. */
const IN_SMALL_LETTERS = /^\p{Ll}[\p{Ll}\p{M}'’]*(?: [\p{Ll}\p{M}'’]+){2,}[.!]?$/u;
/** So many cells in parentheses are how the column is written. */
const MANY = 1 / 3;
/** So few rows tell nothing of how a column is written. */
const FEW = 3;

/**
 * What a column of streets, classes, or relatives has that none of its other cells is like: words in parentheses, and sentences
 * in small letters.
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
    return isWritten && IN_SMALL_LETTERS.test(cell);
  };
}
