import { isTyped, runsTogether, type PdfColumns } from './columns.ts';
import { linesOf, mostCommon, type PdfText } from './text.ts';

/**
 * A row of a table, or text between rows. `begins`: how it follows what is before it in the file: to the left of it, or
 * below it in the same column. `doubt`: why it is unclear what is in it.
 */
export type PdfRow = {
  pieces: PdfText[];
  begins: 'row' | 'line';
  /** Its place in the file. */
  at: number;
  top: number;
  bottom: number;
  hasName: boolean;
  doubt?: string;
};
export type PlacedRows = { rows: PdfRow[]; outside: PdfRow[] };

export const TORN = 'The name may take up two lines, so we couldn’t read it.';
const UNCLEAR_ROWS = 'It isn’t clear where this row ends.';

/** In heights of letters: lines closer than this stand beside each other. */
const OVERLAP = 0.85;
/** A difference between two distances that is meant. */
const CLEAR = 0.12;
/** A difference that leaves no doubt about what is closer. */
const CLEARLY = 0.3;
/** What begins a row, and is this far below another, is one even where rows are farther apart. */
export const CLOSE = 1.45;
/** What is farther below than rows are, by so much, is another part of the page. */
const FAR = 0.8;

type Unit = PdfRow;

export type Layout = {
  columnOf: (piece: PdfText) => number;
  nameColumns: readonly number[];
  /** Height of most letters. */
  height: number;
};

const median = (values: readonly number[]): number | null =>
  values.length === 0 ? null : (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null);

