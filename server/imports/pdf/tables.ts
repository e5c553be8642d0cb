import { oldList, type Outside as Texts } from '#shared/imports/birth-years/list-dates.ts';
import type { Line } from '#shared/imports/cells.ts';
import { isSection, isUnit } from '#shared/imports/looks.ts';
import { isGone, isUsualGone } from '#shared/imports/sheets/gone.ts';
import { isOrganization } from '#shared/imports/offices/organization-names.ts';
import { refuseBeside } from './beside.ts';
import { pdfCell, widthOf, type Cell } from './cell-lines.ts';
import { IN_ITS_CELL, isWrapping, problemOf, RUN_TOGETHER, valueOf, type ReadColumn } from './cells.ts';
import { columnOf, pdfColumns, isTyped, runsTogether, type PdfColumns } from './columns.ts';
import { CUT_OFF, isCutAtEdge, rowsCutOff } from './cut-off.ts';
import { isMoved, MOVED, OVER_PAGES, splitRows } from './over-pages.ts';
import { printedColumns } from './printed-columns.ts';
import { tablesOf, type PdfTable } from './regions.ts';
import { isDrawnByColumns, isTight, pitchOf, placed, unitsOf, type Layout, type PdfRow } from './rows.ts';
import { markTorn, type Read } from './torn.ts';
import { isNamedNote, joined, linesOf, mostCommon, printedText, withoutPageNotes, type PdfText } from './text.ts';

/**
 * A table as lines, the headings first, and texts that stand in no table; `old`: what is asked of one that tells an old list.
 * `texts`: all of these, those in the margins, too.
 */
export type PdfTables = {
  tables: Line[][];
  outside: { row: number; text: string; isBetween: boolean; old: string | null }[];
  texts: Texts;
};

const NO_ROW = 'This line is outside the table, so we didn’t read it.';

