import { foldLoose } from '#shared/text/fold.ts';
import { isEnglishGivenForSure } from '../doubts/given-names.ts';
import { isEnglishForSure, isLastNameForSure } from '../doubts/last-names.ts';
import { byLastWords } from '../doubts/last-words.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isInitial } from '../looks.ts';
import { startsWithTitle } from '../names.ts';
import { ENGLISH_GIVEN, ENGLISH_LAST } from './english-words.ts';

const GIVEN = new Set(ENGLISH_GIVEN.split(' '));
const LAST = new Set(ENGLISH_LAST.split(' '));
const isGiven = (word: string): boolean => isEnglishGivenForSure(word) || GIVEN.has(word);
const isLast = (word: string): boolean => isEnglishForSure(word) || LAST.has(word);
/** Behind such a name, another last name may follow in Spanish and Portuguese. */
const IBERIAN = /(?:[eai]z|[eoa]s|inho|[ei]ir[oa])$/;
/** Last names in the United States that came from Spanish: before them another one may stand. */
const SPANISH = /^(?:cruz|reyes)$/;

/**
 * 'John Quincy Smith', 'Mary Ann Johnson', 'J. Robert Miller': three words with a middle name, and a last name in English. Null
 * where the second word may be a last name, as in Spanish and Portuguese, or before a maiden name's.
 */
export function byEnglishNames(name: string): ReturnType<typeof byLastWords> {
  const parted = byLastWords(name, 1);
  if (!parted) return null;
  const given = parted.firstName.split(' ');
  const [first = '', middle = '', another] = given.map((word) => foldLoose(word));
  const last = foldLoose(parted.lastName.split(' ')[0] ?? '');
  if (middle === '' || another !== undefined || isLastNameForSure(middle)) return null;
  const mayBeLast = !isGiven(middle) && !isInitial(given[1] ?? '') && (isUsualLast(middle) || IBERIAN.test(middle));
  if (mayBeLast || (!isInitial(given[0] ?? '') && !isUsualGiven(first))) return null;
  // 'Ann Bastian Bishop' may be the bishop.
  const mayBeTitle = startsWithTitle(parted.lastName) && !isInitial(given[1] ?? '');
  if (mayBeTitle && (!isGiven(middle) || isUsualLast(middle))) return null;
  const isMiddle = isInitial(given[1] ?? '') || isUsualGiven(middle);
  if (isLast(last)) return SPANISH.test(last) && !isMiddle ? null : parted;
  const isUnknown = !isUsualLast(last) && !isUsualGiven(last) && !IBERIAN.test(last);
  return isUnknown && isGiven(middle) && (isGiven(first) || isInitial(given[0] ?? '')) ? parted : null;
}
