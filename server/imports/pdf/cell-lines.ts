import { styleRuns } from './styles.ts';
import { joined, linesOf, type PdfText } from './text.ts';

/** One line of a cell. */
export type CellLine = {
  text: string;
  width: number;
  height: number;
  font: string | undefined;
  isGapped: boolean;
  runs: string[];
};
export type Cell = CellLine[];

/** Parts of a line farther apart than this many heights are hardly one value. */
const WIDE = 1;

export const pdfCell = (pieces: readonly PdfText[]): Cell =>
  linesOf(pieces).map((line) => {
    const parts = joined(line);
    const [left, right] = [line[0]?.left ?? 0, Math.max(...line.map((piece) => piece.right))];
    return {
      text: parts.map(({ text }) => text.trim()).join(' '),
      width: right - left,
      height: Math.max(...line.map(({ height }) => height)),
      font: line[0]?.font,
      runs: styleRuns(line),
      isGapped: parts.some((part, i) => i > 0 && part.left - (parts[i - 1]?.right ?? 0) > WIDE * part.height),
    };
  });

/** How broad letters are in most fonts, compared with each other. */
export const breadth = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[iljtfrI.,:;'’()\s-]/.test(letter)) return sum + 0.55;
    return sum + (/[mwMW@]/.test(letter) ? 1.5 : /\p{Lu}/u.test(letter) ? 1.25 : 1);
  }, 0);

/**
 * A line breaks where the next word finds no room; where it would have, someone has put two things into the cell. How
 * much room the word would have left, in heights of letters.
 */
export function roomAfter(line: CellLine, next: CellLine, width: number): number {
  const [word = ''] = next.text.split(' ');
  const wordWidth = (next.width * breadth(word)) / Math.max(1, breadth(next.text));
  const isBroken = /\p{L}-$/u.test(line.text);
  return (width - line.width - wordWidth) / line.height - (isBroken ? 0 : 0.25);
}
/** Measures are not exact to more than this, in heights of letters. */
export const EXACT = 0.3;

/** How wide the widest line of a column is. */
export const widthOf = (cells: readonly Cell[]): number =>
  cells.flat().reduce((widest, { width }) => Math.max(widest, width), 0);
