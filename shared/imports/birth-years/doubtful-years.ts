import { askingLater } from '../doubts/asked-later.ts';
import { mailKey } from '../matching.ts';
import type { ReadRow } from '../person.ts';
import { yearSaid } from './birth-years.ts';

/** No one is called before baptism. */
const YOUNGEST_CALLED = 8;
/** A sheet with birthdays may be of last year. */
const TYPED_WITHIN = 1;

/** A phone or an email as it is compared; a family's is in the rows of several people. */
const contactsOf = ({ values: { phone, email } }: ReadRow): string[] =>
  [phone?.replace(/\D/g, '').slice(-10), mailKey(email)].flatMap((contact) => contact || []);

/**
 * A spreadsheet adds the year of typing to 'March 12', and no other year in the list tells. Asks about everyone born so
 * lately who has a calling, or a phone or an email that no one else in the list has.
 */
export function withDoubtfulYears(today: string, rows: readonly ReadRow[]): ReadRow[] {
  const thisYear = Number(today.slice(0, 4));
  const counts = new Map<string, number>();
  for (const contact of rows.flatMap((row) => [...new Set(contactsOf(row))]))
    counts.set(contact, (counts.get(contact) ?? 0) + 1);
  return rows.map((row) => {
    const year = yearSaid(today, row.values);
    if (year === null || year > thisYear || year <= thisYear - YOUNGEST_CALLED) return row;
    const isCalled = Boolean(row.values.calling);
    const hasOwn =
      Boolean(row.values.birthYear) &&
      year >= thisYear - TYPED_WITHIN &&
      contactsOf(row).some((contact) => counts.get(contact) === 1);
    return isCalled || hasOwn
      ? askingLater(row, `Is ${year} this person’s birth year? Correct it, or leave it blank.`, 'birthYear')
      : row;
  });
}
