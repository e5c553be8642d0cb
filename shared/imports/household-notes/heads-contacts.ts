import { foldLoose } from '#shared/text/fold.ts';
import { sexIn } from '../doubts/answers.ts';
import { sexOfGivenName } from '../doubts/given-names.ts';
import { shortened } from '../line-parts.ts';
import { partName } from '../names.ts';
import { contactNote } from '../own-contacts/unclear-contacts.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { isSameContact } from '../same-person/same-person.ts';
import { asking } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isYoungRow } from './young-rows.ts';

const HEAD =
  '(?:head(?: of (?:the )?(?:house(?:hold)?|family))?|hoh|jef[ea] de (?:la )?(?:familia|hogar|casa)|chefe d[aeo] (?:familia|casa)|capofamiglia|chef de (?:famille|menage)|familienoberhaupt|haushaltsvorstand)';
const OF_HEAD = new RegExp(`^${HEAD} |(?<= )${HEAD}$`);
const IS_HEAD = new RegExp(`^(?:${HEAD}|husband)$`);
const NO_HEAD =
  /^(?:spouse|wife|child|son|daughter|espos[oa]|conyuge|conjuge|hij[oa]|filh[oa]|kind|sohn|tochter|ehefrau|fils|fille|epouse)$/;
const KINDS = ['phone', 'email'] as const;

const namesOf = ({ values }: RawRow): { first: string; last: string } => {
  const parted = partName(values.name ?? '');
  return {
    first: foldLoose(values.firstName ?? parted.firstName),
    last: foldLoose(values.lastName ?? parted.lastName),
  };
};
/** Whether a row, by the name of its household or by a cell beside it, is the head of one; null where nothing tells. */
function headByWords(row: RawRow, unread: readonly string[]): boolean | null {
  if (unread.some((cell) => IS_HEAD.test(foldLoose(cell)))) return true;
  if (unread.some((cell) => NO_HEAD.test(foldLoose(cell)))) return false;
  const { firstName, lastName } = partName(row.values.household ?? '');
  if (!firstName || !lastName) return null;
  const [own, head] = [namesOf(row).first.split(' ')[0] ?? '', foldLoose(firstName).split(' ')[0] ?? ''];
  return own === head || areOneName(own, head);
}

/** The husband of the two grown-ups who share a phone or an email, or the one grown-up who is no woman, or the only one; null where it may be several. */
function headAmong(rows: readonly RawRow[]): RawRow | null {
  const grown = rows.filter((row) => !isYoungRow(row));
  if (grown.length === 1) return grown[0] ?? null;
  const sexes = grown.map(
    (row) => sexIn(row.values.sex ?? '') ?? sexOfGivenName(namesOf(row).first.split(' ')[0] ?? ''),
  );
  const men = grown.filter((_, at) => sexes[at] === 'male');
  const notWomen = grown.filter((_, at) => sexes[at] !== 'female');
  const [head, another] = men.length === 1 && grown.length === 2 ? men : notWomen;
  return (another ? null : head) ?? null;
}

/** Whether each row is the head of those with the same contact, by what words have `told`, and else by who shares it; null where nothing tells. */
function headsAmong(
  contacts: readonly (string | null)[],
  rows: readonly RawRow[],
  told: readonly (boolean | null)[],
): (boolean | null)[] {
  const homes = new Map<string, number[]>();
  for (const [at, contact] of contacts.entries()) {
    if (contact === null) continue;
    const home = homes.get(contact) ?? [];
    home.push(at);
    homes.set(contact, home);
  }
  const found: (boolean | null)[] = rows.map(() => null);
  for (const home of homes.values()) {
    const isKnown = home.some((at) => told[at] === true);
    const head = isKnown ? null : headAmong(home.flatMap((at) => (told[at] === null ? (rows[at] ?? []) : [])));
    for (const at of home) {
      const row = rows[at];
      const isNone = isKnown || head !== null || (row !== undefined && isYoungRow(row));
      found[at] = told[at] ?? ((head !== null && head === row) || (isNone ? false : null));
    }
  }
  return found;
}

/**
 * 'Head of House Phone' and 'HoH Email' are the head's: whoever else of a house has one is told of it in a note, and asked for
 * their own where it isn't clear who the head is. In a list with one row for each, it is the row's own.
 */
export function withHeadsContacts(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const heads = titles.flatMap((title, column) => {
    const kind = KINDS.find((one) => fields[column] === one);
    return kind && OF_HEAD.test(foldLoose(title)) ? [{ kind, title, column }] : [];
  });
  if (heads.length === 0) return [...rows];
  const unreadOf = (at: number): string[] => (cells[at] ?? []).filter((cell, column) => cell !== '' && !fields[column]);
  let left = [...rows];
  for (const { kind, title, column } of heads) {
    const isSaved = rows.map((row, at) => {
      const cell = cells[at]?.[column]?.trim() ?? '';
      return !row.unread && cell !== '' && isSameContact(cell, row.values[kind] ?? '');
    });
    const isHead = headsAmong(
      rows.map((row, at) => (isSaved[at] ? foldLoose(row.values[kind] ?? '') : null)),
      rows,
      rows.map((row, at) => headByWords(row, unreadOf(at))),
    );
    left = left.map((row, at) => {
      const cell = row.values[kind] ?? '';
      if (!isSaved[at] || isHead[at] === true) return row;
      const asked = `“${shortened(cell)}” belongs to the head of the household. Enter this person’s own ${kind}, or leave it blank.`;
      if (isHead[at] === null) return asking(row, asked, kind);
      const { [kind]: _, ...values } = row.values;
      return { ...row, values, noted: [...(row.noted ?? []), ...contactNote(title, cell)] };
    });
  }
  return left;
}
