import { isOfName } from '#shared/imports/columns.ts';
import type { Outside as Texts } from '#shared/imports/birth-years/list-dates.ts';
import { looksLikeFullName } from '#shared/imports/names.ts';
import { isOrganization } from '#shared/imports/offices/organization-names.ts';
import { apartRows } from './across/apart-rows.ts';
import { dividerRows } from './across/divider-rows.ts';
import { isOfTable } from './across/title-above.ts';
import { refuseBeside } from './beside.ts';
import { pdfCell, widthOf, type Cell } from './cell-lines.ts';
import { IN_ITS_CELL, isWrapping, problemOf, RUN_TOGETHER, valueOf, type ReadColumn } from './cells.ts';
import { columnOf, pdfColumns, isTyped, runsTogether } from './columns.ts';
import { CUT_OFF, isCutAtEdge, rowsCutOff } from './cut-off.ts';
import { rowStyles } from './drawn/marked-rows.ts';
import { inEachRow, SHARED } from './drawn/merged-cells.ts';
import { isMoved, MOVED, OVER_PAGES, splitRows } from './over-pages.ts';
import { labelsOfRow, type Label } from './labels/label-rows.ts';
import {
  headingsIn,
  isAcross,
  isOfSomeone,
  runningOn,
  withoutPageTitles,
  withoutSubtitles,
  type LoneLine,
  type LonePlace,
} from './lone-lines/lone-lines.ts';
import {
  loneRow,
  NO_ROW,
  numberedLines,
  type NumberedTables,
  type ReadTable,
  type TableRow,
} from './lone-lines/numbered-lines.ts';
import { withoutThoseAbout } from './lone-lines/outside-sentences.ts';
import { isPageTitle, outsideLine, shownLines, type OutsideLine, type ShownLine } from './lone-lines/outside-lines.ts';
import { withoutWatermarks } from './lone-lines/watermarks.ts';
import { printedColumns } from './printed-columns.ts';
import { tablesOf, type PdfTable } from './regions.ts';
import { isDrawnByColumns, isTight, pitchOf, placed, rowLike, unitsOf, type Layout, type PdfRow } from './rows.ts';
import { markTorn } from './torn.ts';
import {
  isNamedNote,
  isNoRow,
  joined,
  linesOf,
  marginsOf,
  mostCommon,
  printedText,
  withoutPageNotes,
  type PdfText,
} from './text.ts';

/**
 * A table as lines, the headings first, and texts that stand in no table. `texts`: all of these, those in the margins, too.
 */
export type PdfTables = NumberedTables & { outside: ShownLine[]; texts: Texts };

