import { isKnownCalling } from '#shared/imports/callings.ts';
import type { ImportField } from '#shared/imports/schema.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { isWholePhone } from './cut-words.ts';
import { linesOf, mostCommon, type PdfText } from './text.ts';

export const CUT_OFF = 'Text in this row may be cut off, so we couldn’t read it.';

type Cell = { row: number; text: string; left: number; right: number };

/** Fields whose texts may lack their end and still look whole. */
export const MAY_LACK_END: readonly (ImportField | null)[] = [
  'name',
  'firstName',
  'lastName',
  'preferredName',
  'household',
  'calling',
  'email',
];
/** In heights of letters: how wide one may be, the padding of narrow cells, and how far a border is from the next text. */
const LETTER = 0.9;
const PADDING = 0.45;
const CLOSE = 3;
/** In points: how exactly texts are set at the right. A browser rounds the width of the last letter. */
const ALIGNED = 1;
/** No column for names or callings is narrower than so many letters. */
const LEAST_CUT = 10;

/** Addresses and callings that are whole are known as such. */
function isLackingEnd(field: ImportField | null, text: string): boolean {
  if (field === 'email') return !isRealAddress(text);
  return field !== 'calling' || !isKnownCalling(text);
}

function cellOf(pieces: readonly PdfText[], row: number): Cell {
  return {
    row,
    text: pieces.map(({ text }) => text).join(' '),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
  };
}

/** Texts of many lengths end here and there. Where most of the long ones end in one place, a border has cut them. */
function atOneBorder(cells: readonly Cell[], letter: number): Cell[] {
  const end = cells.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY);
  const within = (from: number, to: number) => cells.filter(({ right }) => right > end - from && right <= end - to);
  const last = within(letter, 0);
  // Those that begin alike may well be equally long, like a family's names and addresses.
  const distinct = (some: readonly Cell[]) => new Set(some.map(({ text }) => text.slice(0, text.length / 2))).size;
  const before = Math.max(distinct(within(2 * letter, letter)), distinct(within(3 * letter, 2 * letter)));
  const isAligned = last.every(({ left }) => Math.abs(left - (last[0]?.left ?? left)) < 1);
  // Short names, and three names alone, are easily as long as each other.
  if (last.every(({ text }) => text.length < LEAST_CUT)) return [];
  const least = last.length > cells.length / 2 ? 4 : 3;
  return isAligned && distinct(last) >= least && distinct(last) > 1.5 * before ? last : [];
}

/** Where a column that is set at the right ends: there most texts do, which begin in several places. */
function setRight(cells: readonly Pick<Cell, 'left' | 'right'>[]): number | null {
  const end = mostCommon(cells.map(({ right }) => Math.round(right))) ?? 0;
  const aligned = cells.filter(({ right }) => Math.abs(right - end) < 1);
  const lefts = new Set(aligned.map(({ left }) => Math.round(left)));
  return aligned.length > cells.length / 2 && lefts.size > 1 ? end : null;
}

const middleOf = ({ left, right }: Pick<Cell, 'left' | 'right'>) => (left + right) / 2;

/** Whether a column is centered: most texts have their middle in one place, and begin in several. */
function isCentered(pieces: readonly PdfText[]): boolean {
  const usual = mostCommon(pieces.map((piece) => Math.round(middleOf(piece)))) ?? 0;
  const aligned = pieces.filter((piece) => Math.abs(middleOf(piece) - usual) < 1);
  return aligned.length > pieces.length / 2 && new Set(aligned.map(({ left }) => Math.round(left))).size > 1;
}

const spreadOf = (places: readonly number[]) => Math.max(...places) - Math.min(...places);

