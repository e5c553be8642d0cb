import { foldLoose } from '#shared/text/fold.ts';
import { isContact, isOfName } from '../columns.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isOwnContact } from '../headings/phone-headings.ts';
import { isYoungRow } from '../household-notes/young-rows.ts';
import { shortened } from '../line-parts.ts';
import { looksLikeFullName, partName } from '../names.ts';
import { contactOfYoung } from '../own-contacts/young-contacts.ts';
import { contactsOfOthers, ownBesideOthers } from '../own-contacts/others-contacts.ts';
import type { RawRow } from '../rows.ts';
import { filledIn, headingWords, isAboutThings, mayBePartOfName, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { someoneBeside } from '../who-helps/someone-beside.ts';
import { checkThat, otherIn, withValuesToCheck } from '../who-helps/values-to-check.ts';
import { wordsByCells } from '../who-helps/words-by-cells.ts';
import { isParent, kinInHeadings } from './kin-words.ts';
import { CHILDREN, IN_CHARGE, MARRIED } from './whose-columns.ts';
import { AND } from '../households/children.ts';

const LEAST_SURE = 0.3;

/** 'Spouse' above names, or any heading above what surely are some. */
function holdsFirstNames(heading: string, cells: readonly string[]): boolean {
  if (!mayHoldPeople(cells) || isAboutThings(heading) || CHILDREN.test(headingWords(heading))) return false;
  const sure = cells.filter((cell) => isGivenNameForSure(foldLoose(cell))).length;
  return MARRIED.test(headingWords(heading)) || sure >= cells.length * LEAST_SURE;
}

/** 'Parent' above names, wherever it stands; 'Ann & Bob Crow' are two of them. */
const namesParents = (heading: string, cells: readonly string[]): boolean =>
  IN_CHARGE.test(wordsByCells(heading, cells)) &&
  mayHoldPeople(cells.flatMap((cell) => cell.split(AND).map((name) => name.trim())));

const OF_PARENTS = new RegExp(`\\b(?:${kinInHeadings('parents')})\\b`, 'u');
const isOfParents = (heading: string): boolean => {
  const words = headingWords(heading);
  return words.split(' ').some(isParent) || OF_PARENTS.test(words);
};

/** The phone and the email that stand behind another person's name, up to something else about the row's own. */
function contactsBehind({ titles, fields }: WrittenSheet, at: number): number[] {
  const own = fields.findIndex(isOfName);
  const end = fields.findIndex((field, column) => column > at && (column === own || (field && !isContact(field))));
  return titles.flatMap((_, column) =>
    column > at && (end < 0 || column < end) && isContact(fields[column]) ? [column] : [],
  );
}

/**
 * 'Mark Ashby', 'Lori', and a phone: his or hers, as likely as not. It is kept, with a word to the person who looks it
 * over; an email with his name in it is his, and with hers, or a parent's, is asked about. So is what a child has behind its
 * parents, wherever the child's name stands, and what it has before its own name.
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
  const besides = { sheet, someone: someoneBeside(sheet, ofRow), ofRow };
  const cellOf = (row: number, column: number) => (cells[row]?.[column] ?? '').trim();
  const parents = others.filter(({ at }) => isOfParents(titles[at] ?? ''));
  const open = titles.flatMap((title, column) =>
    isContact(fields[column]) && !ofRow.has(column) && !contactOfYoung(title) && !isOwnContact(title) ? [column] : [],
  );
  const named = fields.findIndex(isOfName);
  // Before a child's name, 'Phone' is as likely a parent's, where no other column has theirs.
  const haveOwn = contactsOfOthers(sheet).some((contact) => contact !== null);
  const before = haveOwn ? [] : open.filter((column) => column < named);
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
    const spelled = beside.findLast(({ first }) => isIn(first));
    const asks: RawRow['asks'] =
      spelled && !row.asks
        ? {
            problem: `“${shortened(email)}” may be ${spelled.person}’s. Enter this person’s email, or leave it blank.`,
            field: 'email',
          }
        : undefined;
    const married = beside.findLast(({ behind }) => behind.length > 0);
    const theirs = isYoungRow(row) ? parents.filter(({ at }) => cellOf(i, at) !== '' && !isNothing(cellOf(i, at))) : [];
    const last = married ?? theirs.at(-1);
    if (!last) return withValuesToCheck(asks ? { ...row, asks } : row, cells[i] ?? [], besides);
    const people = married ? [married.person] : theirs.map(({ at }) => otherIn(cellOf(i, at)).person);
    const columns = married ? married.behind : [...before, ...open.filter((column) => column > last.at)];
    const said = columns.filter((column) => cellOf(i, column) !== '');
    const words = [...new Set(said.flatMap((column) => fields[column] ?? []))].filter(
      (word) => !asks || word !== 'email',
    );
    if (words.length === 0 || (married && asks))
      return withValuesToCheck(asks ? { ...row, asks } : row, cells[i] ?? [], besides);
    const isBefore = !married && said.every((column) => before.includes(column));
    const remark = isBefore
      ? checkThat(words, people, titles[named] ?? '', 'before')
      : checkThat(words, people, last.title);
    const told = { ...row, ...(asks ? { asks } : {}), remarks: [...(row.remarks ?? []), remark] };
    return withValuesToCheck(told, cells[i] ?? [], besides, words);
  });
}
