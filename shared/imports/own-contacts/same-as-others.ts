import { isContact } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import type { RawRow } from '../rows.ts';
import { isSameContact } from '../same-person/same-person.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { hisOrHers } from './his-or-hers.ts';
import { contactsOfOthers } from './others-contacts.ts';
import { contactNote } from './unclear-contacts.ts';

/** Below 'Phone' and 'Parent Phone' stands one number: each row that is saved with it says that it is the parent's, too. */
export function withSameAsOthers(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const theirs = contactsOfOthers(sheet);
  const columns = sheet.titles.flatMap((title, column) =>
    !sheet.fields[column] && (theirs[column] || hisOrHers(title)) ? [{ title, column }] : [],
  );
  const own = sheet.fields.flatMap((field, column) => (isContact(field) && !theirs[column] ? [column] : []));
  if (columns.length === 0 || own.length === 0) return [...rows];
  return rows.map((row, at) => {
    if (row.unread) return row;
    const noted = columns.flatMap(({ title, column }) => {
      const cellOf = (of: number): string => sheet.cells[at]?.[of]?.trim() ?? '';
      const cell = cellOf(column);
      const isOwn = own.some((of) => isSameContact(cell, cellOf(of)));
      const isNoted = row.noted?.some(({ column: of }) => of === title.trim());
      return !isNoted && !isNothing(cell) && isOwn ? contactNote(title, cell) : [];
    });
    return noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
