import type { RawRow } from '../rows.ts';

/** The row with its name in one piece, for a person to part: no half of it is saved, whatever else is corrected. */
export function askedAbout(row: RawRow, problem: string): RawRow {
  const { name, firstName, lastName, ...others } = row.values;
  const whole = (name ?? [firstName, lastName].filter(Boolean).join(' ')).replace(/\s+/g, ' ');
  return { ...row, values: { ...others, firstName: whole }, asks: { problem, field: 'lastName' } };
}

/** A name in one cell, neither parted by a comma nor by another column. */
export const loneName = ({ values: { name, firstName, lastName }, unread, asks }: RawRow): string | null =>
  name && !unread && !asks && !firstName && !lastName && !name.includes(',') ? name.trim().replace(/\s+/g, ' ') : null;
export const wordCount = (name: string): number => name.split(/\s+/).length;
