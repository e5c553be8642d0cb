import { foldLoose } from '#shared/text/fold.ts';
import { LONGEST_DATE } from '../birth-years/birth-years.ts';
import { dayOf, written } from '../dates.ts';
import { withParentsContacts } from '../household-notes/parents-contacts.ts';
import { mailKey, nameKey } from '../matching.ts';
import { readPerson, type ReadRow } from '../person.ts';
import type { RawRow } from '../rows.ts';
import { digitsOf } from './same-person.ts';
import { areOfTwoPeople } from './two-callings.ts';
import { listOfAll } from '#shared/text/in-words.ts';

type Values = RawRow['values'];
/** One person of the file: their rows, and what these say together. */
type OnePerson = { rows: ReadRow[]; values: Values; callings: string[] };

/** A day is more than a year, which others of the name may have too. */
const dayOfBirth = ({ birthYear = '' }: Values): string | null =>
  /^\d{4}$/.test(birthYear.trim()) || birthYear.trim().length < 5 ? null : foldLoose(birthYear);

function isSame(field: keyof Values, a: string, b: string): boolean {
  if (field === 'phone') return digitsOf(a) === digitsOf(b);
  return field === 'email' ? mailKey(a) === mailKey(b) : foldLoose(a) === foldLoose(b);
}
const agree = (one: Values, other: Values): boolean =>
  (Object.keys(other) as (keyof Values)[]).every((field) => {
    const [a, b] = [one[field], other[field]];
    return field === 'calling' || !a || !b || isSame(field, a, b);
  });

/**
 * Where every row is a calling, a name that comes again is the same person's; two of one name, each with a calling, are
 * rarer. In other lists a row is a person.
 */
const areCallings = (read: readonly ReadRow[]): boolean =>
  read.filter(({ unread }) => !unread).every(({ values }) => values.calling);

/** No one else of this name has the same email, or the same sex and birthday. */
function keysOf(raw: RawRow, { person, values }: ReadRow, isOfCallings: boolean): string[] {
  if (!person) return [];
  const [mail, day] = [mailKey(values.email), dayOfBirth(raw.values)];
  return [
    ...(isOfCallings ? [nameKey(person)] : []),
    ...(mail ? [`${nameKey(person)} ${mail}`] : []),
    ...(day && values.sex ? [`${nameKey(person)} ${values.sex} ${day}`] : []),
  ];
}

export const callingsIn = (calling = ''): string[] => calling.split('; ').filter(Boolean);

/** The rows of a person who has one for each calling say the same, all of the callings. */
function together({ rows, values, callings }: OnePerson): ReadRow[] {
  const numbers = listOfAll(rows.map(({ row }) => String(row)));
  const said = { ...values, calling: callings.join('; ') };
  const pending = rows.find((row) => row.pending)?.pending;
  const read = rows.map(({ row, signs, noted, remarks = [] }) =>
    readPerson({ row, values: said, pending, signs, noted, remarks: [...remarks, `Callings from rows ${numbers}.`] }),
  );
  return read.every(({ person }) => person !== null) ? read : rows;
}

const WHOLE_DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})$/;
/** The rows that have one birthday, numbered: later only its year is known. */
function withBirthdays(raw: readonly RawRow[], read: readonly ReadRow[]): ReadRow[] {
  const days = raw.map(({ values: { birthYear = '' } }) => dayOf(written(birthYear.slice(0, LONGEST_DATE))));
  const numbers = new Map<string, number>();
  const repeated = new Set<string>();
  for (const day of days) {
    if (!WHOLE_DATE.test(day)) continue;
    if (numbers.has(day)) repeated.add(day);
    else numbers.set(day, numbers.size + 1);
  }
  return read.map((row, at) => {
    const day = days[at] ?? '';
    return repeated.has(day) ? { ...row, bornOn: numbers.get(day) } : row;
  });
}

/** The keys by which a father and a son of one name would become one person, as their callings tell. */
function keysOfTwo(keys: readonly (readonly string[])[], read: readonly ReadRow[]): Set<string> {
  const callings = new Map<string, Set<string>>();
  for (const [at, ofRow] of keys.entries())
    for (const key of ofRow) {
      const known = callings.get(key) ?? new Set();
      callings.set(key, known);
      for (const calling of callingsIn(read[at]?.values.calling)) known.add(calling);
    }
  return new Set([...callings].filter(([, known]) => known.size > 1 && areOfTwoPeople([...known])).map(([key]) => key));
}

/** Reads rows one by one, and then those together that are surely one person's. */
export function readPeople(raw: readonly RawRow[]): ReadRow[] {
  const read = raw.map(readPerson);
  const isOfCallings = areCallings(read);
  const keysOfRows = read.map((row, at) => (raw[at] ? keysOf(raw[at], row, isOfCallings) : []));
  const ofTwo = keysOfTwo(keysOfRows, read);
  const known = new Map<string, OnePerson>();
  const people: OnePerson[] = [];
  for (const [at, row] of read.entries()) {
    const keys = (keysOfRows[at] ?? []).filter((key) => !ofTwo.has(key));
    const callings = callingsIn(row.values.calling);
    const one = keys
      .flatMap((key) => known.get(key) ?? [])
      .find((person) => agree(person.values, row.values) && !areOfTwoPeople([...person.callings, ...callings]));
    const person = one ?? { rows: [], values: {}, callings: [] };
    if (!one) people.push(person);
    person.rows.push(row);
    person.values = { ...row.values, ...person.values };
    person.callings.push(
      ...callings.filter((calling) => !person.callings.some((other) => isSame('calling', other, calling))),
    );
    for (const key of keys) if (!known.has(key)) known.set(key, person);
  }
  const joined = new Map(
    people
      .filter(({ rows, callings }) => rows.length > 1 && callings.length > 1)
      .flatMap(together)
      .map((row) => [row.row, row]),
  );
  const whole = read.map((row) => joined.get(row.row) ?? row);
  return withBirthdays(raw, withParentsContacts(whole));
}
