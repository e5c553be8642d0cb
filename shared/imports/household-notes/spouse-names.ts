import { foldLoose } from '#shared/text/fold.ts';
import { fieldOf, isOfName } from '../columns.ts';
import { shortened } from '../line-parts.ts';
import { looksLikeFullName, partName } from '../names.ts';
import { isNext, MARRIED } from '../other-people/whose-columns.ts';
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

/** A wife or a husband whom only the 'Spouse' column names, or 'Name 2' behind a 'Name', isn't imported: the row of the other one says so. */
export function withSpouseNames(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const headings = titles.map(headingWords);
  const isOther = (title: string, words: string) =>
    MARRIED.test(words) || (isOfName(fieldOf(title)) && fieldOf(title) !== 'lastName' && isNext(words, headings));
  const columns = titles.flatMap((title, column) =>
    !fields[column] && isOther(title, headings[column] ?? '') && mayHoldPeople(filledIn(cells, column)) ? [column] : [],
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
      if (cell === '' || row.unread || !mayHoldPeople([cell])) return [];
      const whole = looksLikeFullName(cell) ? partName(cell) : { firstName: cell, lastName: '' };
      const { first, last } = folded(whole.firstName, whole.lastName);
      // One who is known by another last name in the list is no other person.
      if ([last, nameIn(row).last].some((name) => isListed({ first, last: name }))) return [];
      return [{ text: shortened(cell), column: (titles[column] ?? '').trim() }];
    });
    return noted.length > 0 ? { ...row, noted: [...(row.noted ?? []), ...noted] } : row;
  });
}
