import { isHeadingOrFooter } from '#shared/imports/looks.ts';
import { isStyleKey, type Style } from '#shared/imports/marks/style-keys.ts';

/**
 * A piece of text on a page: its left and right edge, its base line (upwards), the height of its letters, its font, whether
 * it fills the border that it is drawn in, where that is known, whether it may be cut off at the edge of the page, and what
 * of its drawing makes it doubtful.
 */
export type PdfText = {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
  font?: string;
  isFull?: boolean;
  isAtEdge?: boolean;
  doubt?: string;
  /** Where a text that runs up or down ends at the top; `y` is its lower end. */
  turned?: { top: number; isUpward: boolean };
  /** How it is printed, unless black on white in plain letters. */
  styles?: readonly Style[];
  /** Left, bottom, right, top: the rules that it stands between, as far as any are drawn. */
  cell?: readonly [number, number, number, number] | undefined;
};

const isNear = (a: PdfText, b: PdfText) => Math.abs(a.y - b.y) < Math.max(2, Math.min(a.height, b.height) * 0.4);

/** Pieces on one base line, from left to right, the highest line first. */
export function linesOf(pieces: readonly PdfText[]): PdfText[][] {
  const lines: PdfText[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && isNear(line[0], piece)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left));
}

type Stretch = Pick<PdfText, 'left' | 'right'>;
/** Whether one stands above the other. */
export const overlaps = (a: Stretch, b: Stretch) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;

/** Words are a quarter of a letter's height apart; the columns of a tight table, two millimeters. */
export const WITHIN_WORDS = 0.42;

const letterWidth = ({ text, left, right }: PdfText) => (right - left) / text.length;

/** In a typewriter's font, where each letter is as wide as a space, words are farther apart. */
function gapBetweenWords(before: PdfText, piece: PdfText): number {
  const [a, b] = [letterWidth(before), letterWidth(piece)];
  const isTyped =
    before.text !== piece.text && before.text.length > 1 && piece.text.length > 1 && Math.abs(a - b) < 0.01 * a;
  return isTyped ? 1.3 * a : piece.height * WITHIN_WORDS;
}

/** Pieces as close together as words are one cell. */
export function joined(line: readonly PdfText[]): PdfText[] {
  const cells: PdfText[] = [];
  for (const piece of line) {
    const before = cells.at(-1);
    if (before && piece.left - before.right < gapBetweenWords(before, piece)) {
      const gap = piece.left - before.right > piece.height * 0.1 ? ' ' : '';
      const flags = {
        isAtEdge: before.isAtEdge || piece.isAtEdge,
        doubt: before.doubt ?? piece.doubt,
      };
      cells[cells.length - 1] = { ...before, text: before.text + gap + piece.text, right: piece.right, ...flags };
    } else cells.push(piece);
  }
  return cells;
}

/** What pieces say, as one reads them. */
export const printedText = (pieces: readonly PdfText[]): string =>
  linesOf(pieces)
    .map((line) =>
      joined(line)
        .map((cell) => cell.text.trim())
        .join(' '),
    )
    .join(' ');

const PRINTED = /^(?:https?|file):\/\/|^about:blank$|^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d/i;
const PAGE_NUMBER = /^(?:page|página|pagina|seite)?\s*\d+\s*(?:of|de|\/|von)\s*\d+$/i;
/** What a printer adds stands apart from the text, by more than this many heights; beside it, a page's title at most. */
const APART = 1.6;

function isPageNote(line: readonly PdfText[], gap: number): boolean {
  const cells = joined(line).map((cell) => cell.text.trim());
  const others = cells.filter((cell) => !PRINTED.test(cell) && !PAGE_NUMBER.test(cell));
  if (gap < APART) return false;
  return others.length === 0 || (others.length === 1 && cells.some((cell) => PRINTED.test(cell)) && gap > 2 * APART);
}

/** Takes the notes off one end of a page, whose lines come from there. */
function withoutOuterNotes(lines: PdfText[][]): PdfText[][] {
  const [outer, inner] = lines;
  const [a, b] = [outer?.[0], inner?.[0]];
  if (!outer || !a) return lines;
  const gap = b ? Math.abs(a.y - b.y) / Math.max(a.height, b.height) : Number.POSITIVE_INFINITY;
  return isPageNote(outer, gap) ? withoutOuterNotes(lines.slice(1)) : lines;
}

/** Without page numbers, addresses and times of printing in the margins. The same in a cell is what a list says. */
export function withoutPageNotes(pieces: readonly PdfText[]): PdfText[] {
  const fromTop = withoutOuterNotes(linesOf(pieces));
  const kept = new Set(withoutOuterNotes(fromTop.toReversed()).flat());
  return pieces.filter((piece) => kept.has(piece));
}

/** What stands in the margins of a page. */
export const marginsOf = (pieces: readonly PdfText[], kept: ReadonlySet<PdfText>): string[] =>
  pieces.flatMap((piece) => (kept.has(piece) ? [] : piece.text));

/** 'Elders Quorum', 'Page 1 of 2', 'about:blank': no list says a person so. */
export const isNamedNote = (text: string): boolean =>
  isHeadingOrFooter(text) || PRINTED.test(text) || PAGE_NUMBER.test(text);

/** What is no one's row, though it may stand right below one. */
export const isNoRow = (text: string): boolean => isNamedNote(text) || isStyleKey(text);

export function mostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
