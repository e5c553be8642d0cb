import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { shortened } from '../line-parts.ts';
import { AND, withAge } from '../households/children.ts';
import { looksLikeFullName, partName } from '../names.ts';
import { CHILDREN, isNext, MARRIED } from '../other-people/whose-columns.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { filledIn, headingWords, mayHoldPeople } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

type Name = { first: string; last: string };
const folded = (firstName: string, lastName: string): Name => ({
  first: foldLoose(firstName).split(' ')[0] ?? '',
  last: foldLoose(lastName),
});
function nameIn({ values }: RawRow): Name {
  const { firstName, lastName } = partName(values.name ?? '');
  return folded(values.firstName ?? firstName, values.lastName ?? lastName);
}

const BETWEEN = new RegExp(`[,;/\\n]|${AND.source}`);
/** 'Owen (14), Ella' below 'Kids' are several. */
const namesIn = (cell: string): string[] => cell.split(BETWEEN).flatMap((part) => withAge(part).name.trim() || []);

/**
 * A wife or a husband whom only the 'Spouse' column names, or 'Name 2' behind a 'Name', isn't imported, nor are children whom only
 * 'Kids' names: the row of the one in whose row they stand says so.
 */
export function withFamilyNamed(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const headings = titles.map(headingWords);
  const isOfKids = (column: number): boolean => CHILDREN.test(headings[column] ?? '');
  const isOther = (title: string, words: string) =>
    MARRIED.test(words) ||
    CHILDREN.test(words) ||
    (isOfName(fieldOf(title)) && fieldOf(title) !== 'lastName' && isNext(words, headings));
  const peopleIn = (column: number, cell: string): string[] => (isOfKids(column) ? namesIn(cell) : [cell]);
  const columns = titles.flatMap((title, column) =>
    !fields[column] &&
    isOther(title, headings[column] ?? '') &&
    mayHoldPeople(filledIn(cells, column).flatMap((cell) => peopleIn(column, cell)))
      ? [column]
      : [],
  );
  if (columns.length === 0) return [...rows];
  const listed = new Map<string, string[]>();
  for (const row of rows) {
    const { first, last } = nameIn(row);
    listed.set(last, [...(listed.get(last) ?? []), first]);
  }
  const isListed = ({ first, last }: Name): boolean =>
    listed.get(last)?.some((one) => one === first || areOneName(one, first)) ?? false;
  return rows.map((row, at) => {
    const noted = columns.flatMap((column) => {
      const cell = (cells[at]?.[column] ?? '').trim();
      const people = peopleIn(column, cell);
      if (cell === '' || row.unread || !mayHoldPeople(people)) return [];
      const isKnown = (name: string): boolean => {
        const whole = looksLikeFullName(name) ? partName(name) : { firstName: name, lastName: '' };
        const { first, last } = folded(whole.firstName, whole.lastName);
        // One who is known by another last name in the list is no other person.
        return [last, nameIn(row).last].some((known) => isListed({ first, last: known }));
      };
      return people.every(isKnown) ? [] : [{ text: shortened(cell), column: (titles[column] ?? '').trim() }];
    });
    return noted.length > 0 ? { ...row, noted: [...(row.noted ?? []), ...noted] } : row;
  });
}
