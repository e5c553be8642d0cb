import type { Line } from '#shared/imports/cells.ts';
import { headOf } from '#shared/imports/columns.ts';
import { IMPORT_LIMITS } from '#shared/imports/limits.ts';
import { linesOfLayout } from '#shared/imports/texts/layouts.ts';
import { rowsOfFreeText, tableOf, type RawRow, type RawTable } from '#shared/imports/rows.ts';
import { UnreadableFile, UNREADABLE } from '#shared/imports/unreadable.ts';
import { blockDoubts, blocksBeside } from './blocks/blocks-beside.ts';
import { CUT_WORD, problemOf, RUN_TOGETHER, shownOf } from './cells.ts';
import { cutPeople } from './cut-people.ts';
import { hasLooseLetters } from './cut-words.ts';
import { CUT_OFF } from './cut-off.ts';
import { hasPeopleBeside } from './page-text.ts';
import { withLabels } from './labels/told-beside.ts';
import { withoutTurned } from './labels/turned-labels.ts';
import { NO_ROW } from './lone-lines/numbered-lines.ts';
import { withOutsideLines } from './lone-lines/outside-sentences.ts';
import { withTitlesBelow } from './lone-lines/titles-below.ts';
import { tablesOnPages, type PdfTables } from './tables.ts';
import { withoutPageNotes, type PdfText } from './text.ts';
import { SHARED } from './drawn/merged-cells.ts';
import { CROSSED_OUT, UNSEEN } from './drawn/unseen.ts';

/** More rows than this share that cannot be told apart mean that none can. */
const MOST_UNCLEAR = 0.5;

function outsideRow({ row, text, old }: PdfTables['outside'][number]): RawRow {
  const problem = old ?? `This line is outside the table, so we didn’t read it: ${shownOf(text)}`;
  return { row, values: {}, unread: { text, problem } };
}

function rowsOfTables({ tables, lone, styles, labels, outside, texts }: PdfTables): RawTable {
  const ownOf = (lines: readonly Line[]) => lines.filter(({ row }) => !lone.has(row));
  const filled = tables.filter((lines) => ownOf(lines).length > 1);
  const rows = filled.flatMap((lines) => ownOf(lines).slice(1));
  if (filled.length === 0 && outside.length === 0) throw new UnreadableFile(UNREADABLE.onlyHeadings);
  if (rows.length > IMPORT_LIMITS.rows) throw new UnreadableFile(UNREADABLE.tooManyRows(rows.length));
  // What is hidden, crossed out, or of several rows is told apart well enough, and a heading across the table is no row.
  const own = rows.flatMap(({ problem = '' }) => (problem.startsWith(NO_ROW) ? [] : problem));
  const told = [UNSEEN, CROSSED_OUT, SHARED];
  const unclear = own.filter((problem) => problem && !told.some((why) => problem.startsWith(why)));
  // Lines between the rows that belong to none are parts of rows, and may be of any.
  const between = outside.filter(({ isBetween }) => isBetween).length;
  if (unclear.length + between > (own.length + between) * MOST_UNCLEAR) {
    const isMostly = (why: string) =>
      unclear.filter((problem) => problem.startsWith(why)).length >= (unclear.length + between) / 2;
    if (isMostly(CUT_OFF)) throw new UnreadableFile(UNREADABLE.cutOff);
    throw new UnreadableFile(isMostly(RUN_TOGETHER) ? UNREADABLE.columnsTooClose : UNREADABLE.unclearLines, true);
  }
  const read = withTitlesBelow(filled).flatMap((lines) => tableOf(lines, texts) ?? []);
  const said = read.flatMap((table) => table.rows).filter(({ row }) => !lone.has(row));
  const all = [...withOutsideLines(withLabels(said, labels), outside, styles), ...outside.map(outsideRow)];
  // A household's line is a row for each of its people.
  const isCountedTwice = new Set(all.map(({ row }) => row)).size < all.length;
  return {
    rows: isCountedTwice ? all.map((row, at) => ({ ...row, row: at + 1 })) : all,
    ignoredColumns: [...new Set(read.flatMap((table) => table.ignoredColumns))],
  };
}

/** In a list without headings, people whose lines may be parts of longer ones are rows to check. */
function markCut(table: RawTable, cut: ReadonlyMap<string, (text: string) => string>): RawTable {
  const rows = table.rows.map((row): RawRow => {
    const { name = '', ...others } = row.values;
    const text = [name, ...Object.values(others)].join(' · ');
    const found = hasLooseLetters(name) ? problemOf(CUT_WORD, [text]) : cut.get(name)?.(text);
    if (row.unread || !found) return row;
    return { row: row.row, values: { name }, unread: { text, problem: [found, ...(row.remarks ?? [])].join(' ') } };
  });
  return { ...table, rows };
}

/** A list without headings: one person a line, or people with several lines, side by side. */
function rowsOfList(pages: readonly (readonly PdfText[])[], text: string): RawTable {
  const read = pages.map((printed) => {
    const page = withoutTurned(printed).pieces;
    return { page, blocks: blocksBeside(withoutPageNotes(page)) };
  });
  if (read.some(({ blocks }) => blocks.kind === 'unclear')) throw new UnreadableFile(UNREADABLE.listsBeside, true);
  const columns = read.flatMap(({ blocks }) => (blocks.kind === 'columns' ? blocks.columns : []));
  const layout = columns.length > 0 ? linesOfLayout(text) : null;
  const entries = layout && tableOf(layout);
  const parts = read.flatMap(({ page, blocks }) => (blocks.kind === 'columns' ? blocks.columns : [page]));
  const cut = new Map([...cutPeople(parts), ...blockDoubts(columns, entries !== null)]);
  return markCut(entries ?? rowsOfFreeText(text, true), cut);
}

/** Headings stand no farther below the top than so many lines. */
const LOOKED_AT = 20;

/** What the pages show that says more than that a line isn't read. */
function whyNot(pages: readonly (readonly PdfText[])[], text: string): UnreadableFile | null {
  if (pages.some(hasPeopleBeside)) return new UnreadableFile(UNREADABLE.listsBeside, true);
  const heads = text
    .split('\n', LOOKED_AT)
    .map((line) => headOf(line.split('\t')))
    .filter(({ known, fields }) => known > 1 && known * 2 >= fields.length);
  const half = heads.find(({ names }) => names === 'first' || names === 'last');
  if (half) return new UnreadableFile(UNREADABLE.halfNames(half.names), true);
  return heads.some(({ names }) => names === null) ? new UnreadableFile(UNREADABLE.noNameColumn, true) : null;
}

/** What the pages of a PDF say: tables, or a list without headings, which `text` has line by line. */
export function rowsOfPages(pages: readonly (readonly PdfText[])[], text: string): RawTable {
  const found = tablesOnPages(pages);
  if (found) return rowsOfTables(found);
  try {
    return rowsOfList(pages, text);
  } catch (error) {
    throw error instanceof UnreadableFile && error.mayAskModel ? (whyNot(pages, text) ?? error) : error;
  }
}
