import { saysNo } from '../file-notes/noes.ts';
import { answerIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { saidUnder } from '../line-parts.ts';
import { withUnit } from '../other-people/other-wards.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { wardHeading } from './ward-headings.ts';

/** Below 'Other Ward' and 'Pine Ward', a mark or a name is asked about; that it is the list's own ward answers it. */
export function withWardColumns(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column) => {
    const heading = fields[column] ? null : wardHeading(title);
    return heading?.kind === 'other' ? [{ column, title, unit: heading.unit }] : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) =>
    columns.reduce((asked, { column, title, unit }) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      if (cell === '' || isNothing(cell) || saysNo(cell)) return asked;
      const named = unit ?? (answerIn(cell) === null ? cell : '');
      return withUnit(asked, named, `This row says ${saidUnder(cell, title, '.')}`);
    }, row),
  );
}
