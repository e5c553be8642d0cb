import { quotedLast, shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';

const MOST = 3;
/** A day of birth is not kept, and a yes or a no says nothing without its heading. */
const NOT_SHOWN = new Set(['birthYear', 'age', 'sex', 'isAvailable', 'email']);

/** Why no one is read from a row without a name, with the words that it has. */
export function namelessRow(values: RawRow['values'], noted: RawRow['noted'] = []): string {
  const said = [
    ...Object.entries(values).flatMap(([field, text]) => (NOT_SHOWN.has(field) ? [] : [text])),
    ...noted.map(({ text }) => text),
  ];
  const words = [...new Set(said)].filter((text) => /\p{L}{2}/u.test(text)).slice(0, MOST);
  return words.length === 0
    ? 'There is no name in this row.'
    : `There is no name in this row: ${[...words.slice(0, -1).map((text) => `“${shortened(text)}”`), quotedLast(words.at(-1) ?? '')].join(', ')}`;
}
