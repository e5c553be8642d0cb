import type { Head } from '../columns.ts';
import { isUnsaid } from '../doubts/blanks.ts';
import { isNothing } from '../doubts/nothing.ts';
import { looksLikePhone } from '../looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

export const emailsOfMixed = (title: string): string => `${title} (email)`;
export const restOfMixed = (title: string): string => `${title} (other)`;
/** Whether a column that no field takes has what was neither a phone nor an email in another one of the sheet. */
export const isRestOfMixed = (title: string, titles: readonly string[]): boolean =>
  titles.some((other) => restOfMixed(other) === title);

export const ADDRESS = /<?\S+@[^\s;,/|>]+>?/g;
/** What stands between a phone and an email, and what may be left of it. */
export const BETWEEN = /^[\s;,/|&()-]+|[\s;,/|&(-]+$/g;
/** Digits, and what people put between them. */
const RUN = /\+?\(?\d[\d\s().\-–/]*\d/g;
const LONGEST = 200;

/** '801-555-0101 (do not call)' → '(do not call)'; nothing of a phone or an email alone. */
function wordsBeside(field: 'phone' | 'email', written: string): string {
  const cell = written.trim();
  if (cell.length > LONGEST || isNothing(cell) || (field === 'phone' && looksLikePhone(cell))) return '';
  const rest =
    field === 'email'
      ? cell.replaceAll(ADDRESS, ' ')
      : cell.replaceAll(RUN, (run) => (looksLikePhone(run.trim()) ? ' ' : run));
  const words = rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s;,/|&:–-]+|[\s;,/|&:–-]+$/g, '');
  return words.replace(/^\(([^()]*)\)$/, '$1');
}

/** Whether a cell is a phone, with words beside it or without. */
const hasPhoneIn = (cell: string): boolean =>
  looksLikePhone(cell) || (cell.match(RUN) ?? []).some((run) => looksLikePhone(run.trim()));

/** 'do not call', '801-555-0101 (wife)', 'unlisted': what may stand among phones, as no address and no other number does. */
export const mayBeAmongPhones = (cell: string): boolean => !/\d/.test(cell) || hasPhoneIn(cell);

type Sheet = Pick<WrittenSheet, 'titles' | 'cells'> & { head: Head };

/**
 * Where a row has two phones, or two emails, one of them isn't saved. What stands in its cell besides is about the person all
 * the same: it is a column of its own, which no field takes.
 */
export function withContactWords({ titles, cells, head }: Sheet): Sheet {
  const words = new Map<number, string[]>();
  for (const field of ['phone', 'email'] as const) {
    const columns = head.order.filter((column) => head.fields[column] === field);
    for (const [at, row] of columns.length > 1 ? cells.entries() : []) {
      const taken = columns.find((column) => !isUnsaid(field, row[column] || undefined));
      for (const column of columns) {
        const said = column === taken ? '' : wordsBeside(field, row[column] ?? '');
        if (said === '') continue;
        const below = words.get(column) ?? cells.map(() => '');
        below[at] = said;
        words.set(column, below);
      }
    }
  }
  if (words.size === 0) return { titles, cells, head };
  const own = titles.length;
  const columns = [...words.keys()];
  return {
    titles: [...titles, ...columns.map((column) => restOfMixed(titles[column] ?? ''))],
    cells: cells.map((row, at) => [
      ...Array.from({ length: own }, (_, column) => row[column] ?? ''),
      ...columns.map((column) => words.get(column)?.[at] ?? ''),
      ...row.slice(own),
    ]),
    head: { ...head, fields: [...head.fields, ...columns.map(() => null)] },
  };
}
