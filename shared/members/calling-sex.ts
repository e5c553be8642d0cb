import { callingWords, singleCallings } from './calling-words.ts';
import type { Sex } from './schema.ts';

/** What only women belong to, and what only men hold. */
const OF_WOMEN = / (?:relief society|rs|young women|yw|primary (?:president|presidency|(?:first|second) counselor)) /;
/** In these organizations men plan camps and sports, play the piano, and serve on committees; they don't lead or teach. */
const HELD_BY_WOMEN = / (?:president|presidency|counselors?|secretary|advis[eo]rs?|teachers?|instructors?) /;
const HELD_BY_MEN = / (?:bishop|bishopric|quorums?|eq|high councilor|patriarch) /;

function sexOfOne(calling: string): Sex | null {
  const words = callingWords(calling);
  const [isOfWomen, isOfMen] = [OF_WOMEN.test(words), HELD_BY_MEN.test(words)];
  if (isOfWomen === isOfMen) return null;
  if (isOfMen) return 'male';
  return HELD_BY_WOMEN.test(words) ? 'female' : null;
}

/** Whether only women or only men hold one of these callings; null where either may, or where they contradict each other. */
export function sexOfCalling(calling: string | null | undefined): Sex | null {
  const [sex = null, ...others] = new Set(singleCallings(calling ?? '').flatMap((one) => sexOfOne(one) ?? []));
  return others.length > 0 ? null : sex;
}
