import { isContact } from '../columns.ts';
import { isPlaceHeading, rankOfContact } from '../headings/phone-headings.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { spelledOut } from './short-headings.ts';

/** Beside another, it is the one that holds now. */
const NEWER = /\b(?:new|updated?|correct(?:ed|ion)?|changed|nuev[oa]|nov[oa])\b/;
const CURRENT = /\b(?:current|latest|present|actual|atual)\b/;

/** Beside an 'H' it is the cell phone; a message reaches a cell phone, too. */
const CELL = /^[cm]$|\b(?:whats ?app|signal|telegram|sms|texts?|texting|imessage|viber|messenger)\b/;
/** Where it rings at home or at work, also by the cells alone. */
const PLACE = 2;

type Columns = { titles: readonly string[]; told: WrittenSheet['fields']; fields: WrittenSheet['fields'] };

/** Columns in the order in which they count: a new phone before the others, and one that only its cells tell behind them. */
export function inContactOrder(order: readonly number[], { titles, told, fields }: Columns): number[] {
  const rankOf = (column: number): number => {
    if (!isContact(fields[column])) return 0;
    const words = headingWords((titles[column] ?? '').slice(0, 60));
    if (NEWER.test(words)) return -2;
    if (CURRENT.test(words)) return -1;
    // Before a phone at home or at work, and behind one that says no more than that it is one.
    if (CELL.test(words) && !isPlaceHeading(words)) return isContact(told[column]) ? 0 : 1;
    if (!isContact(told[column])) return 3;
    return rankOfContact(spelledOut(titles[column] ?? ''), fields[column] === 'phone') < PLACE ? 0 : 2;
  };
  return order.toSorted((a, b) => rankOf(a) - rankOf(b));
}
