import { callingWords } from '#shared/members/calling-words.ts';
import { isOffice } from '../callings.ts';

const IN_FULL: Partial<Record<string, string>> = {
  pres: 'president',
  sec: 'secretary',
  secy: 'secretary',
  exec: 'executive',
  asst: 'assistant',
  couns: 'counselor',
  rs: 'relief society',
  eq: 'elders quorum',
  yw: 'young women',
  ym: 'young men',
  ss: 'sunday school',
};
const LONGEST = 100;
const wordsOf = (calling: string): string[] =>
  callingWords(calling)
    .trim()
    .split(' ')
    .flatMap((word) => (IN_FULL[word] ?? word).split(' '));

/** '1st Counselor' and 'Exec. Sec.' say less than 'Bishopric First Counselor' and 'Ward Executive Secretary', which stay. */
export function saysNoMoreOfCalling(said: string | null | undefined, known: string | null): boolean {
  if (!said || !known || said.length > LONGEST || known.length > LONGEST || /[;/]/.test(said + known)) return false;
  const [these, those] = [wordsOf(said), wordsOf(known)];
  // Whoever is 'Clerk' in a list need not be the assistant any more.
  if (those.includes('assistant') !== these.includes('assistant')) return false;
  return isOffice(these.join(' ')) && these.every((word) => those.includes(word));
}
