import { addDays, isDay } from '#shared/calendar/sundays.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { Line } from '../cells.ts';
import type { Head } from '../columns.ts';
import { yearTold } from './birth-years.ts';
import { isoOf } from './list-dates.ts';

/** Of several columns of birth dates, the ones that tell the year count first. */
export function yearsFirst(head: Head, rows: readonly Line[]): Head {
  const years = (column: number) =>
    head.fields[column] === 'birthYear' ? rows.reduce((told, { cells }) => told + yearTold(cells[column] ?? ''), 0) : 0;
  const told = new Map(head.order.map((column) => [column, years(column)]));
  return { ...head, order: head.order.toSorted((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0)) };
}

/** A spreadsheet counts the days from here, as from 1 March 1900 on they are right. */
const DAY_ZERO = '1899-12-30';
const FIRST = '1920-01-01';
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const OF_YEARS = /\b(?:year|ano|jahr|annee|anno)\b/;

/** '12580' may be the 25th of January 1980 without a zero before it, with the day first as well. */
function mayBeRunTogether(number: string): boolean {
  const [, first = '', second = ''] = /^(\d)(\d\d)\d\d/.exec(number) ?? [];
  const [a, b] = [`0${first}`, second];
  return isDay(`2000-${a}-${b}`) || isDay(`2000-${b}-${a}`);
}

/**
 * '29221' below 'Birth Date' is how a spreadsheet keeps the first day of 1980. Where every number of the column may be a date
 * that lost its first zero, or one is no day until today, none of them is read.
 */
export function withSerialDates(
  lines: readonly Line[],
  titles: readonly string[],
  { fields }: Pick<Head, 'fields'>,
  today = isoOf(new Date()),
): Line[] {
  const dayOf = (number: string): string => addDays(DAY_ZERO, Math.floor(Number(number)));
  const isPast = (day: string): boolean => day >= FIRST && day <= today;
  const columns = fields.flatMap((field, column) => {
    if (field !== 'birthYear' || OF_YEARS.test(foldLoose(titles[column] ?? ''))) return [];
    const numbers = lines.map(({ cells }) => cells[column] ?? '').filter((cell) => NUMBER.test(cell));
    const areDays = numbers.every((number) => SERIAL.test(number) && isPast(dayOf(number)));
    return areDays && !numbers.every(mayBeRunTogether) ? [column] : [];
  });
  if (columns.length === 0) return [...lines];
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell, column) => (columns.includes(column) && SERIAL.test(cell) ? dayOf(cell) : cell)),
  }));
}
