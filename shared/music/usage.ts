import { csvOf } from '#shared/text/csv.ts';
import { hymnKey, hymnText } from './hymn-text.ts';
import type { HymnChoice, HymnStatistics } from './schema.ts';

export type Band = 'very_frequent' | 'frequent' | 'moderate' | 'infrequent';
export const BAND_LABELS: Record<Band, string> = {
  very_frequent: 'Very Frequent',
  frequent: 'Frequent',
  moderate: 'Moderate',
  infrequent: 'Infrequent',
};
/** From this often on a hymn is worth a warning, and from that often on it is overused. */
export const ALERT_FROM = 4;
export const OVERUSED_FROM = 6;

export function bandOf(count: number): Band {
  if (count >= OVERUSED_FROM) return 'very_frequent';
  if (count >= ALERT_FROM) return 'frequent';
  return count >= 2 ? 'moderate' : 'infrequent';
}

export const isOverused = (count: number): boolean => count >= OVERUSED_FROM;
export const usageAlerts = <R extends { count: number }>(rows: readonly R[]): R[] => rows.filter((row) => row.count >= ALERT_FROM);

export type Resting = { hymn: HymnChoice; lastUsed: string | null };

/** The hymns of the book that were not sung on or after `since`: those sung longest ago first, then those never sung. */
export function restingHymns(hymns: readonly HymnChoice[], everSung: readonly HymnStatistics[], since: string): Resting[] {
  const last = new Map(everSung.map((row) => [hymnKey({ number: row.hymnNumber, title: row.hymnTitle }), row.lastUsed]));
  return hymns
    .map((hymn) => ({ hymn, lastUsed: last.get(hymnKey(hymn)) ?? null }))
    .filter(({ lastUsed }) => lastUsed === null || lastUsed < since)
    .sort((a, b) => (a.lastUsed ?? '9').localeCompare(b.lastUsed ?? '9'));
}

const HEAD = ['Hymn', 'Title', 'Times Sung', 'Frequency', 'Last Sung'];

/** The usage table for a spreadsheet. */
export const usageCsv = (rows: readonly HymnStatistics[]): string =>
  csvOf([HEAD, ...rows.map((row) => [row.hymnNumber, row.hymnTitle, row.count, BAND_LABELS[bandOf(row.count)], row.lastUsed])]);

/** '#136 I Know That My Redeemer Lives' of a row. */
export const rowText = (row: Pick<HymnStatistics, 'hymnNumber' | 'hymnTitle'>): string => hymnText(row.hymnNumber, row.hymnTitle);
