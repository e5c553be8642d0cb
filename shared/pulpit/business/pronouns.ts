import { sexOfCalling } from '#shared/members/calling-sex.ts';
import { MISSING } from '#shared/pulpit/words.ts';

type Pronouns = { service: string; whom: string };
const HER: Pronouns = { service: 'her', whom: 'her' };
const HIS: Pronouns = { service: 'his', whom: 'him' };
const THEIR: Pronouns = { service: 'their', whom: 'them' };

const SHE = /^(?:Sister|Sis\.?) /u;
const HE = /^(?:Brother|Bro\.?|Elder|Bishop) /u;

/** The handbook's 'his or her': from Brother or Sister, otherwise from the calling. Without either, the name itself. */
export function pronounsOf(name: string, position: string | null, several: boolean): Pronouns {
  if (several) return THEIR;
  if (SHE.test(name)) return HER;
  if (HE.test(name)) return HIS;
  const sex = sexOfCalling(position);
  if (sex) return sex === 'female' ? HER : HIS;
  return name === MISSING ? { service: 'their', whom: name } : { service: `${name}’s`, whom: name };
}
