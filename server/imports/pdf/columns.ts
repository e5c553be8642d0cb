import { UnreadableFile, UNREADABLE } from '#shared/imports/unreadable.ts';
import { isOfTable } from './across/title-above.ts';
import type { Title } from './heading.ts';
import { isNamedNote, joined, linesOf, printedText, type PdfText } from './text.ts';

/** The columns of a table: their titles, '' for one without, and where each but the last one ends. */
export type PdfColumns = { titles: string[]; edges: number[] };

type Stretch = { left: number; right: number };

export const columnOf = (edges: readonly number[], piece: Stretch): number => {
  const at = edges.findIndex((edge) => piece.left < edge);
  return at < 0 ? edges.length : at;
};
/** Text that runs past the end of its column may contain the next column's text as well. */
const isCrossing = (edges: readonly number[], piece: Stretch): boolean =>
  piece.right > (edges[columnOf(edges, piece)] ?? Number.POSITIVE_INFINITY) + 1;

const overlaps = (a: Stretch, b: Stretch) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5;

/** What the texts cover from left to right; between two bands is white from top to bottom. */
export function bandsOf(body: readonly PdfText[]): Stretch[] {
  const bands: Stretch[] = [];
  for (const { left, right } of body.toSorted((a, b) => a.left - b.left)) {
    const band = bands.at(-1);
    if (band && left < band.right + 0.25) band.right = Math.max(band.right, right);
    else bands.push({ left, right });
  }
  return bands;
}

/** Where no white shows between two headings, the place that the fewest texts cross. */
function leastCrossed(from: number, to: number, body: readonly PdfText[]): number {
  const starts = body.map((piece) => piece.left - 0.5).filter((x) => x > from && x < to);
  const candidates = [...new Set([to - 0.5, ...starts])];
  const crossings = candidates.map((x) => body.filter((piece) => piece.left < x && piece.right > x).length);
  return candidates[crossings.lastIndexOf(Math.min(...crossings))] ?? to;
}

/** The white between two columns is wider than between two words, in heights of letters. */
const WIDER_THAN_WORDS = 0.75;
/** Right before texts that all begin where their heading does, a column ends at less. */
const BEFORE_ITS_HEADING = 0.36;

/** Where a column may end between two headings: the white places, of those that may be between words the widest. */
export function whiteBetween(head: Stretch, next: Stretch, bands: readonly Stretch[], height: number): Stretch[] {
  const rights = [Number.NEGATIVE_INFINITY, ...bands.map(({ right }) => right)];
  const lefts = [...bands.map(({ left }) => left), Number.POSITIVE_INFINITY];
  const white = rights
    .map((right, i) => ({ left: right, right: lefts[i] ?? right }))
    .filter(({ left, right }) => Math.max(left, head.right) < Math.min(right, next.left))
    .toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const isWide = ({ left, right }: Stretch) => right - left > WIDER_THAN_WORDS * height;
  return white
    .filter((place, i) => i === 0 || isWide(place))
    .map(({ left, right }) => ({ left: Math.max(left, head.right), right: Math.min(right, next.left) }))
    .toSorted((a, b) => a.left - b.left);
}

/**
 * Whether texts stand to the left or to the right of headings that are above nothing; null where it isn't clear. Told by
 * those between which there is only one such heading.
 */
function sideOf(heads: readonly Title[], bands: readonly Stretch[]): 'left' | 'right' | null {
  const isBare = (head: Title | undefined) => head !== undefined && !bands.some((band) => overlaps(head, band));
  const hasBand = (from: number, to: number) => bands.some(({ left, right }) => left > from && right < to);
  const sides = [undefined, ...heads].flatMap((head, i) => {
    const next = heads[i];
    if (isBare(head) === isBare(next)) return [];
    if (!hasBand(head?.right ?? Number.NEGATIVE_INFINITY, next?.left ?? Number.POSITIVE_INFINITY)) return [];
    return [isBare(head) ? ('right' as const) : ('left' as const)];
  });
  return new Set(sides).size === 1 ? (sides[0] ?? null) : null;
}

/**
 * Where the columns end: at what is white from the first row to the last between two headings. Text between two white
 * places that stands under neither heading is theirs if they have no other, else a column without a heading.
 */
export function pdfColumns(heads: readonly Title[], texts: readonly PdfText[]): PdfColumns {
  // A line across the table, such as a note below it, or 'Moved Out' between its rows, tells nothing about its columns.
  const dividers = linesOf(texts).filter((line) => joined(line).length === 1 && isOfTable(printedText(line)));
  const across = new Set(dividers.flat());
  const body = texts.filter(
    (piece) =>
      heads.filter((head) => overlaps(head, piece)).length < 2 && !isNamedNote(piece.text.trim()) && !across.has(piece),
  );
  const bands = bandsOf(body);
  const height = body.reduce((most, piece) => Math.max(most, piece.height), 0);
  const isBare = (head: Stretch) => !bands.some((band) => overlaps(head, band));
  const beginsAt = (head: Stretch) => bands.some(({ left }) => Math.abs(left - head.left) < 1);
  const side = sideOf(heads, bands);
  const titles: string[] = [];
  const edges: number[] = [];
  const end = (white: readonly Stretch[]) => {
    for (const [i, { left, right }] of white.entries()) {
      if (i > 0) titles.push('');
      edges.push(Math.max((left + right) / 2, right - 0.5));
    }
  };
  for (const [i, head] of heads.entries()) {
    const next = heads[i + 1];
    titles.push(head.text);
    if (!next) {
      const after = { left: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY };
      const white = whiteBetween(head, after, bands, height).slice(0, -1);
      const isOwn = isBare(head) ? 1 : 0;
      if (white.length > isOwn) {
        end(white.slice(isOwn));
        titles.push('');
      }
      continue;
    }
    // What is set to the right under a wide heading comes close to the next column.
    const isClose = isBare(head) && beginsAt(next);
    const white = whiteBetween(head, next, bands, isClose ? (height * BEFORE_ITS_HEADING) / WIDER_THAN_WORDS : height);
    if (white.length > 1 && isBare(head) && !isBare(next)) white.shift();
    else if (white.length > 1 && isBare(head) && isBare(next)) {
      if (side === null) throw new UnreadableFile(UNREADABLE.columnsTooClose, true);
      if (side === 'left') white.pop();
      else white.shift();
    } else if (white.length > 1 && isBare(next)) white.pop();
    if (white.length > 2 && isBare(head)) white.shift();
    if (white.length > 0) end(white);
    else edges.push(leastCrossed(head.right, next.left, body));
  }
  return { titles, edges };
}

/** A typewriter's letters are six tenths of their height wide, and a space is as wide as they are. */
export const isTyped = (pieces: readonly PdfText[]): boolean =>
  pieces.filter(
    ({ text, left, right, height }) => Math.abs((right - left) / text.length - 0.6 * height) < 0.01 * height,
  ).length >
  pieces.length / 2;

/** True when a text runs past the end of its column, or two are as close together as words. */
export const runsTogether = (pieces: readonly PdfText[], edges: readonly number[], typed: boolean): boolean =>
  linesOf(pieces).some(
    (line) =>
      joined(line).some((cell) => isCrossing(edges, cell)) ||
      (typed &&
        line.some((piece, i) => {
          const before = line[i - 1];
          const isNear = before && piece.left - before.right < 0.78 * piece.height;
          return isNear && columnOf(edges, before) !== columnOf(edges, piece);
        })),
  );
