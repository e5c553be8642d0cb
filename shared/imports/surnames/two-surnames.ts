import { foldLoose } from '#shared/text/fold.ts';
import { isGivenNameForSure } from '../doubts/given-names.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isSuffix } from '../names.ts';
import { nameUnits } from '../name-parts/particles.ts';

/** 'Nombre y apellidos', 'Apellidos y nombres': in Spanish, two last names are the rule. */
export const hasTwoSurnames = (heading: string): boolean => /\bapellidos\b/.test(foldLoose(heading));

/** Last names, and first names elsewhere. */
const EITHER = /^(?:gil|martin|alonso|leon|simon|tomas|vidal|cruz|santos|marin|roman|bruno|ramos|angel|jordan)$/;
const isGiven = (word: string): boolean =>
  (isGivenNameForSure(word) || isUsualGiven(word)) && !isUsualLast(word) && !EITHER.test(word);
const isLast = (word: string): boolean => isUsualLast(word) && !isUsualGiven(word);
const isEither = (word: string): boolean => EITHER.test(word) || (isUsualGiven(word) && isUsualLast(word));

/**
 * 'María García López' → 'García López, María' below 'Nombre y apellidos,' and the same of 'García López María' below
 * 'Apellidos y nombre'; null where one of the words may belong to either.
 */
export function withTwoSurnames(name: string, order: 'first last' | 'last first'): string | null {
  const words = name.trim().split(/\s+/);
  if (words.some((word) => isSuffix(word) || !/^[\p{L}\p{M}'’-]{2,}$/u.test(word))) return null;
  const units = nameUnits(words);
  if (units === null || units.length < 3 || units.length > 4) return null;
  const [first = '', second = '', third = ''] = units.map(foldLoose);
  const isStraight = order === 'first last';
  // 'María de la Cruz García' may be called María de la Cruz, and 'Ana Gil Ruiz' Ana Gil.
  const isOfMaria = isStraight && first === 'maria' && second.includes(' ');
  if (units.length === 3 && (isOfMaria || isEither(second))) return null;
  if (units.length === 4 && (isStraight ? isLast(second) : !isGiven(third))) return null;
  const given = units.length === 3 && !isGiven(second) ? 1 : 2;
  const at = isStraight ? given : units.length - given;
  const [before, behind] = [units.slice(0, at).join(' '), units.slice(at).join(' ')];
  return isStraight ? `${behind}, ${before}` : `${before}, ${behind}`;
}
