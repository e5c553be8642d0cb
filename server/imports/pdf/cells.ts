import { betweenCallings, isKnownCalling } from '#shared/imports/callings.ts';
import { isOfName } from '#shared/imports/columns.ts';
import { looksLikePhone } from '#shared/imports/looks.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import type { ImportField } from '#shared/imports/schema.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { joined, linesOf, type PdfText } from './text.ts';

/** One line of a cell. */
type CellLine = { text: string; width: number; height: number; font: string | undefined; isGapped: boolean };
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
      isGapped: parts.some((part, i) => i > 0 && part.left - (parts[i - 1]?.right ?? 0) > WIDE * part.height),
    };
  });

/** Fields with one value, in which two texts would make a third one. */
const isName = (field: ImportField | null): boolean => isOfName(field) || field === 'preferredName';

/** How broad letters are in most fonts, compared with each other. */
const breadth = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[iljtfrI.,:;'’()\s-]/.test(letter)) return sum + 0.55;
    return sum + (/[mwMW@]/.test(letter) ? 1.5 : /\p{Lu}/u.test(letter) ? 1.25 : 1);
  }, 0);

/**
 * A line breaks where the next word finds no room; where it would have, somebody has put two things into the cell. How
 * much room the word would have left, in heights of letters.
 */
function roomAfter(line: CellLine, next: CellLine, width: number): number {
  const [word = ''] = next.text.split(' ');
  const wordWidth = (next.width * breadth(word)) / Math.max(1, breadth(next.text));
  const isBroken = /\p{L}-$/u.test(line.text);
  return (width - line.width - wordWidth) / line.height - (isBroken ? 0 : 0.25);
}
/** Measures are not exact to more than this. */
const EXACT = 0.3;

const pairsOf = (cell: Cell) => cell.slice(1).map((next, i) => [cell[i] ?? next, next] as const);

const isOtherThing = (line: CellLine, next: CellLine): boolean =>
  line.font !== next.font ||
  Math.abs(line.height - next.height) > 0.1 ||
  (/\p{Lu}/u.test(next.text) && isKnownCalling(next.text)) ||
  (line.text.includes(',') && next.text.includes(',') && looksLikeFullName(next.text));

/** How wide the widest line of a column is. */
export const widthOf = (cells: readonly Cell[]): number =>
  cells.flat().reduce((widest, { width }) => Math.max(widest, width), 0);

/** True when a second line in the cells of a column may be a wrapped one: nowhere would it have had room in the first. */
export function isWrapping(cells: readonly Cell[]): boolean {
  const width = widthOf(cells);
  return cells
    .flatMap(pairsOf)
    .every(([line, next]) => !isOtherThing(line, next) && roomAfter(line, next, width) < EXACT);
}

/** True when a cell goes on in a second line because it must. */
const mustWrap = (cell: Cell, width: number): boolean =>
  pairsOf(cell).every(([line, next]) => /[,-]$/.test(line.text) || roomAfter(line, next, width) < -EXACT);

/** As much of a row as is shown with the reason why it isn't read. */
export const shownOf = (text: string): string => `“${text.slice(0, 300)}”`;
export const problemOf = (why: string, cells: readonly string[]): string =>
  `${why} It says: ${shownOf(cells.filter(Boolean).join(' · '))}`;

const TWO_LINES = 'A cell in this row has a second line, and we can’t tell what it is.';
export const RUN_TOGETHER = 'Two columns in this row run together, so we couldn’t read it.';

/** 'Jean-' and 'Luc' below it are one word. */
const between = (above: string, below: string): string => (/\p{L}-$/u.test(above) && /^\p{L}/u.test(below) ? '' : ' ');

function phoneOf(lines: readonly string[]): string {
  if (lines.every(looksLikePhone)) return lines.join('; ');
  return lines.reduce((above, below) => above + (/[-.–/]$/.test(above) ? '' : ' ') + below);
}

/** The value of a cell, or why it has none. `wrapWidth`: how wide its column is, if names may wrap in it. */
export function valueOf(
  cell: Cell,
  field: ImportField | null,
  wrapWidth: number | null,
): { text: string; doubt?: string } {
  const lines = cell.map(({ text }) => text);
  const plain = lines.reduce((above, below) => above + between(above, below) + below, '').trim();
  if (lines.length === 0) return { text: '' };
  const isOneValue = isName(field) || field === 'phone' || field === 'email';
  if (isOneValue && cell.some(({ isGapped }) => isGapped)) return { text: plain, doubt: RUN_TOGETHER };
  if (lines.length === 1) return { text: plain };
  // 'Ashby, Lori' and 'Lori' are whole names: what is below them with a capital may be somebody else.
  // In some lists 'Preferred Name' heads the only names, 'Ashby, Lori' among them.
  const mayHoldComma = field === 'name' || field === 'preferredName';
  const whole = mayHoldComma ? /,\s*\S.*[^-]$/ : field === 'lastName' ? null : /[^-]$/;
  const isEndedName = cell.slice(1).some(({ text }, i) => /^\P{Ll}/u.test(text) && whole?.test(lines[i] ?? ''));
  if (isName(field))
    return wrapWidth !== null && mustWrap(cell, wrapWidth) && !isEndedName
      ? { text: plain }
      : { text: plain, doubt: TWO_LINES };
  if (field === 'phone') return { text: phoneOf(lines) };
  if (field === 'calling') return { text: lines.reduce((a, b) => a + betweenCallings(a, b) + b) };
  if (field !== 'email') return { text: plain };
  const [first = '', ...others] = lines;
  // 'mark@example.org' has ended; a shorter one would be the beginning of another.
  const isEnded = isRealAddress(first) && !/[.-]$/.test(first);
  if (isEnded || others.some((line) => line.includes('@')) === first.includes('@'))
    return { text: plain, doubt: TWO_LINES };
  return { text: lines.join('') };
}
