import { callingWords, singleCallings } from './calling-words.ts';
import type { Sex } from './schema.ts';

/** Callings that only women or only men hold. */
const HELD_BY_WOMEN =
  / (?:relief society|rs|young women|yw|primary (?:president|presidency|(?:first|second) counselor)) /;
const HELD_BY_MEN = / (?:bishop|bishopric|quorums?|eq|high councilor|patriarch) /;

function sexOfOne(calling: string): Sex | null {
  const words = callingWords(calling);
  const isHeldBy = { female: HELD_BY_WOMEN.test(words), male: HELD_BY_MEN.test(words) };
  if (isHeldBy.female === isHeldBy.male) return null;
  return isHeldBy.female ? 'female' : 'male';
}

/** Whether only women or only men hold one of these callings; null where either may, or where they contradict each other. */
export function sexOfCalling(calling: string | null | undefined): Sex | null {
  const [sex = null, ...others] = new Set(singleCallings(calling ?? '').flatMap((one) => sexOfOne(one) ?? []));
  return others.length > 0 ? null : sex;
}
