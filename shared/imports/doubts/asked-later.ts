import type { ReadRow } from '../person.ts';
import { asking } from '../sheets/gone.ts';
import type { RawRow } from '../rows.ts';

/**
 * Asks about a row that was read already: what only the ward's own day or all rows together can tell. Whatever is wrong with
 * the row besides stays said, as one correction answers all of it.
 */
export function askingLater(read: ReadRow, problem: string, field: NonNullable<RawRow['asks']>['field']): ReadRow {
  if (read.unread) return read;
  const before = read.problem && !read.asks ? asking(read, read.problem, read.field ?? field) : read;
  const { asks } = asking(before, problem, field);
  if (!asks || asks === before.asks) return read;
  const whole = read.problem === null ? asks.problem : `${read.problem} ${problem}`;
  return { ...read, asks, person: null, problem: whole, field: read.problem === null ? asks.field : read.field };
}
