import { LOW, type DrawnText, type Drawing } from './drawing.ts';
import type { PdfText } from '../text.ts';

/** In points: what a border may lack and still be that of the paper. */
const PAPER = 2;
/** In heights of letters: how far a letter may stand from its place, at least and at most, and a blank behind a text. */
const LEAST_BEARING = 0.1;
const MOST_BEARING = 0.2;
const BLANK = 0.5;
/** Measures are not exact to more than this, in points. */
const EXACT = 1;
/** More than a line has letters; a page may repeat them without end. */
const MOST_ON_A_LINE = 2000;

/** Whether the next letter would begin outside the right border of a text. `inset`: how far inside the left one texts begin. */
function isFilling(border: number, end: number, { height, inset }: { height: number; inset: number }): boolean {
  const bearing = Math.min(Math.max(inset - EXACT, LEAST_BEARING * height), MOST_BEARING * height);
  return end > border - bearing;
}

const borderOf = ({ clip }: DrawnText): string => `${Math.round(clip[0])} ${Math.round(clip[2])}`;

/**
 * Tells of texts that are drawn inside a border whether they fill it: a browser draws a page inside its margins, and leaves
 * out letters only where they begin outside. What is set at the right or centered ends before it. `width`: that of the paper.
 */
export function withLeftOut(pieces: readonly PdfText[], { texts }: Drawing, width: number): PdfText[] {
  const lines = new Map<number, DrawnText[]>();
  const insets = new Map<string, number>();
  for (const text of texts) {
    if (text.text === '') continue;
    const line = Math.round(text.y);
    const others = lines.get(line);
    if (others) others.push(text);
    else lines.set(line, [text]);
    const inset = Math.min(insets.get(borderOf(text)) ?? Number.POSITIVE_INFINITY, text.left - text.clip[0]);
    insets.set(borderOf(text), inset);
  }
  return pieces.map((piece) => {
    const line = Math.round(piece.y);
    const near = [line - 1, line, line + 1].flatMap((at) => lines.get(at) ?? []);
    if (near.length > MOST_ON_A_LINE) return piece;
    const drawn = near.filter(
      ({ y, left }) => Math.abs(y - piece.y) < 1 && left > piece.left - 1 && left < piece.right + BLANK * piece.height,
    );
    const own = drawn.filter(({ text, left }) => text.trim() !== '' && left < piece.right);
    const last = own.toSorted((a, b) => b.right - a.right)[0];
    if (!last) return piece;
    // A blank behind it is drawn like a letter.
    const blanks = drawn.filter(({ text, clip }) => text.trim() === '' && clip[2] === last.clip[2]);
    const end = Math.max(piece.right, ...blanks.map(({ right }) => right));
    const border = Math.min(last.clip[2], width);
    const inset = insets.get(borderOf(last)) ?? 0;
    const isFull = isFilling(border, end, { height: piece.height, inset });
    // Other programs name the paper as a border, too, and texts that fit a cell fill its border as well.
    const isNone = isFull ? last.clip[3] - last.clip[1] < LOW * last.height : border > width - PAPER;
    return isNone ? piece : { ...piece, isFull };
  });
}
