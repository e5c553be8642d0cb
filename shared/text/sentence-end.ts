// Wall: a text as someone typed it may end a sentence by itself, such as a note that is quoted.

/** What ends a sentence after such a text; nothing where it has done so. */
export const periodAfter = (text: string): string => (/[.!?]$/u.test(text) ? '' : '.');
/** The last words of a sentence: '“moved.”' */
export const quotedAtEnd = (text: string): string => `“${text}${periodAfter(text)}”`;
