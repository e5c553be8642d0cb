import { fieldOf, isContact } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { othersBefore, whoseMail } from '../household-notes/whose-mails.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';
import { isRestOfMixed } from './contact-words.ts';
import { withContactsByCells } from './contacts-by-cells.ts';
import { hisOrHers } from './his-or-hers.ts';
import { contactOfYoung } from './young-contacts.ts';

/** Of a longer cell, which is no list of a family's contacts, a beginning is enough. */
const LONGEST = 300;
/** What a row says of a phone or an email that isn't saved there, whole, so that no address is cut; nothing of an empty cell. */
export function contactNote(title: string, cell: string): FileNote[] {
  const text = cell.trim();
  if (text === '' || isNothing(cell)) return [];
  return [{ text: text.length > LONGEST ? shortened(text) : text, column: title.trim() }];
}

/**
 * A phone or an email that may be the row's own or someone else's isn't saved, and would be lost unseen in a list that has no
 * other: the row says it, so that a person can enter it. So do the rows of both of a couple.
 */
export function withUnclearContacts(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const both = titles.indexOf(OF_BOTH);
  const byCells = both < 0 ? fields : withContactsByCells(sheet);
  const columns = titles.flatMap((title, column) => {
    if (!fields[column] && isRestOfMixed(title, titles)) return [column];
    const field = fields[column] ? null : (fieldOf(title) ?? contactOfYoung(title) ?? byCells[column] ?? null);
    return column !== both && isContact(field) && !fields.includes(field) ? [column] : [];
  });
  const byAny =
    both < 0
      ? withContactsByCells(sheet, true)
      : fields.map((field, at) => field ?? hisOrHers(titles[at] ?? '')?.field ?? null);
  /** Where the row's own is blank, one of theirs may be it. */
  const besides = titles.flatMap((_, column) => {
    const field = fields[column] || columns.includes(column) ? null : byAny[column];
    return field === 'phone' || field === 'email' ? [{ column, field }] : [];
  });
  if (columns.length === 0 && besides.length === 0 && both < 0) return [...rows];
  return rows.map((row, at) => {
    const cellOf = (column: number, of = at): string => cells[of]?.[column] ?? '';
    const mails = row.unread || both >= 0 ? [] : columns.filter((column) => fieldOf(titles[column] ?? '') === 'email');
    const own = mails.find((column) => {
      const others = othersBefore(sheet, column).map((of) => cellOf(of));
      return others.length > 0 && whoseMail(cellOf(column), row.values, others) === 'own';
    });
    const ofBoth = cellOf(both) || cellOf(both, at - 1);
    const noted = [
      ...columns.flatMap((column) => (column === own ? [] : contactNote(titles[column] ?? '', cellOf(column)))),
      ...besides.flatMap(({ column, field }) =>
        row.values[field]?.trim() ? [] : contactNote(titles[column] ?? '', cellOf(column)),
      ),
      ...contactNote(OF_BOTH, ofBoth),
    ];
    if (row.unread) return row;
    const values = own === undefined ? row.values : { ...row.values, email: cellOf(own).trim() };
    return noted.length === 0 ? { ...row, values } : { ...row, values, noted: [...(row.noted ?? []), ...noted] };
  });
}
