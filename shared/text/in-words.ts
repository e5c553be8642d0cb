/**
 * Numbers and lists, as a sentence has them. Written out, because the language's own tables are slow to open: the first
 * number in words kept a phone from its first screen for 25 milliseconds, and each list made a formatter of its own.
 */

/** '9,999', of a whole number */
export const numberInWords = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const listWith =
  (word: 'and' | 'or') =>
  (items: readonly string[]): string =>
    items.length < 3
      ? items.join(` ${word} `)
      : `${items.slice(0, -1).join(', ')}, ${word} ${items[items.length - 1] ?? ''}`;
/** '', 'A', 'A and B', 'A, B, and C' */
export const listOfAll = listWith('and');
/** '', 'A', 'A or B', 'A, B, or C' */
export const listOfEither = listWith('or');
