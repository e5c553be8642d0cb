import { isContact } from '../columns.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Beside another, it is the one that holds now. */
const NEWER = /\b(?:new|updated?|correct(?:ed|ion)?|changed|nuev[oa]|nov[oa])\b/;
const CURRENT = /\b(?:current|latest|present|actual|atual)\b/;

/** Beside an 'H' it is the cell phone. */
const CELL = /^[cm]$/;

type Columns = { titles: readonly string[]; told: WrittenSheet['fields']; fields: WrittenSheet['fields'] };

/** Columns in the order in which they count: a new phone before the others, and one that only its cells tell behind them. */
export function inContactOrder(order: readonly number[], { titles, told, fields }: Columns): number[] {
  const rankOf = (column: number): number => {
    if (!isContact(fields[column])) return 0;
    const words = headingWords((titles[column] ?? '').slice(0, 60));
    if (NEWER.test(words)) return -2;
    if (CURRENT.test(words)) return -1;
    return isContact(told[column]) ? 0 : CELL.test(words) ? 1 : 2;
  };
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
}
