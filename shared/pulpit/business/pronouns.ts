import { callingWords } from '#shared/members/calling-words.ts';
import { MISSING } from '#shared/pulpit/words.ts';

type Pronouns = { service: string; whom: string };
const HER: Pronouns = { service: 'her', whom: 'her' };
const HIS: Pronouns = { service: 'his', whom: 'him' };
const THEIR: Pronouns = { service: 'their', whom: 'them' };

const SHE = /^(?:Sister|Sis\.?) /u;
const HE = /^(?:Brother|Bro\.?|Elder|Bishop) /u;
/** Callings that only women or only men hold. */
const HELD_BY_WOMEN = / (?:relief society|rs|young women|yw|primary (?:president|presidency)) /u;
const HELD_BY_MEN = / (?:bishop|bishopric|elders quorum|eq|high councilor|patriarch) /u;

/** The handbook's 'his or her': from Brother or Sister, otherwise from the calling. Without either, the name itself. */
export function pronounsOf(name: string, position: string | null, several: boolean): Pronouns {
  if (several) return THEIR;
  if (SHE.test(name)) return HER;
  if (HE.test(name)) return HIS;
  const calling = callingWords(position ?? '');
  if (HELD_BY_WOMEN.test(calling)) return HER;
  if (HELD_BY_MEN.test(calling)) return HIS;
  return name === MISSING ? { service: 'their', whom: name } : { service: `${name}’s`, whom: name };
}
