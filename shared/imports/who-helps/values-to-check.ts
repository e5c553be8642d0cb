import { listOfAll } from '#shared/text/in-words.ts';
import { isContact, isOfName } from '../columns.ts';
import { isNothing } from '../doubts/nothing.ts';
import { quotedLast, shortened } from '../line-parts.ts';
import { looksLikeFullName, partName } from '../names.ts';
import { ownersIn } from '../own-contacts/contacts-by-cells.ts';
import { hisOrHers } from '../own-contacts/his-or-hers.ts';
import { contactOfYoung } from '../own-contacts/young-contacts.ts';
import type { RawRow } from '../rows.ts';
import type { ImportField } from '../schema.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import type { Someone } from './someone-beside.ts';

/** What such a value is called in a sentence. */
const WORDS: { [Field in ImportField]?: string } = {
  phone: 'phone',
  email: 'email',
  age: 'age',
  birthYear: 'birth year',
  sex: 'sex',
  calling: 'calling',
  lastTalkDate: 'last talk',
  isAvailable: 'availability',
};

/** How another person is called, and the first name alone: a couple shares the last one. */
export function otherIn(cell: string): { person: string; first: string } {
  // 'Bob & Sue Osgood' and 'Osgood / Pell' are several.
  if (/\s(?:family|household)$/i.test(cell)) return { person: `the ${shortened(cell)}`, first: cell };
  if (/[&/;+()]|\s(?:and|y|e|und|et)\s|\s\S+,.*\S\s/.test(cell)) return { person: shortened(cell), first: cell };
  const { firstName, lastName } = looksLikeFullName(cell) ? partName(cell) : { firstName: cell, lastName: '' };
  return { person: shortened(`${firstName} ${lastName}`.trim()), first: firstName };
}

/** 'Check that the phone and email aren’t Lori’s: they come after the “Wife” column.' */
export function checkThat(
  fields: readonly ImportField[],
  people: readonly string[],
  title: string,
  place: 'after' | 'before' = 'after',
): string {
  const [are, they] = fields.length > 1 ? ['aren’t', 'they come'] : ['isn’t', 'it comes'];
  const whose = people.map((person) => `${person}’s`).join(' or ');
  const words = fields.map((field) => WORDS[field] ?? field);
  return `Check that the ${listOfAll(words)} ${are} ${whose}: ${they} ${place} the “${shortened(title)}” column.`;
}

const stemOf = (word: string): string => word.replace(/s$/, '');
/** 'Host Phone', unless 'Host' is the heading of the names, or it is the youth's, or one of a couple's. */
function mayBeAnothers(title: string, names: readonly string[]): boolean {
  const own = names.flatMap((name) => headingWords(name).split(' ').map(stemOf));
  const owners = ownersIn(title).filter((word) => !own.includes(stemOf(word)));
  return (
    owners.length > 0 && contactOfYoung(title) === null && title.split(' or ').some((one) => hisOrHers(one) === null)
  );
}

/** A sheet, its columns of other people, and those that are the rows' own for sure. */
export type Beside = { sheet: WrittenSheet; someone: readonly Someone[]; ofRow: ReadonlySet<number> };

/**
 * A row with a word for each value that stands behind someone else's name, or below a heading such as 'Host Phone,' and may be
 * that one's, but those that are `told`. A spouse in the middle of the columns parts no one's: behind one, only a calling
 * that ends them may be either's.
 */
export function withValuesToCheck(
  row: RawRow,
  line: readonly string[],
  { sheet: { titles, fields }, someone, ofRow }: Beside,
  told: readonly ImportField[] = [],
): RawRow {
  const cellOf = (column: number): string => (line[column] ?? '').trim();
  const done = new Set<ImportField>(told);
  const isOpen = (column: number): boolean => {
    const field = fields[column];
    if (!field || cellOf(column) === '' || isNothing(cellOf(column)) || !row.values[field]) return false;
    if (done.has(field) || row.asks?.field === field) return false;
    const same = fields.flatMap((other, at) => (other === field && cellOf(at) !== '' ? [at] : []));
    return same.length === 1 || row.values[field].trim() === cellOf(column);
  };
  const saidOf = (columns: readonly number[]): ImportField[] => {
    const found = [...new Set(columns.filter(isOpen).flatMap((column) => fields[column] ?? []))];
    for (const field of found) done.add(field);
    return found;
  };
  const named = titles.filter((_, column) => isOfName(fields[column]));
  const remarks = someone.flatMap(({ at, kind, behind }): string[] => {
    if (cellOf(at) === '' || isNothing(cellOf(at))) return [];
    const [first = -1, second] = behind;
    if (kind === 'spouse' && (second !== undefined || fields[first] !== 'calling')) return [];
    const open = saidOf(behind);
    return open.length === 0 ? [] : [checkThat(open, [otherIn(cellOf(at)).person], titles[at] ?? '')];
  });
  for (const [column, title] of titles.entries())
    if (isContact(fields[column]) && !ofRow.has(column) && mayBeAnothers(title, named))
      for (const field of saidOf([column]))
        remarks.push(`Check that the ${WORDS[field] ?? field} isn’t someone else’s: it’s under ${quotedLast(title)}`);
  return remarks.length === 0 ? row : { ...row, remarks: [...(row.remarks ?? []), ...remarks] };
}
