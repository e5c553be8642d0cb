import { remembered } from '#shared/text/remembered.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isSuffix } from '../names.ts';
import type { RawRow } from '../rows.ts';

const LONGEST_CELL = 60;
const HEADING =
  /^(?:(?:name|generation(?:al)?)?suffix(?:es)?(?:name)?|(?:name)?generation|(?:[js]r){2}(?:i{2,3}|iv|v|etc)*|sufijos?|sufixos?|suffixe)$/;
/** 'Suffix', 'Generation', 'Jr/Sr': a column of what stands behind a last name. */
export const isSuffixHeading = remembered(
  (title: string): boolean => title.length <= LONGEST_CELL && HEADING.test(foldLoose(title).replaceAll(' ', '')),
);

const IN_WORDS: Partial<Record<string, string>> = {
  junior: 'Jr.',
  senior: 'Sr.',
  '2nd': 'II',
  '3rd': 'III',
  '4th': 'IV',
};
const suffixesOf = (cell: string): string[] =>
  cell.length > LONGEST_CELL
    ? []
    : cell.split(/[\s,]+/).flatMap((word) => IN_WORDS[foldLoose(word)] ?? (isSuffix(word) ? word : []));

/** 'Jr.' in a cell of its own; a degree there is no part of the name. */
export const suffixInCell = (cell: string): string => suffixesOf(cell)[0] ?? '';
/** Whether a cell has no more in it than a suffix. */
export const isSuffixAlone = (cell: string): boolean => {
  const words = cell.split(/[\s,]+/).filter(Boolean);
  return words.length <= 1 && words.length === suffixesOf(cell).length;
};

/** Of 'David Jones Jr.' and 'Jones, David, Jr.'; a V behind a first name is an initial, and 'Sr. David' has a title. */
function suffixInName(name: string): string {
  const parts = name.split(',').map((part) => part.trim().split(/\s+/));
  const found = parts.flatMap((words, part) =>
    words.filter((word, at) => {
      if (!isSuffix(word) || (at === 0 && (part === 0 || words.length > 1))) return false;
      return !/^v/i.test(word) || at === 0 || (parts.length === 1 && at > 1 && at === words.length - 1);
    }),
  );
  return found[0] ?? '';
}

type Parted = { firstName: string; lastName: string };

/** The last name with the suffix of the whole name beside it, or of the first name, where it has none itself. */
export function withSuffixOf({ firstName, lastName }: Parted, name = ''): Parted {
  if (firstName === '' || lastName === '' || suffixInName(`- ${lastName}`) !== '') return { firstName, lastName };
  const words = firstName.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && isSuffix(last) && !/^v/i.test(last))
    return { firstName: words.slice(0, -1).join(' '), lastName: `${lastName} ${last}` };
  const suffix = suffixInName(name);
  return { firstName, lastName: suffix && !suffixInName(firstName) ? `${lastName} ${suffix}` : lastName };
}

const isSameSuffix = (one: string, other: string): boolean => foldLoose(one) === foldLoose(other);

/** A row's name with the suffix from its own column, unless the name has it already. */
export function withSuffix(values: RawRow['values'], suffix: string): RawRow['values'] {
  const { name, firstName, lastName } = values;
  const said = [name, firstName, lastName].flatMap((text) => (text ? suffixInName(`- ${text}`) : []));
  if (suffix === '' || said.some((one) => isSameSuffix(one, suffix))) return values;
  if (lastName) return { ...values, lastName: `${lastName} ${suffix}` };
  if (name) {
    const comma = name.indexOf(',');
    // 'Jones, David' → 'Jones Jr., David', where a V is no initial either.
    const whole = comma > 0 ? `${name.slice(0, comma)} ${suffix}${name.slice(comma)}` : `${name} ${suffix}`;
    return { ...values, name: whole };
  }
  // Its last name may stand in a row above.
  return firstName ? { ...values, firstName: `${firstName} ${suffix}` } : values;
}
