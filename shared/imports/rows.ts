import { announcedSeparator, readCells, SEPARATORS, type Line, type Separator } from './cells.ts';
import { fieldOf, headOf, type Head } from './columns.ts';
import { yearTold } from './birth-years/birth-years.ts';
import { linesOfText } from './free-text.ts';
import { inHouseholds, type Home } from './households/household-names.ts';
import { householdColumns, householdTable, householdText } from './households/households.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportField } from './schema.ts';
import { UnreadableFile, UNREADABLE } from './unreadable.ts';

/** What a row says, before it is checked. */
export type RawRow = {
  row: number;
  values: Partial<Record<ImportField, string>>;
  /** A line that says nothing about a person, and why. */
  unread?: { text: string; problem: string };
  /** Sentences about how it was read, such as what fits no field. */
  remarks?: string[];
};
export type RawTable = { rows: RawRow[]; ignoredColumns: string[] };

/** Titles and dates may come before the headings. */
const LOOKED_AT = 20;

/** Why the cells of a row cannot be told by the headings, or null. */
function unreadable({ cells, isTouching, isTorn }: Line, head: Head): string | null {
  if (isTouching) return 'Two columns in this row run together, so we couldn’t read it.';
  if (isTorn) return 'The name may take up two lines, so we couldn’t read it.';
  if (cells.slice(head.fields.length).some((cell) => cell !== ''))
    return 'This row has more cells than there are headings.';
  const filled = cells.filter((cell) => cell !== '');
  const isHeadings = filled.length > 1 && filled.every((cell) => fieldOf(cell) !== null);
  return isHeadings ? 'This row repeats the headings.' : null;
}

function rawRow(line: Line, head: Head): RawRow {
  const problem = unreadable(line, head);
  if (problem) {
    const text = line.cells.filter(Boolean).join(' ').slice(0, 60);
    return { row: line.row, values: {}, unread: { text, problem } };
  }
  const values: RawRow['values'] = {};
  for (const column of head.order) {
    const [field, cell] = [head.fields[column], line.cells[column] ?? ''];
    if (field && cell !== '') values[field] ??= cell;
  }
  return { row: line.row, values };
}

/** Where nearly every name is 'Last, First', a lone text without a comma is a heading between the rows. */
function likeTheOthers(rows: RawRow[]): RawRow[] {
  const names = rows.flatMap(({ values }) => values.name ?? []);
  const withComma = names.filter((name) => name.includes(',')).length;
  if (withComma < 4 || withComma < names.length * 0.8) return rows;
  return rows.map((row) => {
    const { name, ...others } = row.values;
    if (!name || name.includes(',') || Object.keys(others).length > 0) return row;
    return {
      ...row,
      values: {},
      unread: { text: name, problem: `“${name.slice(0, 60)}” isn’t written like the other names: “Last, First.”` },
    };
  });
}

function checkCount(count: number): void {
  if (count > IMPORT_LIMITS.rows) {
    throw new UnreadableFile(UNREADABLE.tooManyRows(count));
  }
}

/** In a list of households the family's name may stand in the first of its rows only; a gap or two are mistakes. */
const LEAST_BLANK = 0.4;

function withFamilyNames(rows: RawRow[]): RawRow[] {
  const named = rows.filter(({ values }) => values.firstName);
  const blank = named.filter(({ values }) => !values.lastName);
  if (blank.length < 2 || blank.length < named.length * LEAST_BLANK) return rows;
  const homes: Home[] = [];
  for (const row of rows) {
    const { firstName, lastName } = row.values;
    const home = homes.at(-1);
    if (lastName || !home) homes.push({ family: lastName ?? '', rows: [row] });
    else if (!firstName || home.family === '') home.rows.push(row);
    else
      home.rows.push({
        ...row,
        values: { ...row.values, lastName: home.family },
        remarks: [`Last name “${home.family}” from a row above.`],
      });
  }
  return inHouseholds(homes);
}

/** Of several columns of birth dates, the ones that tell the year count first. */
function yearsFirst(head: Head, rows: readonly Line[]): Head {
  const years = (column: number) =>
    head.fields[column] === 'birthYear' ? rows.reduce((told, { cells }) => told + yearTold(cells[column] ?? ''), 0) : 0;
  const told = new Map(head.order.map((column) => [column, years(column)]));
  return { ...head, order: head.order.toSorted((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0)) };
}

export const besides = (title: string, first: string): string =>
  title === first ? `the second ${title}` : `${title} (where ${first} has a value)`;

/** Headings whose cells are left out, always or where an earlier column of the same kind has something else. */
function ignoredColumns(titles: readonly string[], head: Head, rows: readonly Line[]): string[] {
  return titles.flatMap((title, column) => {
    const field = head.fields[column];
    if (title === '')
      return rows.some(({ cells }) => (cells[column] ?? '') !== '')
        ? [`column ${column + 1}, which has no heading`]
        : [];
    if (!field) return [title];
    const first = head.order.find((at) => head.fields[at] === field) ?? column;
    const isDropped = rows.some(({ cells }) => {
      const [before, cell] = [cells[first] ?? '', cells[column] ?? ''];
      return before !== '' && cell !== '' && cell !== before;
    });
    return first !== column && isDropped ? [besides(title, titles[first] ?? '')] : [];
  });
}