/** Whether something that isn't right below a row is written like the names of the table: in their font, below each other. */
function rowLike(all: readonly PdfText[], { edges }: PdfColumns, layout: Layout): (row: PdfRow) => boolean {
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

const isTitle = (text: string) => isNamedNote(text) || isSection(text) || isUnit(text.replace(/\s*\(\d+\)$/, ''));
/** That they have left, or whose officers they are. */
const tellsBelow = (text: string) => isGone(text) || isOrganization(text);
const isTitleOrGone = (text: string) => isTitle(text) || isGone(text);

/** A line in no table; `isAlone` where it is one text, `isBetween` where rows are above and below it. */
type Outside = { text: string; isAlone: boolean; isBetween: boolean; page: number; y: number };

const outsideLine = (line: readonly PdfText[], page: number, isBetween = false): Outside => ({
  text: printedText(line),
  isAlone: joined(line).length === 1,
  isBetween,
  page,
  y: line[0]?.y ?? 0,
});

function readTable(
  { titles: heads, regions }: PdfTable,
  isBelow: boolean,
): { titles: string[]; rows: Read[]; outside: Outside[] } {
  const all = regions.flatMap(({ pieces }) => pieces);
  refuseBeside(heads, all);
  const columns = pdfColumns(heads, all);
  const { titles, edges } = columns;
  const typed = isTyped(all);
  const { fields, nameColumns, isOfChildren } = printedColumns(titles);
  const place = new Map(all.map((piece) => [piece, columnOf(edges, piece)]));
  const height = mostCommon(all.map((piece) => piece.height)) ?? 10;
  const layout: Layout = { columnOf: (piece) => place.get(piece) ?? 0, nameColumns, height };
  const inColumn = (pieces: readonly PdfText[], at: number) => pieces.filter((piece) => layout.columnOf(piece) === at);
  const piecesOf = ({ pieces }: PdfRow) => titles.map((_, at) => inColumn(pieces, at));
  const cutAtEdge = fields.map((field, at) => field !== null && isCutAtEdge(inColumn(all, at)));
  const ofHeadings = regions.flatMap(({ pieces, isBelowHeading }) => (isBelowHeading ? pieces : []));
  const read = fields.flatMap((field, at) => (field && !nameColumns.includes(at) ? at : []));
  const areMoved = regions.map(
    ({ pieces, isBelowHeading }) =>
      !isBelowHeading && read.some((at) => isMoved(inColumn(ofHeadings, at), inColumn(pieces, at))),
  );
  const isByColumns = isDrawnByColumns(
    regions.map(({ pieces }) => pieces),
    layout,
  );
  const units = regions.map(({ pieces }) => unitsOf(pieces, layout, isByColumns));
  const pitch = pitchOf(units, layout);
  const font = mostCommon(all.map((piece) => piece.font));
  const isRest = (pieces: readonly PdfText[]) =>
    pieces.every((piece) => piece.font === font && piece.height === height);
  const isRow = rowLike(all, columns, layout);
  const found: { row: PdfRow; cells: Cell[]; page: number }[] = [];
  const outside: Outside[] = [];
  // 'Primary' in a line of its own says whose president is below it.
  const isHeading = ({ pieces }: PdfRow, text: string) =>
    fields.includes('calling') &&
    joined(pieces).length === 1 &&
    pieces.every((piece) => layout.columnOf(piece) === 0 || piece.height > 1.1 * height) &&
    // Where callings come first, 'Clerks' may be one that no one has.
    (fields[0] === 'calling' ? isOrganization(text) : isTitle(text));
  let isBelowGone = isBelow;
  for (const [i, { page, isBelowHeading }] of regions.entries()) {
    const previous = found.at(-1)?.row;
    const parts = placed(units[i] ?? [], pitch, layout, isRow, isBelowHeading);
    for (const row of [...parts.rows, ...parts.outside].toSorted((a, b) => b.top - a.top)) {
      // 'Moved Out' says something of everyone below, up to the next title, wherever these are printed.
      const text = printedText(row.pieces);
      isBelowGone ||= joined(row.pieces).length === 1 ? isGone(text) : isUsualGone(text);
      if (isHeading(row, text)) row.doubt = NO_ROW;
      else if (parts.outside.includes(row)) {
        if (!isBelowGone || !isTitleOrGone(text) || joined(row.pieces).length > 1) continue;
        row.doubt = NO_ROW;
      }
      if (!isBelowGone && row.doubt !== NO_ROW && linesOf(row.pieces).every((line) => isNamedNote(printedText(line)))) {
        if (joined(row.pieces).length === 1) outside.push(outsideLine(row.pieces, page));
        continue;
      }
      const cells = piecesOf(row).map(pdfCell);
      const told = row.pieces.filter((piece) => fields[layout.columnOf(piece)]);
      const drawn = told.find(({ doubt }) => doubt)?.doubt;
      const isCut = told.some((piece) => piece.isAtEdge && cutAtEdge[layout.columnOf(piece)]);
      const doubt =
        drawn ?? (areMoved[i] ? MOVED : runsTogether(row.pieces, edges, typed) ? RUN_TOGETHER : isCut ? CUT_OFF : null);
      if (doubt && row.doubt !== NO_ROW) row.doubt = doubt;
      found.push({ row, cells, page });
    }
    for (const { pieces, hasName, doubt, top, bottom } of parts.outside) {
      if (doubt === NO_ROW) continue;
      const isFirst = !hasName && pieces === units[i]?.[0]?.pieces;
      const last = previous && isFirst && isRest(pieces) ? previous : null;
      // The rest of an address tells nothing that is kept.
      if (last && pieces.every((piece) => !fields[layout.columnOf(piece)])) continue;
      if (last) last.doubt ??= OVER_PAGES;
      const isBetween = parts.rows.some((row) => row.bottom > top) && parts.rows.some((row) => row.top < bottom);
      for (const line of linesOf(pieces)) outside.push(outsideLine(line, page, isBetween));
    }
  }
  for (const i of rowsCutOff(
    found.map(({ row }) => piecesOf(row)),
    fields,
    height,
  ))
    if (found[i]) found[i].row.doubt ??= CUT_OFF;
  const listed = found.filter(({ row }) => row.doubt !== NO_ROW);
  for (const i of splitRows(listed, { fields, nameColumns })) if (listed[i]) listed[i].row.doubt ??= OVER_PAGES;
  const sure = found.filter(({ row }) => row.doubt === undefined);
  const told = titles.map((_, at): ReadColumn => {
    const column = sure.map(({ cells }) => cells[at] ?? []);
    return {
      field: fields[at] ?? null,
      width: widthOf(column),
      isWrapping: isWrapping(column),
      isOfChildren: isOfChildren(at),
    };
  });
  const rows = found.map(({ row, cells }): Read => {
    const values = told.map((column, at) => valueOf(cells[at] ?? [], column));
    const names = nameColumns.map((at) => values[at]?.text ?? '');
    const doubts = values.flatMap(({ doubt }) => doubt ?? []);
    const why = row.doubt ?? doubts[0];
    const said = values.map(({ text }) => text);
    const isLegible = row.doubt === undefined && doubts.every((doubt) => IN_ITS_CELL.includes(doubt));
    const line = { cells: said, ...(why ? { problem: problemOf(why, said), isLegible } : {}) };
    return { line, names, begins: row.begins };
  });
  if (isTight(pitch)) markTorn(rows.filter((_, at) => found[at]?.row.doubt !== NO_ROW));
  return { titles, rows, outside };
}

/** Lines outside of tables that no one is in, and those that stand in the same place on several pages. */
function withoutTitles(outside: readonly Outside[]): Outside[] {
  return outside.filter(
    ({ text, isAlone, page, y }) =>
      !(isAlone && isTitle(text)) &&
      !outside.some((other) => other.page !== page && other.text === text && Math.abs(other.y - y) < 2),
  );
}

/** The heading of the next table, where it stands behind the last row of this one and says something of the people below. */
function endOf(rows: readonly Read[]): string[] {
  const filled = rows.at(-1)?.line.cells.filter(Boolean) ?? [];
  const text = filled.join(' ');
  return (filled.length === 1 ? tellsBelow(text) : isUsualGone(text)) ? [text] : [];
}

/** What stands in the margins of a page. */
function marginsOf(pieces: readonly PdfText[], kept: readonly PdfText[]): string[] {
  const own = new Set(kept);
  return pieces.filter((piece) => !own.has(piece)).map(({ text }) => text);
}

/** The tables of all pages; null when no page has headings with names. */
export function tablesOnPages(printed: readonly (readonly PdfText[])[]): PdfTables | null {
  const pages = printed.map(withoutPageNotes);
  const { tables, before } = tablesOf(pages);
  if (tables.length === 0) return null;
  const above = before.flatMap(({ pieces, page }) => linesOf(pieces).map((line) => outsideLine(line, page)));
  let titles = above.filter(({ text, isAlone }) => isAlone && tellsBelow(text)).map(({ text }) => text);
  let row = 0;
  const outside = [...above];
  const numbered = tables.map((table) => {
    const read = readTable(table, titles.some(isGone));
    outside.push(...read.outside);
    const cells = [...(read.rows.length > 0 ? titles : []).map((text) => [text]), read.titles];
    titles = endOf(read.rows);
    return [...cells.map((own) => ({ cells: own })), ...read.rows.map(({ line }) => line)].map((line): Line => ({
      ...line,
      row: (row += 1),
    }));
  });
  const texts = {
    above: above.map(({ text }) => text),
    beside: [...outside.map(({ text }) => text), ...printed.flatMap((all, i) => marginsOf(all, pages[i] ?? []))],
  };
  const now = new Date();
  const days = new Map<string, string>();
  for (const [place, said] of [
    ['above', texts.above],
    ['beside', texts.beside],
  ] as const)
    for (const text of said) {
      const old = days.has(text) ? null : oldList(text, now, place);
      if (old !== null) days.set(text, old);
    }
  const untold = withoutTitles(outside).filter(({ text }) => !days.has(text));
  return {
    tables: numbered,
    outside: [
      ...[...days].map(([text, old]) => ({ row: (row += 1), text, isBetween: false, old })),
      ...untold.map(({ text, isBetween }) => ({ row: (row += 1), text, isBetween, old: null })),
    ],
    texts,
  };
}
