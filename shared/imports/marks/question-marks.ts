import { isOfMany } from '../file-notes/column-noise.ts';
import { isHarmlessHeading } from '../file-notes/harmless-headings.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isQuestionMarks } from './signs.ts';

const LONGEST_TITLE = 60;

/** '???' as a whole cell is noted where few have it, and so is a lone '?' where there is room for anything. */
export function withQuestionMarks(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const people = rows.filter(({ unread }) => !unread).length;
  const columns = titles.flatMap((title, column) => {
    const isForAnything = fields[column] === 'notes' || (!fields[column] && !isHarmlessHeading(title));
    const own = cells.map((row) => (row[column] ?? '').trim());
    const isMeant = (cell: string): boolean => isQuestionMarks(cell) && (cell.length > 1 || isForAnything);
    const count = own.filter(isMeant).length;
    return count > 0 && (count === 1 || !isOfMany(count, people))
      ? [{ title: title.trim().slice(0, LONGEST_TITLE), own, isMeant }]
      : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const noted = columns.flatMap(({ title, own, isMeant }) => {
      const cell = own[at] ?? '';
      return isMeant(cell) ? [{ text: cell, ...(title === '' ? {} : { column: title }) }] : [];
    });
    return row.unread || noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