const NAME_FIELDS = new Set<string>(['name', 'firstName', 'lastName']);

/** Rows of cells → what they say, by the headings that are found among the first of them; null without headings. */
export function tableOf(lines: readonly Line[]): RawTable | null {
  const households = householdTable(lines, LOOKED_AT);
  if (households) {
    checkCount(households.rows.length);
    return households;
  }
  const headings = lines.slice(0, LOOKED_AT).map((line) => headOf(line.cells));
  const at = headings.findIndex((head) => head.names === 'one' || head.names === 'two');
  const half = headings.find((head) => head.names !== null && head.known > 1);
  const found = headings[at];
  if (!found) {
    if (half) throw new UnreadableFile(UNREADABLE.halfNames(half.names));
    return null;
  }
  const titles = lines[at]?.cells ?? [];
  // A table that spans pages repeats its headings.
  const rows = lines.slice(at + 1).filter((line) => line.cells.join('\n') !== titles.join('\n'));
  checkCount(rows.length);
  if (rows.length === 0) throw new UnreadableFile(UNREADABLE.onlyHeadings);
  const head = yearsFirst(found, rows);
  const repeated = titles.findIndex(
    (title, column) => NAME_FIELDS.has(head.fields[column] ?? '') && titles.indexOf(title) < column,
  );
  const first = titles.indexOf(titles[repeated] ?? '');
  if (repeated > 0 && rows.some(({ cells }) => cells[first] && cells[repeated] && cells[first] !== cells[repeated]))
    throw new UnreadableFile(UNREADABLE.peopleBeside(titles[repeated] ?? ''));
  return {
    rows: withFamilyNames(likeTheOthers(rows.map((line) => rawRow(line, head)))),
    ignoredColumns: ignoredColumns(titles, head, rows),
  };
}

function bestSeparator(text: string): Separator | null {
  const start = text.slice(0, 100_000);
  let best: { separator: Separator; known: number } | null = null;
  for (const separator of SEPARATORS) {
    const lines = readCells(start, separator, LOOKED_AT);
    const heads = lines.map((line) => headOf(line.cells));
    const known = Math.max(
      0,
      ...heads.map((head) => (head.names ? head.known : 0)),
      ...lines.map(({ cells }) => householdColumns(cells)),
    );
    if (known > (best?.known ?? 0)) best = { separator, known };
  }
  return best?.separator ?? null;
}

/** A CSV or TXT file. A text without headings may be a list of names, one a line. */
export function rowsOfText(text: string, isFree: boolean): RawTable {
  const { separator: announced, rest } = announcedSeparator(text);
  const separator = announced ?? bestSeparator(rest);
  const offset = announced ? 1 : 0;
  const table = separator && tableOf(readCells(rest, separator).map((line) => ({ ...line, row: line.row + offset })));
  if (table) return table;
  if (!isFree) throw new UnreadableFile(UNREADABLE.noNameColumn, true);
  return rowsOfFreeText(rest);
}

/** Columns lined up with spaces, as on a typewriter; null if there are none. */
function fixedWidthTable(text: string): RawTable | null {
  const lines = text.split(/\r\n|\r|\n/);
  const at = lines.slice(0, LOOKED_AT).findIndex((line) => {
    const { names, known } = headOf(line.trim().split(/\s{2,}/));
    return (names === 'one' || names === 'two') && known > 1;
  });
  const heading = lines[at];
  if (heading === undefined) return null;
  const starts = [...heading.matchAll(/\S+(?: \S+)*/g)].map((match) => match.index);
  if (starts.length > IMPORT_LIMITS.columns) return null;
  const cut = (line: string) => starts.map((start, i) => line.slice(i === 0 ? 0 : start, starts[i + 1]).trim());
  const isCut = (line: string) => starts.some((start) => start > 0 && /\S\S/.test(line.slice(start - 1, start + 1)));
  const filled = lines.map((line, i) => ({ row: i + 1, line })).filter(({ line }) => /[^\s=_-]/.test(line));
  if (filled.some(({ row, line }) => row > at + 1 && isCut(line) && line.length > (starts[1] ?? 0))) return null;
  return tableOf(filled.filter(({ row }) => row > at).map(({ row, line }) => ({ row, cells: cut(line) })));
}

/** A text without separators: columns set with spaces, or one person a line. */
export function rowsOfFreeText(text: string): RawTable {
  const table = fixedWidthTable(text);
  if (table) return table;
  const rows = householdText(text) ?? linesOfText(text);
  checkCount(rows.length);
  return { rows, ignoredColumns: [] };
}
