import { callingWords, singleCallings } from './calling-words.ts';
import type { Sex } from './schema.ts';

/** What only women belong to, and what only men hold. */
const OF_WOMEN = / (?:relief society|rs|young women|yw|primary (?:president|presidency|(?:first|second) counselor)) /;
/** In these organizations men plan camps and sports, play the piano, and serve on committees; they don't lead or teach. */
const HELD_BY_ONE_SEX = / (?:president|presidency|counselors?|secretary|advis[eo]rs?|teachers?|instructors?) /;
const HELD_BY_MEN =
  / (?:bishop|bishopric|quorums?|eq|high councilor|patriarch|clerks?|executive secretary|(?:stake|branch) (?:president|presidency)) /;
/** Women plan activities with the young men, and don't lead them. */
const OF_YOUNG_MEN = / (?:young men|ym) /;

function sexOfOne(calling: string): Sex | null {
  const words = callingWords(calling);
  const isLeading = HELD_BY_ONE_SEX.test(words);
  const isOfMen = HELD_BY_MEN.test(words) || (isLeading && OF_YOUNG_MEN.test(words));
  const isOfWomen = OF_WOMEN.test(words);
  if (isOfWomen === isOfMen) return null;
  if (isOfMen) return 'male';
  return isLeading ? 'female' : null;
}

/** Whether only women or only men hold one of these callings; null where either may, or where they contradict each other. */
export function sexOfCalling(calling: string | null | undefined): Sex | null {
  const [sex = null, ...others] = new Set(singleCallings(calling ?? '').flatMap((one) => sexOfOne(one) ?? []));
  return others.length > 0 ? null : sex;
}
