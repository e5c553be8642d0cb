import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf } from '../columns.ts';
import { looksLikeFullName, partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { isNameInMail } from '../same-person/others-mails.ts';
import { partsOfMail } from '../same-person/spelled-names.ts';
import { filledIn, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

type Names = Pick<RawRow['values'], 'name' | 'firstName' | 'lastName'>;

/** How the person of a line of cells is called. */
export function ownNamesIn(fields: WrittenSheet['fields'], row: readonly string[]): Names {
  const cellOf = (field: keyof Names): string | undefined => row[fields.indexOf(field)];
  return { name: cellOf('name'), firstName: cellOf('firstName'), lastName: cellOf('lastName') };
}

/** The columns of other people before a column. */
export const othersBefore = ({ titles, fields, cells }: WrittenSheet, column: number): number[] =>
  titles.flatMap((title, at) =>
    at < column && !fields[at] && !fieldOf(title) && mayHoldPeople(filledIn(cells, at)) ? [at] : [],
  );

const wordsOf = (text: string): string[] =>
  foldLoose(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/**
 * Whose name an address has in it: the person's `own`, or `theirs` who stand beside. A last name tells only beside someone who
 * has another: parents mostly have the same.
 */
export function whoseMail(mail: string, names: Names, others: readonly string[]): 'own' | 'theirs' | null {
  if (!/^\S+@\S+$/.test(mail.trim())) return null;
  const address = partsOfMail(mail.trim()).join(' ');
  const parted = partName(names.name ?? '');
  const [given, last] = [wordsOf(names.firstName ?? parted.firstName), wordsOf(names.lastName ?? parted.lastName)];
  const theirs = others.flatMap(wordsOf);
  const without = (words: readonly string[], left: readonly string[]) => words.filter((word) => !left.includes(word));
  if (isNameInMail(address, without(theirs, [...given, ...last]))) return 'theirs';
  if (isNameInMail(address, without(given, theirs))) return 'own';
  const areWhole = others.length > 0 && others.every((cell) => looksLikeFullName(cell) && !/[&/]/.test(cell));
  return areWhole && isNameInMail(address, without(last, theirs)) ? 'own' : null;
}
