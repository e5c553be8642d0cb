import { isRecord } from '#shared/text/is-record.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isGone } from '../dividers/said-by-headings.ts';

const LONGEST = 60;
/** What headings above people are not, and keys of programs are. */
const TOLD =
  /^(?:(?:do not|dont) \p{L}+|dnc|dna|dnd|no contact|dead|deceased|died|inactives?|(?:\p{L}+ )?(?:away|gone|left|moved(?! in\b)|unavailable|inactive|deceased|former|released)(?: \p{L}+)?|(?:not|no longer) \p{L}+(?: \p{L}+)?|non ?members?|visitors?|guests?|investigators?|fallecidos|falecidos|mudados?|inactivos|inativos|no disponibles?|indisponive(?:l|is))$/u;

/** 'doNotAsk' and 'moved_out' are words. */
const wordsOf = (key: string): string =>
  key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A key as a heading would have it. */
const headingOf = (key: string): string => capital(wordsOf(key).toLowerCase());
/** 'mapleGroveWard' as the name of a ward. */
export const unitOfKey = (key: string): string => wordsOf(key).split(/\s+/).map(capital).join(' ');

/** A key as a heading, where that is sure to tell something of the people below it. */
export function tellingHeading(key: string): string[] {
  const heading = headingOf(key);
  return isGone(heading) || TOLD.test(foldLoose(heading)) ? [heading] : [];
}

/** The key of the one list of people in a file, where a heading above them would have its words. */
export function toldByKey(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const [list, another] = Object.entries(value).filter(([, own]) => Array.isArray(own));
  if (!list || another || list[0].length > LONGEST) return [];
  const told = tellingHeading(list[0]);
  // No program's, but a person's words.
  return told.length > 0 || !/\S\s+\S/.test(list[0]) ? told : [list[0]];
}
