import type { Head } from '#shared/imports/columns.ts';
import { EXACT, pdfCell, roomAfter } from '../cell-lines.ts';
import { isDrawnByColumns, type Layout } from '../rows.ts';
import { linesOf, printedText, type PdfText } from '../text.ts';
import { TURNED } from './frame.ts';
import type { PageBox } from './matrix.ts';

export const SHARED = 'A cell in this row takes up several rows, so we can’t tell whose it is.';

/** `isWhose`: whether a column tells whose row it is, or has people of its own, of whom each is there once. */
type Columns = Pick<Layout, 'columnOf' | 'nameColumns'> & Pick<Head, 'fields'> & { isWhose: (at: number) => boolean };
type Region = { pieces: PdfText[] };
/** A row whose borders are drawn: those of its name, what is in it, and the lines of the name. */
type DrawnRow = { bottom: number; top: number; pieces: PdfText[]; high: number; low: number };
type MergedCell = { pieces: PdfText[]; rows: DrawnRow[]; isAsked: boolean };

/** In points: borders that are one. */
const SAME = 2;
/** In heights of letters: how exact a text stands at the top, in the middle, or at the bottom of its cell, or beside another. */
const [NEAR, BESIDE] = [0.6, 0.15] as const;
/** What belongs to one person as a rule: of a couple's phone no one can tell whose it is. */
const ASKED: readonly unknown[] = ['phone', 'email', 'preferredName'];

const isDrawn = ({ cell }: PdfText): boolean => !!cell && Number.isFinite(cell[1]) && Number.isFinite(cell[3]);
const isIn = (inner: DrawnRow, bottom: number, top: number) => inner.bottom > bottom - SAME && inner.top < top + SAME;

/** The rows of a page that have a border above and below their name. */
function rowsOf(pieces: readonly PdfText[], isName: (piece: PdfText) => boolean): DrawnRow[] {
  const found = new Map<string, DrawnRow>();
  for (const piece of pieces) {
    if (!isName(piece) || !piece.cell || !isDrawn(piece)) continue;
    const [, bottom, , top] = piece.cell;
    const key = `${Math.round(bottom)} ${Math.round(top)}`;
    const row = found.get(key) ?? { bottom, top, pieces: [], high: piece.y, low: piece.y };
    found.set(key, { ...row, high: Math.max(row.high, piece.y), low: Math.min(row.low, piece.y) });
  }
  const rows: DrawnRow[] = [];
  // A family's name beside those of its people takes up their rows.
  for (const row of [...found.values()].toSorted((a, b) => a.top - a.bottom - (b.top - b.bottom)))
    if (!rows.some((other) => other.bottom < row.top - SAME && other.top > row.bottom + SAME)) rows.push(row);
  rows.sort((a, b) => b.top - a.top);
  for (const piece of pieces) {
    const y = piece.y + piece.height * 0.3;
    rows.find(({ bottom, top }) => bottom < y && top > y)?.pieces.push(piece);
  }
  return rows;
}

/** Whether a text stands in its cell as one does that is the only one in it. */
function isPlaced(lines: readonly PdfText[][], rows: readonly DrawnRow[], [, bottom, , top]: PageBox): boolean {
  const [upper, lower] = [lines[0]?.[0], lines.at(-1)?.[0]];
  if (!upper || !lower || upper.doubt === TURNED) return true;
  const near = NEAR * upper.height;
  const middle = (upper.y + lower.y) / 2 + 0.3 * upper.height;
  return (
    Math.abs(upper.y - (rows[0]?.high ?? 0)) < near ||
    Math.abs(lower.y - (rows.at(-1)?.low ?? 0)) < near ||
    Math.abs(middle - (bottom + top) / 2) < near
  );
}

/** Whether lines beside one row each are those of one text: the next word had no room in the line above. */
function areOne(lines: readonly PdfText[][], rows: readonly DrawnRow[], [left, , right]: PageBox): boolean {
  const isBeside = ([text]: readonly PdfText[]) =>
    text !== undefined && rows.some(({ high }) => Math.abs(high - text.y) < BESIDE * text.height);
  if (lines.length < 2 || !lines.every(isBeside)) return true;
  const [first] = lines[0] ?? [];
  const edge = first ? Math.min(first.left - left, 0.8 * first.height) : 0;
  const cell = pdfCell(lines.flat());
  return cell.slice(1).every((next, i) => roomAfter(cell[i] ?? next, next, right - left - 2 * edge) < EXACT);
}

