import { isRecord } from '#shared/text/is-record.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isGone } from '../sheets/gone.ts';

const LONGEST = 60;
/** What headings above people are not, and keys of programs are. */
const TOLD =
  /^(?:(?:do not|dont) \p{L}+|dnc|dna|dnd|no contact|dead|deceased|died|inactives?|(?:\p{L}+ )?(?:away|gone|left|moved(?! in\b)|unavailable|inactive|deceased|former|released)(?: \p{L}+)?|(?:not|no longer) \p{L}+(?: \p{L}+)?|non ?members?|visitors?|guests?|investigators?|fallecidos|falecidos|mudados?|inactivos|inativos|no disponibles?|indisponive(?:l|is))$/u;

/** 'doNotAsk' and 'moved_out' are words, as a heading would have them. */
function headingOf(key: string): string {
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The key of the one list of people in a file, where it says of them what a heading above them would. */
export function toldByKey(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const [list, another] = Object.entries(value).filter(([, own]) => Array.isArray(own));
  if (!list || another || list[0].length > LONGEST) return [];
  const heading = headingOf(list[0]);
  return isGone(heading) || TOLD.test(foldLoose(heading)) ? [heading] : [];
}