/** True when texts that reach the edge of the page are cut there, and are not whole, set at the right, or centered. */
export function isCutAtEdge(pieces: readonly PdfText[], field: ImportField): boolean {
  const reaching = pieces.filter(({ isAtEdge, text }) => isAtEdge && !(field === 'phone' && isWholePhone(text.trim())));
  if (reaching.length === 0) return false;
  // What lacks the same last letter ends in nearly one place, too.
  if (setRight(pieces) !== null)
    return reaching.some(({ isFull }) => isFull) && spreadOf(reaching.map(({ right }) => right)) > ALIGNED;
  return !isCentered(pieces) || spreadOf(pieces.map(middleOf)) > ALIGNED / 2;
}

/** A whole phone or email is known as such. */
const isKnownWhole = (field: ImportField | null | undefined, text: string): boolean =>
  field === 'phone' ? isWholePhone(text.trim()) : field === 'email' && isRealAddress(text);
/** Lists cut names off behind so many letters, and not behind fewer. */
const LEAST_COUNT = 15;
/** In points: how much more room one column may have than another, by its width. */
const MOST_ROOM = 3;

/**
 * Whether the columns of a table are as wide as their texts: this one ends as far from the next one as another whose widest text
 * is whole, or has its share of the room that is left, by its width. What a list cut to a number of letters is equally long.
 */
function isFitted(at: number, columns: readonly (readonly Cell[])[], fields: readonly (ImportField | null)[]): boolean {
  const sizes = columns.map((cells, column) => {
    const [widest] = cells.toSorted((a, b) => b.right - a.right);
    const next = columns.slice(column + 1).find((others) => others.length > 0) ?? [];
    const gap = Math.min(...next.map(({ left }) => left)) - (widest?.right ?? 0);
    return { gap, width: widest ? widest.right - widest.left : 0, text: widest?.text ?? '' };
  });
  const lengths = (columns[at] ?? []).map(({ text }) => text.length);
  const own = sizes[at];
  if (!own || (Math.max(...lengths) >= LEAST_COUNT && new Set(lengths).size === 1)) return false;
  return sizes.some(({ gap, width, text }, other) => {
    if (other === at || !isKnownWhole(fields[other], text)) return false;
    const [less, more] = [gap, (gap * own.width) / width].toSorted((a, b) => a - b);
    const isShare = own.gap > (less ?? 0) - ALIGNED && own.gap < (more ?? 0) + ALIGNED;
    return isShare && Math.abs(own.gap - gap) < MOST_ROOM;
  });
}

/** The rows of a table in which a border may have cut a text; `rows`: their cells, column by column. */
export function rowsCutOff(
  rows: readonly (readonly (readonly PdfText[])[])[],
  fields: readonly (ImportField | null)[],
  height: number,
): Set<number> {
  const columns = fields.map((_, at) =>
    rows.flatMap((row, i) => (row[at]?.length ? [{ lines: linesOf(row[at]).length, cell: cellOf(row[at], i) }] : [])),
  );
  const ofCells = columns.map((column) => column.map(({ cell }) => cell));
  const cut = new Set<number>();
  for (const [at, field] of fields.entries()) {
    const column = columns[at] ?? [];
    // What wraps has room for its words.
    if (!MAY_LACK_END.includes(field) || column.some(({ lines }) => lines > 1)) continue;
    const cells = ofCells[at] ?? [];
    const end = setRight(cells);
    const next = columns.slice(at + 1).find((other) => other.length > 0) ?? [];
    const border = next.reduce((least, { cell }) => Math.min(least, cell.left), Number.POSITIVE_INFINITY);
    const isNear = ({ right }: Cell) => right > border - PADDING * height;
    const long = end === null ? atOneBorder(cells, LETTER * height) : [];
    const isClose = long.every(({ right }) => border === Number.POSITIVE_INFINITY || border - right < CLOSE * height);
    const isWhole = isFitted(at, ofCells, fields);
    const isCut = isClose && !isWhole && long.some(({ text }) => isLackingEnd(field, text));
    // What is set at the right and has no room runs over the right end.
    const found = end === null ? cells.filter(isNear) : cells.filter(({ right }) => right > end + 1);
    for (const { row } of isCut ? [...found, ...long] : found) cut.add(row);
  }
  return cut;
}
