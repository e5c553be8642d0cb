import { fieldOf } from '#shared/imports/columns.ts';
import { isTellingTitle } from '#shared/imports/headings/telling-titles.ts';
import { isUnit } from '#shared/imports/looks.ts';
import { IN_CHARGE, SOMEONE_ELSE } from '#shared/imports/other-people/whose-columns.ts';
import { headingWords } from '#shared/imports/sheets/column-looks.ts';
import { isGone } from '#shared/imports/dividers/said-by-headings.ts';
import { joined, linesOf, overlaps, type PdfText } from '../text.ts';

/** 'Moved Out' is no column's heading, and a ward's name isn't either. */
export const isOfTable = (text: string): boolean => isGone(text) || isUnit(text) || isTellingTitle(text);

/** 'Emergency Contact' above 'Phone' says whose it is, 'Cell' which one, and one word may say either. */
const isOfColumn = (text: string, over: readonly PdfText[]): boolean => {
  const words = headingWords(text);
  const isOfOthers = SOMEONE_ELSE.test(words) || IN_CHARGE.test(words);
  return !words.includes(' ') || isOfOthers || over.some((head) => fieldOf(`${text} ${head.text.trim()}`));
};

/** Two distances that are meant to be equal differ by less, in heights of letters. */
const EVEN = 0.12;

/**
 * Whether a line above headings is a title in a cell across their table, and no beginning of one of them. `next`: what is
 * drawn behind it, which is the second line of a heading that wraps. `toRows`: how far below the headings the first row is.
 */
export function isTitleAbove(
  line: readonly PdfText[],
  heads: readonly PdfText[],
  next: PdfText,
  toRows: number,
): boolean {
  const [piece, other] = joined(line);
  if (!piece || other) return false;
  const text = piece.text.trim();
  const over = linesOf(heads)
    .flatMap(joined)
    .filter((head) => overlaps(head, piece));
  const mayWrap = over.some(({ left, right, y }) => y === next.y && left <= next.left && right >= next.right);
  if (!mayWrap) return isOfTable(text) || !isOfColumn(text, over);
  // The lines of a cell are closer than the rows of a table.
  const apart = piece.y - Math.max(...heads.map(({ y }) => y));
  return isOfTable(text) && apart > toRows - EVEN * piece.height;
}
