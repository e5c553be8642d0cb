import { foldLoose } from '#shared/text/fold.ts';
import { isListWord } from '../group-titles/list-words.ts';
import { TITLES } from '../name-parts/titles.ts';

const IN_NAMES = /^(?:d[aeiou]s?|del|l[aeo]s?|el|al|e|y|v[ao]n|de[nr]|te[nr]|zu|zur|und|bin|ben|af|av|st)$/;
/** What a list may be for. */
const OCCASION = /^(?:party|meeting|conference|activity|dinner|breakfast|program|funeral|baptism|committee|project)$/;
/** 'Hermano Tim Lund' is called so, whatever else a list's 'hermano' says. */
const TITLE_FIRST = new RegExp(String.raw`^${TITLES}\s+(?=\p{Lu}\S*\s+\p{Lu})`, 'iu');
/** A line with words that are in no name: in small letters, a list's, or an occasion's. */
export const isNoName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  text
    .replace(TITLE_FIRST, '')
    .split(/\s+/)
    .some(
      (word) =>
        (/^\p{Ll}/u.test(word) && !IN_NAMES.test(word)) ||
        isListWord(foldLoose(word)) ||
        OCCASION.test(foldLoose(word)),
    );
