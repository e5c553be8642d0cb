import type { Line } from '#shared/imports/cells.ts';
import { isNote } from '#shared/imports/non-people.ts';
import { isOfTable } from './across/title-above.ts';
import { problemOf } from './cells.ts';
import type { RowStyles } from './drawn/marked-rows.ts';
import { TORN, type PdfRow } from './rows.ts';
import { isNamedNote } from './text.ts';

export type Read = { line: Omit<Line, 'row'>; names: string[]; begins: PdfRow['begins']; styles?: RowStyles };
/** Half a name: one word, or without the comma that the others have. */
export const isFragment = (text: string, withComma: boolean): boolean =>
  /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(text) || /^\p{Ll}[^,]*$/u.test(text) || (withComma && !text.includes(','));

/** Where lines are too close to tell, 'Jane' below 'Watson, Mary' may be the rest of her name. */
function isTorn(above: readonly string[], { names, begins }: Read, withComma: boolean): boolean {
  const [upper, lower] = [above.filter(Boolean), names.filter(Boolean)];
  const isHalf = (text = '') => isFragment(text, withComma && names.length === 1 && begins === 'line');
  if (lower.length === 0 || lower.some((text) => isNamedNote(text) || isNote(text))) return false;
  // 'Moved Out' is whole, and so is the name below it; 'Lam' may be half a name.
  if ([...upper, ...lower].some((text) => text.includes(' ') && isOfTable(text))) return false;
  const isLowerHalf = lower.length === 1 && upper.length === above.length && isHalf(lower[0]);
  return isLowerHalf || (begins === 'line' && upper.length === 1 && isHalf(upper[0]));
}

/** Marks rows that may be two halves of one. */
export function markTorn(rows: readonly Read[]): void {
  const withComma = rows.filter(({ names }) => names.join('').includes(',')).length > rows.length / 2;
  // In a list of first names every name is one word.
  const short = rows.filter(({ names }) => isFragment(names.join(' ').trim(), false)).length;
  if (short > rows.length / 2) return;
  for (const [i, row] of rows.entries()) {
    const above = rows[i - 1];
    if (!above || !isTorn(above.names, row, withComma)) continue;
    for (const { line } of [above, row]) line.problem ??= problemOf(TORN, line.cells);
  }
}
