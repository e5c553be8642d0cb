import type { Line } from '../cells.ts';
import { hasNames, headOf } from '../columns.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { isNoPerson, isPageNote } from '../texts/page-notes.ts';

/** Where each column begins, by its heading. */
const startsOf = (heading: string): number[] => [...heading.matchAll(/\S+(?: \S+)*/g)].map((match) => match.index);

function isHeading(line: string): boolean {
  const titles = line.trim().split(/\s{2,}/);
  const head = headOf(titles);
  return hasNames(head) && head.known > 1;
}
/** Another page's headings, which may stand elsewhere; a person's row has no title of a column in the place of a name. */
const isHeadingAgain = (line: string): boolean => !/[@\d]|, /.test(line) && isHeading(line);

/** A row that runs over the border of a column. `isStrict`: one space there may be within a text as well. */
function isCut(line: string, starts: readonly number[], isStrict: boolean): boolean {
  const over = isStrict ? /\S\s?\S/ : /\S\S/;
  const before = isStrict ? 2 : 1;
  return starts.some((start) => start > 0 && line.length > start && over.test(line.slice(start - before, start + 1)));
}

const NOT_IN_COLUMNS =
  'This line isn’t lined up with the columns above it, so we couldn’t tell its cells apart. Correct it in the file, or add the person by hand.';
/** Where more rows than this leave their columns, the others may as well. */
const MOST_CUT = 0.25;

/**
 * Columns lined up with spaces, as on a typewriter, with their headings within the first lines; null if there are none.
 * Headers and footers of pages stand in one cell, and each page may have its columns elsewhere.
 */
export function fixedWidthLines(text: string, within: number): Line[] | null {
  // Some programs put the end of a page before its first line.
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\f', ''));
  const at = lines.slice(0, within).findIndex(isHeading);
  if (at < 0) return null;
  let starts: number[] = [];
  const read = lines.flatMap((line, i) => {
    if (!/[^\s=_-]/.test(line)) return [];
    const isHead = i === at || (i > at && isHeadingAgain(line));
    if (isHead) starts = startsOf(line);
    const isOne = i < at || (!isHead && isPageNote(line));
    const isShort = line.length <= (starts[1] ?? 0);
    return [{ row: i + 1, line, starts, isOne, isFree: isOne || isHead || isShort }];
  });
  if (read.some((one) => one.starts.length > IMPORT_LIMITS.columns)) return null;
  const rows = read.filter(({ isOne }) => !isOne);
  const isLoose = rows.some((one) => !one.isFree && isCut(one.line, one.starts, false));
  const cut = new Set(rows.filter((one) => !one.isFree && isCut(one.line, one.starts, isLoose)));
  if (cut.size > rows.length * MOST_CUT) return null;
  return read.map((own) => {
    const alone = { row: own.row, cells: [own.line.trim()] };
    if (own.isOne) return own.row > at + 1 ? { ...alone, problem: isNoPerson(own.line) } : alone;
    if (cut.has(own)) return { ...alone, problem: NOT_IN_COLUMNS };
    const ends = (i: number) => own.starts[i + 1];
    return {
      row: own.row,
      cells: own.starts.map((start, i) => own.line.slice(i === 0 ? 0 : start, ends(i)).trim()),
    };
  });
}
