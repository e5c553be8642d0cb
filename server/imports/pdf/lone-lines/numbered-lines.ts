import type { Line } from '#shared/imports/cells.ts';
import { mayBeMissionaries } from '#shared/imports/headings/one-word.ts';
import { toldBelow } from '#shared/imports/headings/telling-titles.ts';
import { isOrganization } from '#shared/imports/offices/organization-names.ts';
import { isGone, isUsualGone } from '#shared/imports/dividers/said-by-headings.ts';
import type { RowStyles } from '../drawn/marked-rows.ts';
import type { Read } from '../torn.ts';
import { isPageTitle } from './outside-lines.ts';

/** Why a line of a page is no row. */
export const NO_ROW = 'This line is outside the table, so we didn’t read it.';

/** A row, or a `lone` line that is none, for what it says of the rows below. `beside`: the labels that stand beside a row. */
export type TableRow = Read & { lone?: string; beside?: readonly string[] };
/** `column`: where the names are. */
export type ReadTable = { titles: readonly string[]; column: number; rows: readonly TableRow[] };

/** That they have left, or whose officers they are. */
const tellsBelow = (text: string): boolean => isGone(text) || isOrganization(text);

/** Stands where a lone row of a sheet does, so that the same rules read it. */
export const loneRow = (lone: string, { titles, column }: Pick<ReadTable, 'titles' | 'column'>): TableRow => ({
  line: { cells: titles.map((_, at) => (at === column ? lone : '')), problem: NO_ROW },
  names: [],
  begins: 'row',
  lone,
});

const isShown = ({ lone }: TableRow): boolean => lone === undefined;
/** What stands behind the last row of a table, above the next one. */
const loneEnd = (rows: readonly TableRow[]): string[] =>
  rows.slice(rows.findLastIndex(isShown) + 1).flatMap(({ lone }) => lone ?? []);

/** The heading of the next table, where it is the last row of this one and says something of the people below. */
function endOf(rows: readonly TableRow[]): string[] {
  const filled = rows.findLast(isShown)?.line.cells.filter(Boolean) ?? [];
  const text = filled.join(' ');
  return (filled.length === 1 ? tellsBelow(text) : isUsualGone(text)) ? [text] : [];
}

/** Tables with the same headings are one, wherever their columns stand. */
function joinedTables(tables: readonly ReadTable[]): ReadTable[] {
  const found: ReadTable[] = [];
  for (const table of tables) {
    const before = found.at(-1);
    if (before && before.column === table.column && before.titles.join('\n') === table.titles.join('\n'))
      found[found.length - 1] = { ...before, rows: [...before.rows, ...table.rows] };
    else found.push(table);
  }
  return found;
}

/** Whether the title of a file tells of everyone in it. 'Confidential' is the file. */
const isOfEveryone = (title: string): boolean => {
  const told = toldBelow(title);
  return mayBeMissionaries(title) || (told !== null && !(told === 'care' && isPageTitle(title)));
};

/**
 * `lone`: the numbers of lines that only tell of those below, and are shown as what they are on the page, if at all. `styles`:
 * how the rows are printed. `labels`: what stands beside them.
 */
export type NumberedTables = {
  tables: Line[][];
  lone: ReadonlySet<number>;
  styles: ReadonlyMap<number, RowStyles>;
  labels: ReadonlyMap<number, readonly string[]>;
};

/** The tables as lines, numbered from the first to the last, and the numbers of lone ones. `above`: what stands above the first. */
export function numberedLines(tables: readonly ReadTable[], above: readonly string[]): NumberedTables {
  const numbers = new Set<number>();
  const styles = new Map<number, RowStyles>();
  const labels = new Map<number, readonly string[]>();
  let titles = above.filter(tellsBelow);
  let lone = above.filter((text) => !tellsBelow(text) && isOfEveryone(text));
  let row = 0;
  const numbered = joinedTables(tables).map((table) => {
    const isFilled = table.rows.some(isShown);
    const cells = [...(isFilled ? titles : []).map((text) => [text]), [...table.titles]];
    const rows = [...(isFilled ? lone.map((text) => loneRow(text, table)) : []), ...table.rows];
    titles = isFilled ? endOf(table.rows) : titles;
    lone = [...(isFilled ? [] : lone), ...loneEnd(table.rows)];
    return [
      ...cells.map((texts): Pick<TableRow, 'line' | 'lone' | 'styles' | 'beside'> => ({ line: { cells: texts } })),
      ...rows,
    ].map((own): Line => {
      row += 1;
      if (own.lone !== undefined) numbers.add(row);
      if (own.styles) styles.set(row, own.styles);
      if (own.beside?.length) labels.set(row, own.beside);
      return { ...own.line, row };
    });
  });
  return { tables: numbered, lone: numbers, styles, labels };
}
