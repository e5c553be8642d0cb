import type { ReadRow } from '../person.ts';
import { yearByBirthday } from './birthdays.ts';
import { dateIn } from './real-dates.ts';

export const LONGEST_DATE = 100;

/** The year of a birth date, however it is written; nothing else of it is kept. */
export function birthYearOf(text: string): number | null {
  const date = text.length > LONGEST_DATE ? null : dateIn(text);
  const [, year] = /(?:^|\D)((?:19|20)\d\d)(?:\D|$)/.exec(date ?? '') ?? [];
  return year ? Number(year) : null;
}

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const MONTH = String.raw`(?:de )?\p{L}{3,}\.?`;
/** '12/12/81', '12-Dec-81', 'Dec 12, 81', and '’81', the way such a year is kept until a century is chosen. */
const SHORT_YEAR = [
  /^['’](\d\d)$/,
  /^\d{1,2}[-/. ]\d{1,2}[-/. ]['’]?(\d\d)$/,
  new RegExp(String.raw`^${DAY}[-/. ]+${MONTH}[-/., ]+(?:de )?['’]?(\d\d)$`, 'u'),
  new RegExp(String.raw`^${MONTH}[-/. ]+${DAY}[-/., ]+['’]?(\d\d)$`, 'u'),
];

/** The last two digits of a birth year, where a date has no more of it. */
export function shortYearOf(text: string): string | null {
  const date = text.length > LONGEST_DATE ? null : dateIn(text);
  if (date === null) return null;
  const [, first] = /^(\d\d)[-/.]\d{1,2}[-/.]\d{1,2}$/.exec(date) ?? [];
  if (first && Number(first) > 31) return first;
  for (const shape of SHORT_YEAR) {
    const year = shape.exec(date)?.[1];
    if (year) return year;
  }
  return null;
}

/** What is kept of a birth date: its year, or the two digits of one. What tells neither stays. */
export function yearAlone(text: string): string {
  const [year, short] = [birthYearOf(text), shortYearOf(text)];
  if (year !== null) return String(year);
  return short === null ? text : `’${short}`;
}

/** The year that is meant by two digits: the one that fits the age, or the latest that has begun. */
export function inCentury(short: string, thisYear: number, age: number | undefined): number {
  const begun = [1900, 2000, 2100].map((century) => century + Number(short)).filter((year) => year <= thisYear);
  const distance = (year: number) => (age === undefined ? thisYear - year : Math.abs(thisYear - age - year));
  return begun.reduce((best, year) => (distance(year) < distance(best) ? year : best), 1900 + Number(short));
}

/** How much of a birth year a cell tells: 'Birth Day' may have none where 'Birth Date' has it. */
export const yearTold = (text: string): number => (birthYearOf(text) !== null ? 2 : shortYearOf(text) !== null ? 1 : 0);

/**
 * The birth year of a row whose date has two digits of it, or that tells an age alone. An age beside a birth year says
 * nothing more; where it stays, the year is an estimate.
 */
export function bornBy(today: string, { person, values, birthdays = [], ...read }: ReadRow): ReadRow {
  if (!person) return { ...read, person, values };
  const thisYear = Number(today.slice(0, 4));
  const { age, ...others } = person;
  if (others.birthYear != null) return { ...read, values, person: others };
  const short = shortYearOf(values.birthYear ?? '');
  if (short !== null) {
    const birthYear = inCentury(short, thisYear, age);
    return { ...read, values: { ...values, birthYear: String(birthYear) }, person: { ...others, birthYear } };
  }
  if (age === undefined) return { ...read, values, person };
  const birthYear = yearByBirthday(today, age, birthdays) ?? thisYear - age;
  // The day isn't kept; how old the person gets this year tells the same year when the preview is saved.
  return { ...read, values: { ...values, age: String(thisYear - birthYear) }, person: { ...person, birthYear } };
}

/** The birth year that a row says in any of these ways, whether or not it was read as a person; null where it says none. */
export function yearSaid(today: string, { birthYear = '', age = '' }: ReadRow['values']): number | null {
  const thisYear = Number(today.slice(0, 4));
  const years = /^\d{1,3}$/.test(age) ? Number(age) : undefined;
  const short = shortYearOf(birthYear);
  if (short !== null) return inCentury(short, thisYear, years);
  return birthYearOf(birthYear) ?? (years === undefined ? null : thisYear - years);
}

/** Fewer small children may well be all that a list is about. */
const FEWEST_ALIKE = 3;
/** Years ago that a sheet with birthdays may have been typed. */
const TYPED_WITHIN = 2;

/**
 * A spreadsheet adds the year of typing to 'March 12'. Where every birth date has the same year and no one would be older
 * than a nursery child, hardly anyone was born then.
 */
export function withoutTypedYear(today: string, rows: readonly ReadRow[]): ReadRow[] {
  const born = rows.filter(({ values }) => values.birthYear);
  const year = born[0]?.values.birthYear ?? '';
  const age = Number(today.slice(0, 4)) - Number(year);
  const isAlike = born.length >= FEWEST_ALIKE && born.every(({ values }) => values.birthYear === year);
  if (!isAlike || age < 0 || age > TYPED_WITHIN) return [...rows];
  return rows.map((row) => {
    const { birthYear, ...values } = row.values;
    if (!birthYear) return row;
    const { birthYear: _, ...person } = row.person ?? { firstName: '', lastName: '' };
    return {
      ...row,
      values,
      person: row.person && person,
      remarks: [...(row.remarks ?? []), `Ignored the birth year ${year}, which every birth date in the list has.`],
    };
  });
}
