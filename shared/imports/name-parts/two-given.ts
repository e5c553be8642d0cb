import { foldLoose } from '#shared/text/fold.ts';
import { isEnglishGivenForSure, isMiddleName, isSureGiven } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';
import { isParticle, nameUnits } from './particles.ts';

/** 'Ana Paula': two first names in Spanish or Portuguese, neither of which is a last name there. */
export const areGivenTogether = (first: string, second: string): boolean =>
  isSureGiven(first) && isSureGiven(second) && !(isEnglishGivenForSure(first) && isEnglishGivenForSure(second));

/** 'Ana Paula Ribeiro', 'Ana María López García': two first names in Spanish or Portuguese, which no one has as last names. */
export const areTwoGiven = ([first = '', second = '', ...last]: readonly string[]): boolean =>
  areGivenTogether(first, second) &&
  (last.length === 1 || last.length === 2) &&
  last.every((word) => word.length > 1 && !isUsualGiven(word) && !isMiddleName(word));

/** 'María de los Ángeles' and 'José de Arimateia' are one first name, whatever stands behind it. */
const OF_SEVERAL_WORDS =
  /^(?:maria (?:del (?:rosario|pilar)|de (?:jesus|lourdes|fatima|guadalupe|los angeles)|das (?:gracas|dores|neves)|do (?:carmo|socorro)|da (?:conceicao|penha|gloria))|jose de (?:jesus|arimatei?a)) /;
/** In Portuguese, 'de Jesus' is a usual last name as well; with its accent it is Spanish. */
const MAY_BE_LAST = / de jesus $/;
const IN_SPANISH = /jes(?:ú|u\u0301)s/i;

/** How many words a first name such as 'María de los Ángeles' has before one or two last names; null where none begins the name. */
export function wordsOfGiven(words: readonly string[]): number | null {
  const folded = words.map((word) => foldLoose(word));
  const [given = ''] = OF_SEVERAL_WORDS.exec(folded.join(' ')) ?? [];
  const isOpen = MAY_BE_LAST.test(given) && !IN_SPANISH.test(words.join(' '));
  const count = given === '' || isOpen ? 0 : given.trim().split(' ').length;
  const last = nameUnits(
    words.slice(count).map((word) => (isParticle(word.toLowerCase()) ? word.toLowerCase() : word)),
  );
  const isLast = (unit: string): boolean => {
    const own = foldLoose(unit.split(' ').at(-1) ?? '');
    return own.length > 1 && !isSureGiven(own);
  };
  return count > 0 && last !== null && last.length > 0 && last.length < 3 && last.every(isLast) ? count : null;
}
