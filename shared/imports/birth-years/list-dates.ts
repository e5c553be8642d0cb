import { isAddress } from '../callings.ts';
import { latestDayIn } from '../dates.ts';
import { shortened } from '../line-parts.ts';
import { phonesIn } from '../looks.ts';
import type { RawRow } from '../rows.ts';
import { loneText } from '../sheets/gone.ts';
import { birthdaysIn, yearByBirthday } from './birthdays.ts';

/** A list of last December is still a new one in March. */
const MONTHS_OLD = 3;
const LONGEST = 200;
/** Words with which a list tells when it was made. */
const STAMP =
  /\b(?:printed|print date|date printed|updated|modified|created|exported|generated|revised|downloaded|as of|report date|date)\b|^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d/i;
/** Of a form or a text, which may be older than the list in it. */
const OF_OTHERS = /©|\(c\)|copyright|intellectual reserve|all rights reserved|template|\bversion\b|\bborn\b|birth/i;
/** 'Printed 1/5/19' and 'as of Jan ’19'. */
const SHORT = /\b\d{1,2}[-/.]\d{1,2}[-/.](\d\d)(?![-/.\d])|\b\p{L}{3,9}\.? ['’](\d\d)\b/u;
const WHOLE_DAY =
  /\b(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[- ]\p{L}{3,9}\.?,?[- ]\d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})\b/u;

/** When a list was made; `day` where its title tells all of it. */
type Made = { year: number; day: string | null };

/** The latest year in a title or a footer, or null. Of what stands between people, only a stamp counts. */
function madeOn(text: string, isAbove: boolean): Made | null {
  if (text.length > LONGEST || (!isAbove && !STAMP.test(text))) return null;
  // A footer's own notice behind the day of printing is no reason to overlook that day.
  const said = STAMP.test(text) ? (text.split(/[.;|•·]\s|©/)[0] ?? '') : text;
  if (OF_OTHERS.test(said) || isAddress(said) || phonesIn(said).length > 0) return null;
  const [, short = null, other = short] = (STAMP.test(said) && SHORT.exec(said)) || [];
  const years = (said.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number);
  if (years.length === 0 && other === null) return null;
  const year = Math.max(...years, other === null ? 0 : 2000 + Number(other));
  const day = latestDayIn(WHOLE_DAY.exec(said)?.[0] ?? '');
  return { year, day: day?.startsWith(String(year)) ? day : null };
}

const isPast = ({ year }: Made, now: Date): boolean =>
  year < new Date(now.getFullYear(), now.getMonth() - MONTHS_OLD).getFullYear();

/** 'Callings – January 2023' and 'Printed on 5 Jan 2019' on a list: what is asked of one with no year but past ones. */
export function oldList(text: string, now: Date, place: 'above' | 'beside'): string | null {
  const made = madeOn(text, place === 'above');
  if (made === null || !isPast(made, now)) return null;
  const is = place === 'above' ? 'is above the list' : 'is on the list';
  return `“${shortened(text)}” ${is}. Check that the list is current.`;
}

export const isoOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Someone's age today, who was so old when the list was made. */
function ageNow({ year, day }: Made, age: number, birthdays: readonly string[], now: Date): number {
  const born = day === null ? null : yearByBirthday(day, age, birthdays);
  const [birthday = ''] = birthdays;
  return born === null
    ? age + now.getFullYear() - year
    : now.getFullYear() - born - Number(birthday > isoOf(now).slice(5));
}

/** What a list says in no row: its titles, and other texts. */
export type Outside = { above: readonly string[]; beside: readonly string[] };

/** The rows of a list, the ages in an old one counted from its own day. */
export function withOwnDay(rows: readonly RawRow[], { above, beside }: Outside, now = new Date()): RawRow[] {
  const texts = rows.map(loneText);
  const told = rows.map((row, at): RawRow => {
    const text = texts[at] ?? '';
    const problem = oldList(text, now, 'beside');
    return problem === null ? row : { row: row.row, values: {}, unread: { text, problem } };
  });
  const made = [
    ...above.map((text) => madeOn(text, true)),
    ...[...beside, ...texts].map((text) => madeOn(text ?? '', false)),
  ].flatMap((one) => one ?? []);
  const [latest] = made.toSorted((a, b) => b.year - a.year || (b.day ?? '').localeCompare(a.day ?? ''));
  if (!latest || !isPast(latest, now)) return told;
  return told.map((row) => {
    const { age = '', birthYear = '' } = row.values;
    if (row.unread || !/^\d{1,3}$/.test(age.trim())) return row;
    return {
      ...row,
      values: { ...row.values, age: String(ageNow(latest, Number(age), birthdaysIn(birthYear), now)) },
      remarks: [...(row.remarks ?? []), `Age ${age.trim()} in ${latest.year}, when the list was made.`],
    };
  });
}

/** The same for a text without headings, whose titles are lines above the first person. */
export function linesOwnDay(rows: readonly RawRow[], now = new Date()): RawRow[] {
  const first = rows.findIndex(({ unread }) => !unread);
  const titles = rows.slice(0, Math.max(first, 0)).flatMap(({ unread }) => unread?.text ?? []);
  return withOwnDay(rows, { above: titles, beside: [] }, now).map((row, at): RawRow => {
    const problem = at < first && row.unread ? oldList(row.unread.text, now, 'above') : null;
    return row.unread && problem !== null ? { ...row, unread: { ...row.unread, problem } } : row;
  });
}