/** The cells that take up several rows: between these, rules are drawn in the column of names, but not in theirs. */
function mergedIn(pieces: readonly PdfText[], rows: readonly DrawnRow[], columns: Columns): MergedCell[] {
  const { columnOf, fields } = columns;
  // A family's name in the middle of its rows is that of each first name beside it.
  const isOfFamily = (at: number) => fields[at] === 'lastName' && fields.includes('firstName');
  const isWhose = (at: number) => columns.isWhose(at) && !isOfFamily(at);
  const names = pieces.filter((piece) => columns.nameColumns.includes(columnOf(piece)));
  const cells = new Map<string, PdfText[]>();
  for (const piece of pieces) {
    const at = columnOf(piece);
    if (!piece.cell || !isDrawn(piece) || isWhose(at)) continue;
    const key = `${at} ${Math.round(piece.cell[1])} ${Math.round(piece.cell[3])}`;
    cells.set(key, [...(cells.get(key) ?? []), piece]);
  }
  const taken = new Map<number, DrawnRow[]>();
  return [...cells.values()].flatMap((own) => {
    const [{ cell } = {}] = own;
    if (!cell || !own[0]) return [];
    const [left, bottom, right, top] = cell;
    const at = columnOf(own[0]);
    const spanned = rows.filter((row) => isIn(row, bottom, top));
    if (spanned.length < 2 || spanned.some((row) => taken.get(at)?.includes(row))) return [];
    // Below the headings and above the end of a table, rules are often the only ones.
    const isBetween = rows.some((row) => Math.abs(row.bottom - top) < SAME || Math.abs(row.top - bottom) < SAME);
    const isEnclosed =
      Number.isFinite(left) &&
      Number.isFinite(right) &&
      !names.some((name) => columnOf(name) !== at && name.left < right && name.right > left);
    const lines = linesOf(own);
    if (!(isBetween || isEnclosed) || !isPlaced(lines, spanned, cell) || !areOne(lines, spanned, cell)) return [];
    taken.set(at, [...(taken.get(at) ?? []), ...spanned]);
    return [{ pieces: own, rows: spanned, isAsked: ASKED.includes(fields[at]) }];
  });
}

/** What a cell says, as it would stand in one of its rows. */
function inRow({ pieces, isAsked }: MergedCell, { high }: DrawnRow): PdfText[] {
  const [first] = pieces;
  if (!first) return [];
  const doubt = pieces.find((piece) => piece.doubt)?.doubt ?? (isAsked ? SHARED : undefined);
  const [left, right] = [
    Math.min(...pieces.map((piece) => piece.left)),
    Math.max(...pieces.map((piece) => piece.right)),
  ];
  return [{ ...first, text: printedText(pieces), left, right, y: high, ...(doubt && { doubt }) }];
}

/**
 * Where a cell takes up several rows of a table whose borders are drawn, each of them has its text: 'Moved' beside a couple is
 * about both.
 */
export function inEachRow<Of extends Region>(regions: readonly Of[], columns: Columns): Of[] {
  const { columnOf, nameColumns } = columns;
  const isByColumns = isDrawnByColumns(
    regions.map(({ pieces }) => pieces),
    { columnOf, nameColumns, height: 0 },
  );
  return regions.map((region) => {
    const rows = rowsOf(region.pieces, (piece) => nameColumns.includes(columnOf(piece)));
    const merged = mergedIn(region.pieces, rows, columns);
    if (merged.length === 0) return region;
    const replaced = new Set(merged.flatMap(({ pieces }) => pieces));
    const before = new Map<PdfText | undefined, PdfText[]>();
    const after = new Map<PdfText | undefined, PdfText[]>();
    for (const cell of merged.toSorted((a, b) => (a.pieces[0]?.left ?? 0) - (b.pieces[0]?.left ?? 0)))
      for (const row of cell.rows) {
        const [copy] = inRow(cell, row);
        if (!copy) continue;
        const own = row.pieces.filter((piece) => !replaced.has(piece));
        const beside = own.findLast(({ left }) => left < copy.left);
        // The order of the file tells which texts share a row.
        const [where, piece] = isByColumns ? [before, cell.pieces[0]] : beside ? [after, beside] : [before, own[0]];
        where.set(piece, [...(where.get(piece) ?? []), copy]);
      }
    const pieces = region.pieces.flatMap((piece) => [
      ...(before.get(piece) ?? []),
      ...(replaced.has(piece) ? [] : [piece]),
      ...(after.get(piece) ?? []),
    ]);
    return { ...region, pieces };
  });
}
