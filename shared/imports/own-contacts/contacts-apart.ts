import { isNothing } from '../doubts/nothing.ts';
import { looksLikePhone, phonesIn } from '../looks.ts';
import { filledIn } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isOpenBeside, isPhoneCell, LEAST_CONTACTS, tellsOfContacts } from './contacts-by-cells.ts';
import { ADDRESS, BETWEEN, emailsOfMixed, restOfMixed } from './contact-words.ts';
import { OF_BOTH } from '../side-by-side/couples-of-sheet.ts';

const PARTS = ['phone', 'email', 'rest'] as const;
type Parts = Record<(typeof PARTS)[number], string>;

const LONGEST = 200;
const EMAIL_LABEL = /(?:^|\b)e-?mail:?\s*$/i;
/** With so many digits it may be a phone that lost some, which is asked about below a heading of phones. */
const MANY_DIGITS = /\d(?:\D{0,2}\d){3}/;
/** Below a heading of contacts, fewer are enough. */
const LEAST_BELOW_CONTACTS = 0.5;

/** '801-555-0101 / ann@example.org' → the one and the other, and what is neither. */
function partsIn(cell: string): Parts {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST || isNothing(text)) return { phone: '', email: '', rest: '' };
  const email = (text.match(ADDRESS) ?? []).join('; ');
  const beside = text.replaceAll(ADDRESS, ' ').replace(BETWEEN, '').replace(EMAIL_LABEL, '').replace(BETWEEN, '');
  const isPhone = looksLikePhone(beside) || MANY_DIGITS.test(beside);
  return { email, phone: isPhone ? beside : '', rest: isPhone ? '' : beside };
}

type Mixed = { column: number; title: string; has: Set<keyof Parts> };

/** Numbers below a heading of numbers, and not of phones. */
const isOtherNumber = ({ rest }: Parts): boolean => /\d/.test(rest) && !/\p{L}/u.test(rest);

/** The columns that have phones and emails together, or one of them and words in its place. */
function mixedColumns(sheet: WrittenSheet): Mixed[] {
  if (sheet.titles.includes(OF_BOTH)) return [];
  return sheet.titles.flatMap((title, column) => {
    if (title === '' || !isOpenBeside(sheet, column)) return [];
    const parts = filledIn(sheet.cells, column)
      .filter((cell) => !isNothing(cell))
      .map(partsIn);
    const isTold = tellsOfContacts(title) || parts.some(({ email }) => email !== '');
    const isPhone = (text: string): boolean => isPhoneCell(text, isTold) || (isTold && phonesIn(text).length > 0);
    const reach = parts.filter(({ phone, email }) => email !== '' || isPhone(phone)).length;
    const least = tellsOfContacts(title) ? LEAST_BELOW_CONTACTS : LEAST_CONTACTS;
    const has = new Set(PARTS.filter((part) => parts.some((own) => own[part] !== '')));
    const isMixed = reach > 0 && reach >= parts.length * least && has.size > 1 && !parts.some(isOtherNumber);
    return isMixed ? [{ column, title, has }] : [];
  });
}

type Apart = {
  titles: string[];
  fields: WrittenSheet['fields'];
  cellsOf: (cells: readonly string[]) => string[];
};

/**
 * A sheet whose column of phones and emails is several: the phones in its place, and behind the others its emails and what is
 * neither; null where no column has more than one kind.
 */
export function contactsApart(sheet: WrittenSheet): Apart | null {
  const mixed = mixedColumns(sheet);
  if (mixed.length === 0) return null;
  const own = sheet.titles.length;
  const kept = new Map(mixed.map(({ column, has }) => [column, has.has('phone') ? 'phone' : 'email'] as const));
  const emails = mixed.filter(({ has }) => has.has('phone') && has.has('email'));
  const rests = mixed.filter(({ has }) => has.has('rest'));
  return {
    titles: [
      ...sheet.titles,
      ...emails.map(({ title }) => emailsOfMixed(title)),
      ...rests.map(({ title }) => restOfMixed(title)),
    ],
    fields: [
      ...sheet.fields.map((field, column) => kept.get(column) ?? field),
      ...emails.map(() => 'email' as const),
      ...rests.map(() => null),
    ],
    cellsOf: (cells) => {
      const partOf = (column: number, part: keyof Parts): string => partsIn(cells[column] ?? '')[part];
      return [
        ...Array.from({ length: own }, (_, column) => {
          const part = kept.get(column);
          return part ? partOf(column, part) : (cells[column] ?? '');
        }),
        ...emails.map(({ column }) => partOf(column, 'email')),
        ...rests.map(({ column }) => partOf(column, 'rest')),
        ...cells.slice(own),
      ];
    },
  };
}
