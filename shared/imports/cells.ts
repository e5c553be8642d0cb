import { undefused } from '#shared/text/csv.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { UnreadableFile, UNREADABLE } from './unreadable.ts';

/** A row of a sheet: its number, as a spreadsheet counts, and its cells without spaces around them. */
export type Line = {
  row: number;
  cells: string[];
  /** Why a row of a printed table cannot be read, in a sentence. */
  problem?: string;
  /** True where only a person can tell whether the cells are right as they were read. */
  isLegible?: boolean;
};

/** Where a row has become several, each line has a number of its own, by which a person corrects or leaves out whoever stands there. */
export const eachCounted = (lines: readonly Line[]): Line[] => lines.map((line, at) => ({ ...line, row: at + 1 }));

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Some programs put single quotation marks around a cell. */
const QUOTED = /^'([\p{L}\d][^']*)'$/u;
/** A text that should stay one in a spreadsheet: '="801-555-0102"'. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;
/** "'8015550102": the same mark as people type it; "'85" is a year. */
const MARKED_AS_TEXT = /^'(?=[+(]?\d[\d\s().-]{6,}$)/;
/** '**Ward Clerk**', as Markdown sets a cell apart; '*Ward Clerk' has the mark of a note. */
const EMPHASIS = /^(\*{1,3}|_{1,3})(?![*_\s])([^*_]*[^*_\s])\1$/;
export const withoutEmphasis = (cell: string): string => cell.replace(EMPHASIS, '$2');
/** What Markdown has below the headings. */
const RULE = /^(?::?-{2,}:?)?$/;
const clean = (cell: string) =>
  undefused(withoutEmphasis(cell.trim()).replace(KEPT_AS_TEXT, '$1').replace(QUOTED, '$1').replace(MARKED_AS_TEXT, ''));

const separatorsIn = (line: string, separator: Separator): number =>
  // A comma in a sentence or an address has a space behind it.
  separator === ',' ? (line.match(/,(?! )/g)?.length ?? 0) : line.split(separator).length - 1;

/** A quotation mark that is opened by mistake takes the next rows into its cell: how many lines of it look like rows. */
function swallowedBy(quoted: readonly string[], separator: Separator, columns: readonly number[]): string | null {
  const lines = quoted.flatMap((cell) => cell.split(/\r\n|\r|\n/).slice(1));
  const count = lines.filter((line) => {
    const found = separatorsIn(line, separator);
    return found > 0 && columns.includes(found + 1);
  }).length;
  if (count === 0) return null;
  return `A quotation mark in this row takes in ${count === 1 ? 'the next line' : `the next ${count} lines`} of the file. Correct the mark in the file and try again.`;
}

/**
 * The rest of a cell in which quotation marks weren't doubled, from the first of them on: '"Molly"' of '"Lee, May "Molly"",'.
 * Empty where the cell is closed as it should be, or where nothing tells that it goes on.
 */
function strayQuotes(text: string, from: number, separator: Separator): string {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  const rest = text.slice(from, end).trimEnd();
  return rest.length > 1 && rest.endsWith('"') ? `"${rest.slice(0, -1)}` : '';
}

/**
 * Delimited text (RFC 4180) → rows. Quoted cells may contain separators, doubled quotes and line breaks; a quote in the
 * middle of a cell is an ordinary character. Blank rows count but are not returned. With `most` only the first rows are
 * looked at, and a quotation mark that is never closed does not matter yet.
 */
export function readCells(text: string, separator: Separator, most?: number): Line[] {
  const lines: Line[] = [];
  let cells: string[] = [];
  let quoted: string[] = [];
  let row = 1;
  let at = 0;
  const endRow = () => {
    if (cells.length > IMPORT_LIMITS.columns) {
      throw new UnreadableFile(UNREADABLE.tooManyColumns(row));
    }
    const problem = swallowedBy(quoted, separator, [cells.length, lines[0]?.cells.length ?? 0]);
    const isRule = separator === '|' && cells.every((cell) => RULE.test(cell));
    if (!isRule && cells.some((cell) => cell !== ''))
      lines.push({ row, cells, ...(problem ? { problem, isLegible: true } : {}) });
    [cells, quoted] = [[], []];
    row += 1;
  };
  while (at < text.length && lines.length < (most ?? Number.POSITIVE_INFINITY)) {
    let cell = '';
    let next = at;
    while (text[next] === ' ') next += 1;
    if (text[next] === '"') {
      let from = next + 1;
      for (;;) {
        const found = text.indexOf('"', from);
        const quote = found < 0 && most !== undefined ? text.length : found;
        if (quote < 0) throw new UnreadableFile(UNREADABLE.openQuotation(row), true);
        cell += text.slice(from, quote);
        from = quote + 1;
        if (text[from] !== '"') break;
        cell += '"';
        from += 1;
      }
      const rest = strayQuotes(text, from, separator);
      cell += rest;
      at = from + rest.length;
      if (/[\r\n]/.test(cell)) quoted.push(cell);
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(clean(cell + text.slice(start, at)));
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end of the file closes one more, empty cell.
      if (at === text.length) cells.push('');
    } else {
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
      at += 1;
      endRow();
    }
  }
  if (cells.length > 0) endRow();
  return lines;
}

/** `sep=;` in the first line, which some spreadsheets write and read. */
export function announcedSeparator(text: string): { separator: Separator | null; rest: string } {
  const [whole, mark] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const separator = SEPARATORS.find((known) => known === mark) ?? null;
  return { separator, rest: separator && whole ? text.slice(whole.length) : text };
}