function unitOf(
  pieces: PdfText[],
  { begins, at }: Pick<Unit, 'begins' | 'at'>,
  { columnOf, nameColumns }: Layout,
): Unit {
  const ys = pieces.map(({ y }) => y);
  const hasName = pieces.some((piece) => nameColumns.includes(columnOf(piece)));
  return { pieces, begins, at, hasName, top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** Pieces that certainly share a row. A program writes a row cell by cell: to the left is always the next one. */
function unitsInOrder(pieces: readonly PdfText[], layout: Layout): { units: Unit[]; disorder: number } {
  const { columnOf, height } = layout;
  const parts: { pieces: PdfText[]; begins: Unit['begins'] }[] = [];
  let disorder = 0;
  for (const piece of pieces) {
    const part = parts.at(-1);
    const before = part?.pieces.at(-1);
    const down = before ? (before.y - piece.y) / height : 0;
    const right = before ? columnOf(piece) - columnOf(before) : 0;
    if (part && (Math.abs(down) < OVERLAP || (down < 0 && right > 0))) part.pieces.push(piece);
    else {
      if (before && down < 0) disorder += 1;
      parts.push({ pieces: [piece], begins: before && right === 0 ? 'line' : 'row' });
    }
  }
  return { units: parts.map(({ pieces: own, begins }, at) => unitOf(own, { begins, at }, layout)), disorder };
}

/** What overlaps from top to bottom is one row. */
function merged(units: readonly Unit[], layout: Layout): Unit[] {
  const rows: Unit[] = [];
  for (const unit of units.toSorted((a, b) => b.top - a.top)) {
    const above = rows.at(-1);
    if (above && unit.top > above.bottom - OVERLAP * layout.height)
      rows[rows.length - 1] = unitOf([...above.pieces, ...unit.pieces], unit.at < above.at ? unit : above, layout);
    else rows.push(unit);
  }
  return rows;
}

/** Distances of the lines of one cell, where a row leaves no doubt that they are one. */
function lineGaps(units: readonly Unit[], { columnOf, height }: Layout): number[] {
  return units.flatMap(({ pieces }) =>
    pieces.slice(1).flatMap((piece, i) => {
      const before = pieces[i];
      const gap = before && columnOf(before) === columnOf(piece) ? (before.y - piece.y) / height : 0;
      return gap > OVERLAP ? [gap] : [];
    }),
  );
}

/** What the rows of a table have in common: how far apart they are, and how far apart the lines within a cell. */
export type Pitch = { row: number | null; line: number | null };

/** A row whose cells take up so many lines by itself is hardly a table. */
const LEAST_LINES = 4;

/** True when the parts of a table were drawn a column at a time: their order says nothing about rows. */
export function isDrawnByColumns(regions: readonly (readonly PdfText[])[], { columnOf }: Layout): boolean {
  const drawn = regions.flatMap((pieces) => {
    const lines = linesOf(pieces).length;
    const columns = pieces.map(columnOf);
    const runs = columns.filter((column, i) => column !== columns[i - 1]).length;
    const most = new Set(columns).size;
    // A note below the table is drawn behind its columns.
    return lines < LEAST_LINES ? [] : [most > 1 && (runs <= most || (runs <= most + 2 && runs * 3 < lines))];
  });
  return drawn.length > 0 && drawn.every(Boolean);
}

/**
 * Without their order, lines without a name that are not clearly closer to the row above may be the beginning of the one
 * below.
 */
function markBetween(units: readonly Unit[], { height, nameColumns, columnOf }: Layout): void {
  for (const [i, unit] of units.entries()) {
    const named = new Set(unit.pieces.map(columnOf).filter((column) => nameColumns.includes(column)));
    // A family's name in the middle of its rows isn't that of the rows below it alone.
    if (named.size > 0 && named.size < nameColumns.length) unit.doubt = UNCLEAR_ROWS;
    const [above, below] = [units[i - 1], units[i + 1]];
    if (unit.hasName || !below?.hasName) continue;
    const gap = above ? above.bottom - unit.top : Number.POSITIVE_INFINITY;
    if (gap + CLEARLY * height > unit.bottom - below.top)
      for (const one of [above, unit, below]) if (one) one.doubt = UNCLEAR_ROWS;
  }
}

/** `isByColumns`: where the order of the file says nothing. */
export function unitsOf(pieces: readonly PdfText[], layout: Layout, isByColumns: boolean): Unit[] {
  const found = unitsInOrder(pieces, layout);
  const isOrdered = !isByColumns && found.disorder <= Math.max(1, pieces.length * 0.02);
  if (isOrdered) return merged(found.units, layout);
  const lines = linesOf(pieces).map((line, at) => unitOf(line, { begins: 'line', at }, layout));
  const units = merged(lines, layout);
  markBetween(units, layout);
  return units;
}

const gapsOf = (units: readonly Unit[], height: number, isCounted: (unit: Unit) => boolean): number[] =>
  units.slice(1).flatMap((unit, i) => {
    const above = units[i];
    return above && above.hasName && unit.hasName && isCounted(unit) ? [(above.bottom - unit.top) / height] : [];
  });

export function pitchOf(regions: readonly (readonly Unit[])[], layout: Layout): Pitch {
  const rows = regions.flatMap((units) => gapsOf(units, layout.height, ({ begins }) => begins === 'row'));
  const lines = regions.flatMap((units) => gapsOf(units, layout.height, ({ begins }) => begins === 'line'));
  return { row: median(rows) ?? median(lines), line: median(regions.flatMap((units) => lineGaps(units, layout))) };
}

/** Rows no farther apart than lines: where a cell ends, distance doesn't tell. */
export const isTight = ({ row, line }: Pitch): boolean => row !== null && row < (line ?? 1.5) + CLEAR;

/** 'Watson,' and 'Jean-' have another half. */
const isCut = ({ pieces }: PdfRow): boolean => /\p{L}[,-]$/u.test(pieces.at(-1)?.text.trim() ?? '');

type Follows = 'goes on' | 'is unclear' | 'is a row' | 'is apart';

/** How a unit follows the row above it. `isApart`: where it certainly begins a row. */
function follows(unit: Unit, above: PdfRow, pitch: Pitch, { height }: Layout, isApart: boolean): Follows {
  const gap = (above.bottom - unit.top) / height;
  const row = pitch.row ?? 1.6;
  if (gap > row + FAR) return 'is apart';
  if (isApart) return 'is a row';
  const isCloser = gap < row - CLEAR;
  if (unit.begins === 'line') {
    if (isCloser || isCut(above)) return 'goes on';
    const mayGoOn = gap < (pitch.line ?? 1.5) + CLEAR;
    if (unit.hasName) return mayGoOn && !above.hasName ? 'is unclear' : 'is a row';
    return mayGoOn ? 'goes on' : 'is a row';
  }
  if (gap < row - 0.2 && gap < CLOSE) return 'is unclear';
  return 'is a row';
}

/**
 * Units → rows of the table, and what stands outside of it. `isRowLike` judges what is not right below a row; `apart` are
 * units that certainly begin a row.
 */
export function placed(
  units: readonly Unit[],
  pitch: Pitch,
  layout: Layout,
  isRowLike: (unit: PdfRow) => boolean,
  isBelowHeading: boolean,
  apart: ReadonlySet<PdfRow>,
): PlacedRows {
  const rows: PdfRow[] = [];
  const outside: PdfRow[] = [];
  let above: PdfRow | null = null;
  for (const unit of units) {
    const how: Follows = above
      ? follows(unit, above, pitch, layout, apart.has(unit))
      : isBelowHeading
        ? 'is a row'
        : 'is apart';
    if (above && (how === 'goes on' || how === 'is unclear')) {
      above.pieces.push(...unit.pieces);
      above.bottom = unit.bottom;
      above.hasName ||= unit.hasName;
      if (how === 'is unclear') above.doubt = UNCLEAR_ROWS;
      above.doubt ??= unit.doubt;
      continue;
    }
    above = unit;
    const isRow = how === 'is a row' && (unit.hasName || rows.length > 0);
    (isRow || isRowLike(unit) ? rows : outside).push(above);
  }
  return { rows, outside };
}

/** Whether something that isn't right below a row is written like the names of the table: in their font, below each other. */
export function rowLike(all: readonly PdfText[], { edges }: PdfColumns, layout: Layout): (row: PdfRow) => boolean {
  const typed = isTyped(all);
  const names = all.filter((piece) => layout.nameColumns.includes(layout.columnOf(piece)));
  const font = mostCommon(names.map((piece) => piece.font));
  const places = (piece: PdfText) => [piece.left, piece.right, (piece.left + piece.right) / 2];
  const usual = [0, 1, 2].map((i) => mostCommon(names.map((piece) => Math.round(places(piece)[i] ?? 0))) ?? 0);
  return ({ pieces, hasName }) => {
    const name = pieces.find((piece) => layout.nameColumns.includes(layout.columnOf(piece)));
    if (!hasName || !name || name.font !== font || Math.abs(name.height - layout.height) > 0.1 * layout.height)
      return false;
    if (runsTogether(pieces, edges, typed)) return false;
    return places(name).some((place, i) => Math.abs(place - (usual[i] ?? 0)) < 2);
  };
}
