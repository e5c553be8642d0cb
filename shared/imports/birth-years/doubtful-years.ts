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

/** Where so many are born within the year of typing and no one in the years before it, they aren't the babies of a ward. */
const MANY = 3;
const YEARS_BEFORE = 5;
/** Fewer may well be a family's. */
const FEW = 2;

/** Whether more of the written years are so late than a list of people of any age has. */
function areTyped(today: string, rows: readonly ReadRow[]): boolean {
  const ages = rows.flatMap(({ values }) => {
    const year = values.birthYear ? yearSaid(today, values) : null;
    return year === null ? [] : Number(today.slice(0, 4)) - year;
  });
  const typed = ages.filter((age) => age >= 0 && age <= TYPED_WITHIN).length;
  const areSome = ages.some((age) => age > TYPED_WITHIN && age <= TYPED_WITHIN + YEARS_BEFORE);
  return typed >= FEW && (typed * 2 > ages.length || (typed >= MANY && !areSome));
}

/** Said of a small child: 'Nursery' above the row or in it. */
const isChild = ({ signs = [] }: ReadRow): boolean => signs.some(({ groups }) => groups?.includes('child'));

/**
 * A spreadsheet adds the year of typing to 'March 12', and no other year in the list tells. Asks about everyone born so
 * lately who has a calling, or a phone or an email that no one else in the list has, and about all of them where they are
 * too many.
 */
export function withDoubtfulYears(today: string, rows: readonly ReadRow[]): ReadRow[] {
  const thisYear = Number(today.slice(0, 4));
  const counts = new Map<string, number>();
  for (const contact of rows.flatMap((row) => [...new Set(contactsOf(row))]))
    counts.set(contact, (counts.get(contact) ?? 0) + 1);
  const areTooMany = areTyped(today, rows);
  return rows.map((row) => {
    const year = yearSaid(today, row.values);
    if (year === null || year > thisYear || year <= thisYear - YOUNGEST_CALLED) return row;
    const isCalled = Boolean(row.values.calling);
    const mayBeTyped = Boolean(row.values.birthYear) && year >= thisYear - TYPED_WITHIN;
    const hasOwn = contactsOf(row).some((contact) => counts.get(contact) === 1);
    return isCalled || (mayBeTyped && (hasOwn || (areTooMany && !isChild(row) && row.field !== 'birthYear')))
      ? askingLater(row, `Is ${year} this person’s birth year? Correct it, or leave it blank.`, 'birthYear')
      : row;
  });
}
