import { fieldOf, isContact } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { contactOfYoung } from './young-contacts.ts';

/**
 * A phone or an email that may be the row's own or someone else's isn't saved, and would be lost unseen in a list that has no
 * other: the row says it, so that a person can enter it.
 */
export function withUnclearContacts(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column) => {
    const field = fields[column] ? null : (fieldOf(title) ?? contactOfYoung(title));
    return isContact(field) && !fields.includes(field) ? [column] : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const noted = columns.flatMap((column) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      return cell === '' || isNothing(cell) ? [] : [{ text: shortened(cell), column: (titles[column] ?? '').trim() }];
    });
    return row.unread || noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
