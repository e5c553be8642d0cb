import { boxOn, movedTo, times, type Matrix } from './matrix.ts';
import type { PdfText } from '../text.ts';

/** A text as the page places it: the matrix of its letters, and how long and high it is. */
export type PlacedText = { text: string; matrix: Matrix; width: number; height: number; font: string };

export const TURNED = 'Text in this row is turned, so we couldn’t read it.';

/** In quarters of a turn, against the clock; between two of them for text that is aslant. */
const quartersOf = ([a = 1, b = 0]: Matrix): number => (Math.atan2(b, a) / (Math.PI / 2) + 4) % 4;
/** A page that was fed in aslant is turned by a degree or two. */
const SLANT = 0.04;

/** What turns a page back by so many quarters. */
const TURNS: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [0, -1, 1, 0, 0, 0],
  [-1, 0, 0, -1, 0, 0],
  [0, 1, -1, 0, 0, 0],
];

/** How one holds a page to read it, its lower left corner at zero, and how wide it is then. */
export type Frame = { matrix: Matrix; width: number };

/** Text runs from left to right, however the page is turned: what most of its letters do tells how it is held. */
export function frameOf(texts: readonly PlacedText[], view: readonly number[]): Frame {
  const letters = [0, 0, 0, 0];
  for (const { text, matrix } of texts) {
    const quarters = Math.round(quartersOf(matrix)) % 4;
    letters[quarters] = (letters[quarters] ?? 0) + text.length;
  }
  const turn = TURNS[letters.indexOf(Math.max(...letters))] ?? TURNS[0] ?? [];
  const [left, bottom, right] = boxOn(turn, view);
  return { matrix: times([1, 0, 0, 1, -left, -bottom], turn), width: right - left };
}

/** Where a text is on the page as one reads it. What runs up or down stands on its lower end, as turned headings do. */
export function framed({ matrix: own, text, width, height, font }: PlacedText, frame: Frame): PdfText {
  const matrix = times(frame.matrix, own);
  const [left, y] = [matrix[4] ?? 0, matrix[5] ?? 0];
  const quarters = quartersOf(matrix);
  if (Math.min(quarters, 4 - quarters) < SLANT) return { text, left, right: left + width, y, height, font };
  const angle = quarters * (Math.PI / 2);
  const turned: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), left, y];
  const [from, , to] = boxOn(turned, [0, 0, width, height]);
  const ys = [y, movedTo(turned, width, 0).y];
  const isUpright = Math.abs(quarters - Math.round(quarters)) < SLANT && Math.round(quarters) % 2 === 1;
  const upright = isUpright ? { turned: { top: Math.max(...ys), isUpward: quarters < 2 } } : {};
  return { text, left: from, right: to, y: Math.min(...ys), height, font, doubt: TURNED, ...upright };
}
