import type { RawRow } from '../rows.ts';

/** Of a table, no more rows than so many have nothing but a text that is no name: more are addresses, or notes about each person. */
const MOST = 1 / 4;

/**
 * The rows that part a table, whatever they say: each has a text in the place of a name that isn't written as the names are,
 * and nothing else. `filled`: the numbers of the rows in which more stands than the name.
 */
export function partingRows(rows: readonly RawRow[], filled: ReadonlySet<number>): ReadonlySet<RawRow> {
  const lone = rows.filter(({ row, unread }) => unread && !unread.isAside && !filled.has(row));
  return new Set(filled.size > 0 && lone.length <= Math.max(1, filled.size * MOST) ? lone : []);
}
