import { foldLoose } from '#shared/text/fold.ts';
import { isContact, isOfName } from '../columns.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { shortened } from '../line-parts.ts';
import { looksLikeFullName, partName } from '../names.ts';
import { ownBesideOthers } from '../own-contacts/others-contacts.ts';
import type { RawRow } from '../rows.ts';
import { filledIn, headingWords, isAboutThings, mayBePartOfName, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { CHILDREN, IN_CHARGE, MARRIED } from './whose-columns.ts';
import { listOfAll } from '#shared/text/in-words.ts';

const LEAST_SURE = 0.3;

/** 'Spouse' above names, or any heading above what surely are some. */
function holdsFirstNames(heading: string, cells: readonly string[]): boolean {
  if (!mayHoldPeople(cells) || isAboutThings(heading) || CHILDREN.test(headingWords(heading))) return false;
  const sure = cells.filter((cell) => isGivenNameForSure(foldLoose(cell))).length;
  return MARRIED.test(headingWords(heading)) || sure >= cells.length * LEAST_SURE;
}

/** 'Parent' above names, wherever it stands. */
const namesParents = (heading: string, cells: readonly string[]): boolean =>
  IN_CHARGE.test(headingWords(heading)) && mayHoldPeople(cells);

/** The phone and the email that stand behind another person's name, up to something else about the row's own. */
function contactsBehind({ titles, fields }: WrittenSheet, at: number): number[] {
  const own = fields.findIndex(isOfName);
  const end = fields.findIndex((field, column) => column > at && (column === own || (field && !isContact(field))));
  return titles.flatMap((_, column) =>
    column > at && (end < 0 || column < end) && isContact(fields[column]) ? [column] : [],
  );
}

/** How another person is called, and the first name alone: a couple shares the last one. */
function otherIn(cell: string): { person: string; first: string } {
  const { firstName, lastName } = looksLikeFullName(cell) ? partName(cell) : { firstName: cell, lastName: '' };
  return { person: shortened(`${firstName} ${lastName}`.trim()), first: firstName };
}

/**
 * 'Mark Ashby', 'Lori', and a phone: his or hers, as likely as not. It is kept, with a word to the person who looks it
 * over; an email with his name in it is his, and with hers, or a parent's, is asked about.
 */
export function withContactsToCheck(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const ofRow = ownBesideOthers(sheet);
  const others = titles.flatMap((title, at) => {
    if (title === '' || fields[at]) return [];
    const people = filledIn(cells, at);
    const hasFirstNames = holdsFirstNames(title, people);
    const behind = hasFirstNames ? contactsBehind(sheet, at).filter((column) => !ofRow.has(column)) : [];
    return hasFirstNames || namesParents(title, people) ? [{ at, title, behind }] : [];
  });
  if (others.length === 0) return [...rows];
  const cellOf = (row: number, column: number) => (cells[row]?.[column] ?? '').trim();
  return rows.map((row, i) => {
    const { name = '', firstName, email = '' } = row.values;
    const address = foldLoose(email.split('@')[0] ?? '');
    const isIn = (names: string) =>
      foldLoose(names)
        .split(' ')
        .some((word) => word.length > 2 && address.includes(word));
    if (row.unread || isIn(firstName ?? partName(name).firstName)) return row;
    const beside = others.flatMap((other) => {
      const cell = cellOf(i, other.at);
      return mayBePartOfName(cell) || looksLikeFullName(cell) ? [{ ...other, ...otherIn(cell) }] : [];
    });
    const named = beside.findLast(({ first }) => isIn(first));
    if (named && !row.asks)
      return {
        ...row,
        asks: {
          problem: `“${shortened(email)}” may be ${named.person}’s. Enter this person’s email, or leave it blank.`,
          field: 'email',
        },
      };
    const other = beside.findLast(({ behind }) => behind.length > 0);
    const behind = other?.behind.filter((column) => cellOf(i, column) !== '') ?? [];
    const words = [...new Set(behind.flatMap((column) => fields[column] ?? []))];
    if (!other || words.length === 0) return row;
    const [are, they] = words.length > 1 ? ['aren’t', 'they come'] : ['isn’t', 'it comes'];
    const remark = `Check that the ${listOfAll(words)} ${are} ${other.person}’s: ${they} after the “${shortened(other.title)}” column.`;
    return { ...row, remarks: [...(row.remarks ?? []), remark] };
  });
}