function readTable(
  { titles: heads, regions: printed }: PdfTable,
  isRunning: ReturnType<typeof runningOn>,
): ReadTable & { outside: OutsideLine[] } {
  const whole = printed.flatMap(({ pieces }) => pieces);
  refuseBeside(heads, whole);
  const columns = pdfColumns(heads, whole);
  const { titles, edges } = columns;
  const { fields, nameColumns, isOfChildren } = printedColumns(titles);
  const isWhose = (at: number) => nameColumns.includes(at) || isOfName(fields[at]) || isOfChildren(at);
  const regions = inEachRow(printed, { columnOf: (piece) => columnOf(edges, piece), nameColumns, isWhose, fields });
  const all = regions.flatMap(({ pieces }) => pieces);
  const typed = isTyped(all);
  const place = new Map(all.map((piece) => [piece, columnOf(edges, piece)]));
  const height = mostCommon(all.map((piece) => piece.height)) ?? 10;
  const layout: Layout = { columnOf: (piece) => place.get(piece) ?? 0, nameColumns, height };
  const inColumn = (pieces: readonly PdfText[], at: number) => pieces.filter((piece) => layout.columnOf(piece) === at);
  const piecesOf = ({ pieces }: PdfRow) => titles.map((_, at) => inColumn(pieces, at));
  const cutAtEdge = fields.map((field, at) => field !== null && isCutAtEdge(inColumn(all, at), field));
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
  const columnAt = (at: number) => ({ edge: edges[at] ?? Number.POSITIVE_INFINITY, texts: inColumn(all, at) });
  const found: { row: PdfRow; cells: Cell[]; page: number; labels: readonly Label[] }[] = [];
  const outside: OutsideLine[] = [];
  /** What stands alone, and behind how many rows. */
  const lone: LoneLine[] = [];
  const tell = (pieces: readonly PdfText[], page: number, place: LonePlace, behind = found.length) => {
    for (const line of linesOf(pieces))
      for (const { text, y, height } of headingsIn(line, place, all))
        if (!isRunning({ text, page, y }, place === 'foot')) lone.push({ text, height, behind });
  };
  // 'Primary' in a line of its own says whose president is below it.
  const isHeading = ({ pieces }: PdfRow, text: string) =>
    fields.includes('calling') &&
    joined(pieces).length === 1 &&
    pieces.every((piece) => layout.columnOf(piece) === 0 || piece.height > 1.1 * height) &&
    // Where callings come first, 'Clerks' may be one that no one has.
    (fields[0] === 'calling' ? isOrganization(text) : isPageTitle(text));
  /** Whether the one text of a row is no cell of it. */
  const isOfNoCell = ([piece, other]: readonly PdfText[]): boolean => {
    if (!piece || other) return false;
    const at = layout.columnOf(piece);
    return nameColumns.includes(at) ? runsTogether([piece], edges, typed) : isAcross(piece, inColumn(all, at));
  };
  for (const [i, { page, isBelowHeading, isLast, labels }] of regions.entries()) {
    const previous = found.at(-1)?.row;
    const isOfPage = ({ pieces, top }: PdfRow, isAtFoot: boolean) =>
      isRunning({ text: printedText(pieces), page, y: top }, isAtFoot);
    const isFirstOnPage = !isBelowHeading && !isLast;
    const dividers = dividerRows(units[i] ?? [], pitch, layout, columnAt);
    const apart = apartRows(units[i] ?? [], dividers, layout, columnAt);
    const parts = withoutPageTitles(
      placed(units[i] ?? [], pitch, layout, isRow, isBelowHeading, apart),
      isFirstOnPage,
      isOfPage,
    );
    const lowest = parts.rows.reduce((least, { bottom }) => Math.min(least, bottom), Number.POSITIVE_INFINITY);
    const isAbove = isFirstOnPage && parts.rows.length === 0;
    const placeOf = ({ top }: PdfRow): LonePlace => {
      if (parts.rows.length > 0 ? top > lowest : isLast) return 'between';
      return isLast ? 'foot' : 'above headings';
    };
    /** The row on the page before that this may be the rest of. */
    const lastOf = (row: PdfRow): PdfRow | null =>
      previous && !row.hasName && row.pieces === units[i]?.[0]?.pieces && isRest(row.pieces) && !isOfPage(row, false)
        ? previous
        : null;
    for (const row of [...parts.rows, ...parts.outside].toSorted((a, b) => b.top - a.top)) {
      const text = printedText(row.pieces);
      const lines = linesOf(row.pieces);
      const isOutside = parts.outside.includes(row);
      if (isHeading(row, text) && !(isOutside && isOfPage(row, false))) {
        if (!row.hasName) tell(row.pieces, page, 'between', found.length + 1);
        row.doubt = NO_ROW;
      } else if (isOutside) {
        if (isAbove || !lastOf(row)) tell(row.pieces, page, placeOf(row));
        continue;
      } else if (lines.every((line) => isNoRow(printedText(line)))) {
        tell(row.pieces, page, 'between');
        if (joined(row.pieces).length === 1 || !isNamedNote(text)) outside.push(outsideLine(row.pieces, page));
        continue;
      } else if (lines.length === 1 && !isOfSomeone(text) && (dividers.has(row) || isOfNoCell(joined(row.pieces)))) {
        tell(row.pieces, page, 'between', found.length + 1);
        // In the column of names it may be someone's.
        if (!row.hasName || isPageTitle(text) || isOfTable(text) || !looksLikeFullName(text)) row.doubt = NO_ROW;
      }
      // A title right below a row has become a part of it.
      for (const line of row.doubt && row.doubt !== NO_ROW ? lines.slice(1) : []) {
        if (headingsIn(line, 'foot', all).length === 0) continue;
        tell(line, page, 'foot', found.length + 1);
        outside.push(outsideLine(line, page));
        row.pieces = row.pieces.filter((piece) => !line.includes(piece));
      }
      const cells = piecesOf(row).map(pdfCell);
      const told = row.pieces.filter((piece) => fields[layout.columnOf(piece)]);
      const drawn = told.find(({ doubt }) => doubt)?.doubt;
      const isCut = told.some((piece) => piece.isAtEdge && cutAtEdge[layout.columnOf(piece)]);
      const doubt =
        drawn ?? (areMoved[i] ? MOVED : runsTogether(row.pieces, edges, typed) ? RUN_TOGETHER : isCut ? CUT_OFF : null);
      if (doubt && row.doubt !== NO_ROW) row.doubt = doubt;
      found.push({ row, cells, page, labels });
    }
    for (const row of parts.outside) {
      const { pieces, doubt, top, bottom } = row;
      if (doubt === NO_ROW) continue;
      const last = lastOf(row);
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
  const rows = found.map(({ row, cells, labels }): TableRow => {
    const values = told.map((column, at) => valueOf(cells[at] ?? [], column));
    const names = nameColumns.map((at) => values[at]?.text ?? '');
    const doubts = values.flatMap(({ doubt }) => doubt ?? []);
    const why = row.doubt ?? doubts[0];
    const said = values.map(({ text }) => text);
    const isLegible = (row.doubt ?? SHARED) === SHARED && doubts.every((doubt) => IN_ITS_CELL.includes(doubt));
    const line = { cells: said, ...(why ? { problem: problemOf(why, said), isLegible } : {}) };
    const styles = rowStyles(row.pieces, (piece) => nameColumns.includes(layout.columnOf(piece)));
    const beside = labelsOfRow((row.top + row.bottom) / 2 + 0.3 * height, labels);
    return { line, names, begins: row.begins, styles, beside };
  });
  if (isTight(pitch)) markTorn(rows.filter((_, at) => found[at]?.row.doubt !== NO_ROW));
  const [column = 0] = nameColumns;
  const telling = withoutSubtitles(lone);
  const loneBehind = (count: number) =>
    telling.flatMap(({ text, behind }) => (behind === count ? loneRow(text, { titles, column }) : []));
  return {
    titles,
    column,
    rows: [...loneBehind(0), ...rows.flatMap((row, at) => [row, ...loneBehind(at + 1)])],
    outside,
  };
}

/** The tables of all pages; null when no page has headings with names. */
export function tablesOnPages(printed: readonly (readonly PdfText[])[]): PdfTables | null {
  const { unmarked, marks } = withoutWatermarks(printed);
  const pages = unmarked.map(withoutPageNotes);
  const { tables, before: lines } = tablesOf(pages);
  if (tables.length === 0) return null;
  const before = [...lines, ...marks];
  const above = before.flatMap(({ pieces, page }) => linesOf(pieces).map((line) => outsideLine(line, page)));
  const isRunning = runningOn(pages);
  const read = tables.map((table) => readTable(table, isRunning));
  const titles = before.flatMap(({ pieces }) =>
    linesOf(pieces).flatMap((line) => headingsIn(line, 'above headings', pieces)),
  );
  const numbered = numberedLines(read, withoutThoseAbout(titles, read));
  const outside = [...above, ...read.flatMap((table) => table.outside)];
  const texts = {
    above: withoutThoseAbout(above, read),
    beside: [...outside.map(({ text }) => text), ...unmarked.flatMap((all, i) => marginsOf(all, new Set(pages[i])))],
  };
  return { ...numbered, outside: shownLines(outside, texts, numbered.tables.flat().length), texts };
}
