import { besides, fieldOf, isContact } from '../columns.ts';
import { isLikeRecordNumber, looksLikePhone, phonesApart, phonesIn } from '../looks.ts';
import { isNineDigits, isOfPhonesOrPlace } from '../doubts/local-phones.ts';
import type { RawRow } from '../rows.ts';
import type { FileNote, ImportField } from '../schema.ts';
import { MARRIED } from '../other-people/whose-columns.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { isPhoneCell, tellsOfContacts } from './contacts-by-cells.ts';
import { ADDRESS } from './contact-words.ts';
import { hisOrHers } from './his-or-hers.ts';
import { contactNote } from './unclear-contacts.ts';

type Contact = 'phone' | 'email';
/** As the columns stand in the file. `fields`: how they are read; `ignored`: what the preview lists as left out. */
export type ReadSheet = {
  titles: readonly string[];
  fields: readonly (ImportField | null)[];
  cells: readonly (readonly string[])[];
  ignored: readonly string[];
};

/** Numbers of other things than phones. */
const OF_THINGS =
  /\b(?:nif|nie|dni|cif|rut|fiscal|contribu\p{L}*|cedulas?|utente|socio|matricula|registro|codigo|mrn|members?(?:hip)? (?:id|no|number|record|#)|record|ids?|ref\p{L}*|acct|account|zip|postal|ssn|serial|order|row|dates?|birth\p{L}*|dob)\b/u;
const LONGEST = 400;
/** France writes '06 12 34 56 78'. */
const MAY_HAVE_CONTACTS = /\d(?:\D{0,2}\d){2}|@/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

type Found = { kind: Contact; text: string };
/** The phones and emails of a cell, alone or between words. */
function contactsIn(title: string, cell: string, isOfNine: boolean): Found[] {
  if (cell.length > LONGEST || !MAY_HAVE_CONTACTS.test(cell)) return [];
  const emails = (cell.match(ADDRESS) ?? []).map((text) => ({ kind: 'email' as const, text }));
  if (OF_THINGS.test(headingWords(title.slice(0, 60))) || isLikeRecordNumber(cell)) return emails;
  const rest = cell.replaceAll(ADDRESS, ' ').trim();
  // A ZIP code has as many digits, in a list whose phones have more.
  if (isNineDigits(rest) && (isOfNine || isOfPhonesOrPlace(title) || tellsOfContacts(title)))
    return [...emails, { kind: 'phone', text: rest }];
  const isAlone = looksLikePhone(rest) && isPhoneCell(rest, tellsOfContacts(title) || isContact(fieldOf(title)));
  const phones = isAlone ? phonesApart(rest) : phonesIn(rest);
  return [...emails, ...phones.map((text) => ({ kind: 'phone' as const, text }))];
}

/** Everything that a row says already: what is saved of it, what a person reads beside it, and what it asks. */
const toldBy = ({ values, noted = [], remarks = [], asks, beside = [] }: RawRow): string[] => [
  ...Object.values(values),
  ...noted.map(({ text }) => text),
  ...remarks,
  ...beside,
  asks?.problem ?? '',
];
/** Digits that are within others are a part of the same number, as without its area code. */
function isTold({ kind, text }: Found, told: readonly string[]): boolean {
  if (kind === 'email') return told.some((one) => one.toLowerCase().includes(text.toLowerCase()));
  const digits = digitsOf(text);
  return told.some((one) => digitsOf(one).includes(digits));
}

/** Not of 'Husband Cell' beside 'Wife Cell,' one of which is the row's own. */
const isOfSpouse = (title: string): boolean => MARRIED.test(headingWords(title.slice(0, 60))) && !hisOrHers(title);
/** Whether a column is listed as left out, and the row has another of the kind: one before it, or one that is surely its own. */
function isListed(sheet: ReadSheet, column: number, row: RawRow, at: number, kind: Contact): boolean {
  const { titles, fields, ignored, cells } = sheet;
  const title = titles[column] ?? '';
  if (!row.values[kind]?.trim()) return false;
  // A spouse who has no row, and is named in this one, has no other place.
  if (isOfSpouse(title) && row.noted?.some((note) => note.column && isOfSpouse(note.column))) return false;
  if (fields[column] === kind) {
    const filled = titles.filter((_, place) => fields[place] === kind && (cells[at]?.[place] ?? '').trim() !== '');
    return filled.some((first) => ignored.includes(besides(title, first)));
  }
  return title !== '' && ignored.some((one) => one.includes(title));
}

const withoutTitle = ({ text, column }: FileNote): FileNote =>
  column === '' ? { text } : { text, column: column ?? '' };
/** Whether the phones that are saved have nine digits, as they have in some countries. */
export const areOfNine = (rows: readonly RawRow[]): boolean => {
  const phones = rows.flatMap(({ values }) => values.phone || []);
  return phones.filter((phone) => isNineDigits(digitsOf(phone))).length * 2 > phones.length;
};

/** What a row of a person still has to say of one of its cells. */
function untoldIn(sheet: ReadSheet, row: RawRow, at: number, isOfNine: boolean): FileNote[] {
  const told = toldBy(row);
  return (sheet.cells[at] ?? []).flatMap((cell, column): FileNote[] => {
    const [title, field] = [sheet.titles[column] ?? '', sheet.fields[column]];
    if (cell === '' || (field && !isContact(field))) return [];
    const open = contactsIn(title, cell, isOfNine).filter(
      (one) => !isTold(one, told) && !isListed(sheet, column, row, at, one.kind),
    );
    if (open.length === 0) return [];
    told.push(cell);
    return contactNote(title, cell)
      .filter(({ text }) => !row.noted?.some((note) => note.text === text))
      .map(withoutTitle);
  });
}

/**
 * The last step of reading a sheet: a phone or an email beside a person that is neither saved nor told nor asked about is noted
 * there, whatever its heading, so that none is lost unseen. Each row has its line of cells.
 */
export function withUntoldContacts(rows: readonly RawRow[], sheet: ReadSheet): RawRow[] {
  const isOfNine = areOfNine(rows);
  return rows.map((row, at) => {
    const noted = row.unread ? [] : untoldIn(sheet, row, at, isOfNine);
    return noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}

type Home = {
  titles: readonly string[];
  cells: readonly string[];
  isRead: (column: number) => boolean;
  isOfNine: boolean;
};
/**
 * The same of the people of a household, who have one line of cells: whoever in it may have a phone (`readers`) is told of one
 * that no one of them has. `isRead`: columns of names.
 */
export function withUntoldOfHome(
  rows: readonly RawRow[],
  readers: readonly RawRow[],
  { titles, cells, isRead, isOfNine }: Home,
): RawRow[] {
  const told = rows.flatMap(toldBy);
  const ofAll = (kind: Contact): boolean => readers.every(({ values }) => values[kind]?.trim());
  const noted = cells.flatMap((cell, column): FileNote[] => {
    const title = titles[column] ?? '';
    if (cell === '' || isRead(column) || fieldOf(title) === 'notes') return [];
    const open = contactsIn(title, cell, isOfNine).filter((one) => !isTold(one, told) && !ofAll(one.kind));
    return open.length === 0 ? [] : contactNote(title, cell).map(withoutTitle);
  });
  return noted.length === 0
    ? [...rows]
    : rows.map((row) => (readers.includes(row) ? { ...row, noted: [...(row.noted ?? []), ...noted] } : row));
}
