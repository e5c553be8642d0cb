import { foldLoose } from '#shared/text/fold.ts';
import { isSuffix, partName } from './names.ts';
import type { RawRow } from './rows.ts';

const wordsOf = (text: string): string[] =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word !== '' && !isSuffix(word));

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((word) => all.includes(word));

type Doubt = { problem: string } | { remark: string } | null;

/**
 * A sheet with the whole name and its two parts: the parts count, unless the whole name is another family's, when one of
 * them has slipped into the wrong row. A different first name may be what the person goes by.
 */
export function doubtOf({ name, firstName, lastName }: RawRow['values']): Doubt {
  if (!name || !firstName || !lastName) return null;
  const [whole, first, last] = [wordsOf(name), wordsOf(firstName), wordsOf(lastName)];
  const family = wordsOf(partName(name).lastName);
  const isSameFamily = isWithin(last, whole) || (family.length > 0 && isWithin(family, last));
  const pair = `${firstName} ${lastName}`;
  if (!isSameFamily)
    return { problem: `This row has two names, “${name}” and “${pair}.” Write the first and last name.` };
  return first.some((word) => whole.includes(word)) ? null : { remark: `The whole name in this row is “${name}.”` };
}
