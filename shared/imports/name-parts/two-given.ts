import { isEnglishGivenForSure, isMiddleName, isSureGiven } from '../doubts/given-names.ts';
import { isUsualGiven } from '../doubts/usual-places.ts';

/** 'Ana Paula': two first names in Spanish or Portuguese, neither of which is a last name there. */
export const areGivenTogether = (first: string, second: string): boolean =>
  isSureGiven(first) && isSureGiven(second) && !(isEnglishGivenForSure(first) && isEnglishGivenForSure(second));

/** 'Ana Paula Ribeiro', 'Ana María López García': two first names in Spanish or Portuguese, which no one has as last names. */
export const areTwoGiven = ([first = '', second = '', ...last]: readonly string[]): boolean =>
  areGivenTogether(first, second) &&
  (last.length === 1 || last.length === 2) &&
  last.every((word) => word.length > 1 && !isUsualGiven(word) && !isMiddleName(word));
