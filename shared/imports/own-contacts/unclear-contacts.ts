import { fieldOf, isContact } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { rankOfContact } from '../headings/phone-headings.ts';
import { othersBefore, whoseMail } from '../household-notes/whose-mails.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote } from '../schema.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';
import { isRestOfMixed } from './contact-words.ts';
import { withContactsByCells } from './contacts-by-cells.ts';
import { hisOrHers } from './his-or-hers.ts';
import { spelledOut } from './short-headings.ts';
import { contactOfYoung } from './young-contacts.ts';

/** Of a longer cell, which is no list of a family's contacts, a beginning is enough. */
const LONGEST = 300;
/** What a row says of a phone or an email that isn't saved there, whole, so that no address is cut; nothing of an empty cell. */
export function contactNote(title: string, cell: string): FileNote[] {
  const text = cell.trim();
  if (text === '' || isNothing(cell)) return [];
  return [{ text: text.length > LONGEST ? shortened(text) : text, column: title.trim() }];
}

/** From here on, a phone is one at home, at work, or of the household. */
const OF_SEVERAL = 2;

/**
 * The cells of 'Husband Cell' and 'Her Cell' that may be the row's own, where the phone that is saved is one at home: nobody is
 * reached there alone.
 */
function besideHome({ titles, fields, cells }: WrittenSheet, row: RawRow, at: number): FileNote[] {
  const phone = row.values.phone?.trim() ?? '';
  const saved = titles.find((_, column) => fields[column] === 'phone' && (cells[at]?.[column] ?? '').trim() === phone);
  if (phone === '' || saved === undefined || rankOfContact(spelledOut(saved), true) < OF_SEVERAL) return [];
  const found = titles.flatMap((title, column) => {
    const whose = fields[column] ? null : hisOrHers(title);
    return whose?.field === 'phone' ? [{ ...whose, column, title }] : [];
  });
  const areOfBoth = new Set(found.map(({ sex }) => sex)).size > 1;
  return found
    .filter(({ column, isSure }) => (isSure || areOfBoth) && (cells[at]?.[column] ?? '').trim() !== phone)
    .flatMap(({ column, title }) => contactNote(title, cells[at]?.[column] ?? ''));
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
  const hasHisOrHers = titles.some((title, column) => !fields[column] && hisOrHers(title));
  if (columns.length === 0 && besides.length === 0 && both < 0 && !hasHisOrHers) return [...rows];
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
      ...(hasHisOrHers ? besideHome(sheet, row, at) : []),
    ];
    if (row.unread) return row;
    const values = own === undefined ? row.values : { ...row.values, email: cellOf(own).trim() };
    return noted.length === 0 ? { ...row, values } : { ...row, values, noted: [...(row.noted ?? []), ...noted] };
  });
}
