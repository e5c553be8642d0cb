import { csvOf } from '#shared/text/csv.ts';
import { hymnKey, hymnText } from './hymn-text.ts';
import { ALERT_FROM, OVERUSED_FROM } from './limits.ts';
import type { HymnChoice, HymnStatistics, LastSung } from './schema.ts';

export type Band = 'very_frequent' | 'frequent' | 'moderate' | 'infrequent';
export const BAND_LABELS: Record<Band, string> = {
  very_frequent: 'Very Frequent',
  frequent: 'Frequent',
  moderate: 'Moderate',
  infrequent: 'Infrequent',
};

export function bandOf(count: number): Band {
  if (count >= OVERUSED_FROM) return 'very_frequent';
  if (count >= ALERT_FROM) return 'frequent';
  return count >= 2 ? 'moderate' : 'infrequent';
}

export const isOverused = (count: number): boolean => count >= OVERUSED_FROM;
export const usageAlerts = <R extends { count: number }>(rows: readonly R[]): R[] =>
  rows.filter((row) => row.count >= ALERT_FROM);

export type Resting = { hymn: HymnChoice; lastUsed: string | null };

/**
 * The hymns of the book that were not sung on or after `since` and are not planned either: those sung longest ago
 * first, then those never sung.
 */
export function restingHymns(hymns: readonly HymnChoice[], everSung: readonly LastSung[], since: string): Resting[] {
  const known = new Map(everSung.map((row) => [hymnKey({ number: row.hymnNumber, title: row.hymnTitle }), row]));
  return hymns
    .filter((hymn) => !known.get(hymnKey(hymn))?.nextPlanned)
    .map((hymn) => ({ hymn, lastUsed: known.get(hymnKey(hymn))?.lastSung ?? null }))
    .filter(({ lastUsed }) => lastUsed === null || lastUsed < since)
    .sort((a, b) => (a.lastUsed ?? '9').localeCompare(b.lastUsed ?? '9'));
}

/** Not sung within the window: all that is counted is still to come. */
export const isOnlyPlanned = (row: HymnStatistics): boolean => row.planned === row.count;

const HEAD = ['Hymn', 'Title', 'Times Used', 'Upcoming', 'Frequency', 'Last Used', 'Planned For'];

/** The usage table for a spreadsheet. */
export const usageCsv = (rows: readonly HymnStatistics[]): string =>
  csvOf([
    HEAD,
    ...rows.map((row) => [
      row.hymnNumber,
      row.hymnTitle,
      row.count,
      row.planned,
      BAND_LABELS[bandOf(row.count)],
      ...(isOnlyPlanned(row) ? [null, row.lastUsed] : [row.lastUsed, null]),
    ]),
  ]);

/** '#136 I Know That My Redeemer Lives' of a row. */
export const rowText = (row: Pick<HymnStatistics, 'hymnNumber' | 'hymnTitle'>): string =>
  hymnText(row.hymnNumber, row.hymnTitle);
