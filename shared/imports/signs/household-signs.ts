import { foldLoose } from '#shared/text/fold.ts';
import { AND } from '../households/children.ts';
import { shortened } from '../line-parts.ts';
import { partName } from '../names.ts';
import type { RawRow } from '../rows.ts';
import { areOneName } from '../same-person/short-forms.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** Beside those that are read as the household. */
const HOUSEHOLD = /^(?:family|(?:household|family|home) of|member of (?:the )?(?:household|family)(?: of)?)$/;
const LONGEST = 60;
const AND_WORD = /^(?:and|y|e|the|family|household)$/;

/** The words of the people in 'Jensen, Mark & Ann'; none where a household isn't called by two people. */
export function wordsOfCouple(household: string): string[] {
  if (household.length > LONGEST || !AND.test(household)) return [];
  const words = foldLoose(household).split(' ');
  return words.filter((word) => !AND_WORD.test(word));
}

/** Whether one of the words may be what someone is called, as a letter or a short form, too. */
export const isAmong = (given: string, words: readonly string[]): boolean =>
  foldLoose(given)
    .split(' ')
    .some((name) =>
      words.some((word) => areOneName(name, word) || ((name.length === 1 || word.length === 1) && name[0] === word[0])),
    );

/** Of a row whose household is called by two other people, that it is: someone else of the name may live with them. */
export function withHouseholdSigns(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const column = titles.findIndex(
    (title, at) => fields[at] === 'household' || (!fields[at] && HOUSEHOLD.test(headingWords(title))),
  );
  if (column < 0) return [...rows];
  return rows.map((row, at) => {
    const { name = '', firstName = partName(name).firstName, preferredName = '' } = row.values;
    const household = (cells[at]?.[column] ?? '').trim();
    const words = wordsOfCouple(household);
    if (row.unread || firstName === '' || words.length < 3 || isAmong(`${firstName} ${preferredName}`.trim(), words))
      return row;
    return { ...row, signs: [...(row.signs ?? []), { by: shortened(household), isHousehold: true }] };
  });
}
