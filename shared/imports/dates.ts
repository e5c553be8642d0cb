import { monthOfWord } from '#shared/calendar/month-words.ts';
import { isDay, isSunday } from '#shared/calendar/sundays.ts';
import { dateIn } from './birth-years/real-dates.ts';
import { ignored } from './line-parts.ts';
import type { RawRow } from './rows.ts';
import type { WrittenSheet } from './sheets/unread-names.ts';

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
type Order = 'month first' | 'day first';

/** '3/13/2026' has the month first and '13/3/2026' the day; '3/4/2026' may be either. */
function orderOf(text: string): Order | null {
  const [, a = '0', b = '0'] = SLASHED.exec(text) ?? [];
  if (Number(a) > 12 && Number(b) <= 12) return 'day first';
  return Number(b) > 12 && Number(a) <= 12 ? 'month first' : null;
}

const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** '2026-03-01', '2026/3/1', and what can be meant in one way only → YYYY-MM-DD; else as it is. */
export function dayOf(text: string, usual: Order | null = null): string {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && date) return iso(year, month, date);
  const [, a, b, y] = SLASHED.exec(text) ?? [];
  if (!a || !b || !y) return text;
  if (Number(a) === Number(b)) return iso(y, a, b);
  const order = orderOf(text) ?? usual;
  if (order === null) return text;
  return order === 'month first' ? iso(y, a, b) : iso(y, b, a);
}

export const isAmbiguous = (text: string): boolean => SLASHED.test(dayOf(text));

const LONGEST = 40;
const WEEKDAY = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,? +/i;
const NEVER = /^(?:never|not yet|not yet spoken|nunca|todav[ií]a no|aún no|ainda não)\.?$/i;
/** 'Nov 2025', '11/2025', 'Fall 2024', '2025': too little for a day. */
const NO_DAY = /^(?:[\p{L}.]+,? +(?:de +)?|\d{1,2}[-/.])?(?:19|20)\d\d$/u;

export const isWithoutDay = (cell: string): boolean => cell.length <= LONGEST && NO_DAY.test(cell.trim());

/** A talk with two digits of a year was given in this century. */
const withCentury = (year: string) => (year.length === 2 ? `20${year}` : year);

/** 'Sun 11/16/25', '11-16-2025' → '11/16/2025'; 'Nov 2, 2025', '2-Nov-25' → '2025-11-02'; else as it is. */
export function written(cell: string): string {
  const text = cell.trim().replace(WEEKDAY, '');
  const [, a, b, y] =
    /^(\d{1,2})\/(\d{1,2})\/(\d\d)$/.exec(text) ?? /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(text) ?? [];
  if (a && b && y) return `${a}/${b}/${withCentury(y)}`;
  const [month] = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => monthOfWord(word) ?? []);
  const [one = '', other = ''] = text.match(/\d+/g) ?? [];
  if (month === undefined || other === '' || dateIn(text) === null) return text;
  const [day, year] = one.length === 4 ? [other, one] : [one, other];
  return iso(withCentury(year), String(month), day);
}

/** The day that a cell tells, the later one where it may be two; null where it tells none. */
export function latestDayIn(cell: string): string | null {
  const text = cell.length > LONGEST ? '' : written(cell);
  const days = [dayOf(text, 'month first'), dayOf(text, 'day first')].filter(isDay);
  return days.toSorted().at(-1) ?? null;
}

/** Ambiguous dates are mostly of Sundays; chance makes three of them so in the wrong order once in 343 times. */
const LEAST_SUNDAYS = 3;
function sundayOrder(texts: readonly string[]): Order | null {
  const unclear = [...new Set(texts.filter(isAmbiguous))];
  if (unclear.length < LEAST_SUNDAYS) return null;
  const fits = (['month first', 'day first'] as const).filter((order) =>
    unclear.every((text) => isSunday(dayOf(text, order))),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function withWrittenDate(row: RawRow): RawRow {
  const { lastTalkDate: cell, ...values } = row.values;
  if (!cell || cell.length > LONGEST) return row;
  if (NEVER.test(cell.trim())) return { ...row, values };
  if (isWithoutDay(cell)) return { ...row, values, remarks: [...(row.remarks ?? []), ...ignored([cell])] };
  return { ...row, values: { ...values, lastTalkDate: written(cell) } };
}

const ordersIn = (texts: readonly string[]): Set<Order> => new Set(texts.flatMap((text) => orderOf(text) ?? []));

/**
 * The dates of a sheet whose other columns, such as that of the last prayer, show in one way whether the month or the day comes
 * first. Its own dates and their Sundays count before these.
 */
export function withDatesBeside(rows: readonly RawRow[], { fields, cells }: WrittenSheet): RawRow[] {
  const talks = fields.indexOf('lastTalkDate');
  const datesIn = (isOne: (column: number) => boolean): string[] =>
    cells.flatMap((row) => row.flatMap((cell, at) => (isOne(at) && cell.length <= LONGEST ? written(cell) : [])));
  const own = talks < 0 ? [] : datesIn((column) => column === talks);
  if (!own.some(isAmbiguous) || ordersIn(own).size > 0 || sundayOrder(own) !== null) return [...rows];
  const [order, other] = ordersIn(datesIn((column) => column !== talks));
  if (!order || other) return [...rows];
  return rows.map((row) => {
    const { lastTalkDate: cell } = row.values;
    if (!cell || cell.length > LONGEST || !isAmbiguous(written(cell))) return row;
    return { ...row, values: { ...row.values, lastTalkDate: dayOf(written(cell), order) } };
  });
}

/** The dates of a file in which others, or their Sundays, show whether the month or the day comes first. */
export function withDates(read: readonly RawRow[]): RawRow[] {
  const rows = read.map(withWrittenDate);
  const texts = rows.flatMap(({ values }) => values.lastTalkDate ?? []);
  const orders = ordersIn(texts);
  const order = orders.size === 0 ? sundayOrder(texts) : orders.size === 1 ? [...orders][0] : null;
  if (!order) return rows;
  return rows.map((row) => {
    const { lastTalkDate } = row.values;
    return lastTalkDate ? { ...row, values: { ...row.values, lastTalkDate: dayOf(lastTalkDate, order) } } : row;
  });
}
