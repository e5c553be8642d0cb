import type { RawRow } from './rows.ts';

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

/** The dates of a file in which others show whether the month or the day comes first. */
export function withDates(rows: readonly RawRow[]): RawRow[] {
  const orders = new Set(rows.flatMap(({ values }) => orderOf(values.lastTalkDate ?? '') ?? []));
  const [order] = orders;
  if (orders.size !== 1 || !order) return [...rows];
  return rows.map((row) => {
    const { lastTalkDate } = row.values;
    return lastTalkDate ? { ...row, values: { ...row.values, lastTalkDate: dayOf(lastTalkDate, order) } } : row;
  });
}
