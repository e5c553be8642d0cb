import { foldLoose } from '#shared/text/fold.ts';
import { isListWord } from '../group-titles/list-words.ts';

const IN_NAMES = /^(?:d[aeiou]s?|del|l[aeo]s?|el|al|e|y|v[ao]n|de[nr]|te[nr]|zu|zur|und|bin|ben|af|av|st)$/;
/** What a list may be for. */
const OCCASION = /^(?:party|meeting|conference|activity|dinner|breakfast|program|funeral|baptism|committee|project)$/;
/** A line with words that are in no name: in small letters, a list's, or an occasion's. */
export const isNoName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  text
    .split(/\s+/)
    .some(
      (word) =>
        (/^\p{Ll}/u.test(word) && !IN_NAMES.test(word)) ||
        isListWord(foldLoose(word)) ||
        OCCASION.test(foldLoose(word)),
    );
