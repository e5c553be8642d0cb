import { isNote } from '#shared/imports/non-people.ts';
import type { ImportField } from '#shared/imports/schema.ts';
import { isRealAddress } from '#shared/imports/tidy.ts';
import { EXACT, roomAfter, widthOf, type Cell } from './cell-lines.ts';
import { isNamedNote, type PdfText } from './text.ts';
import { isFragment } from './torn.ts';

export const OVER_PAGES = 'This row may be split between two pages, so we couldn’t read it.';

export const MOVED = 'The columns on this page aren’t below their headings, so we couldn’t read this row.';

const PLACES: readonly ((piece: PdfText) => number)[] = [
  ({ left }) => left,
  ({ right }) => right,
  ({ left, right }) => (left + right) / 2,
];

/** Whether none of the texts of a column stands where all of them do on the page with its heading. */
export function isMoved(below: readonly PdfText[], next: readonly PdfText[]): boolean {
  const isAt = (place: number, pieces: readonly PdfText[], of: (piece: PdfText) => number) =>
    pieces.filter((piece) => Math.abs(of(piece) - place) < 1.5).length;
  const shared = PLACES.flatMap((of) => {
    const place = below[0] ? of(below[0]) : Number.NaN;
    return isAt(place, below, of) === below.length ? [{ of, place }] : [];
  });
  return (
    next.length > 0 &&
    shared.length > 0 &&
    below.length > 0 &&
    shared.every(({ of, place }) => isAt(place, next, of) === 0)
  );
}

type Row = { page: number; cells: readonly Cell[] };
type Columns = { fields: readonly (ImportField | null)[]; nameColumns: readonly number[] };

/** Such a share of the other rows, and so many of them, show what every row has. */
const NEARLY_ALL = 0.95;
const LEAST_OTHERS = 3;

const textOf = (cell: Cell | undefined): string => (cell ?? []).map(({ text }) => text).join(' ');

/** The rows next to a page's end that may be the two halves of one. */
export function splitRows(rows: readonly Row[], { fields, nameColumns }: Columns): Set<number> {
  const nameOf = ({ cells }: Row) =>
    nameColumns
      .map((at) => textOf(cells[at]))
      .join(' ')
      .trim();
  const isFilled = ({ cells }: Row, at: number) => (cells[at] ?? []).length > 0;
  const share = (told: (row: Row) => boolean) => rows.filter(told).length / rows.length;
  const filled = fields.map((_, at) => rows.filter((row) => isFilled(row, at)).length);
  const withComma = nameColumns.length === 1 && share((row) => nameOf(row).includes(',')) > 0.5;
  const isShort = share((row) => isFragment(nameOf(row), false)) > 0.5;
  const emails = fields.flatMap((field, at) => (field === 'email' ? [at] : []));

  // Where each row is one line, no page's end is within a row.
  const isWrapped = rows.some(({ cells }) => cells.some((cell) => cell.length > 1));
  /** What nearly every other row has, one of these two lacks. */
  const isLacking = (pair: readonly Row[]): boolean =>
    isWrapped &&
    fields.some((_, at) => {
      const own = pair.filter((row) => isFilled(row, at)).length;
      const others = rows.length - pair.length;
      return own < pair.length && others >= LEAST_OTHERS && (filled[at] ?? 0) - own >= NEARLY_ALL * others;
    });
  const isHalf = (row: Row): boolean =>
    (!isShort && isFragment(nameOf(row), withComma)) ||
    emails.some((at) => isFilled(row, at) && !isRealAddress(textOf(row.cells[at]).replaceAll(' ', '')));
  /** Nothing but a name, whose first word had no room above, where names wrap. */
  const isRestOfName = (upper: Row, lower: Row): boolean =>
    lower.cells.every((cell, at) => cell.length === 0 || nameColumns.includes(at)) &&
    nameColumns.every((at) => {
      const column = rows.map(({ cells }) => cells[at] ?? []);
      const [line, next] = [upper.cells[at]?.at(-1), lower.cells[at]?.[0]];
      if (!next) return true;
      return line && column.some((cell) => cell.length > 1) && roomAfter(line, next, widthOf(column)) < EXACT;
    });

  const split = new Set<number>();
  for (const [i, lower] of rows.entries()) {
    const upper = rows[i - 1];
    if (!upper || upper.page === lower.page) continue;
    const pair = [upper, lower];
    if (pair.some((row) => isNote(nameOf(row)) || isNamedNote(nameOf(row)))) continue;
    if (isLacking(pair) || pair.some(isHalf) || isRestOfName(upper, lower)) split.add(i - 1).add(i);
  }
  return split;
}
