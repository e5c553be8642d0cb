/** What sounds alike and is written in several ways, in the order in which it is replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=.)gh(?=[aeiou])/g, 'g'],
  [/(?<=.)gh/g, ''],
  [/(?<=[^aeiou])h|h$/g, ''],
  [/y/g, 'i'],
  [/(?:[aeiou]i|ie|ee)$/, 'i'],
  // Andrea is not Andre, and Maria not Mary.
  [/(?:ae|ea)(?!$)/g, 'e'],
  [/([aeiou])[aeiou]+(?!$)/g, '$1'],
  [/c(?=[ei])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/(.)\1+/g, '$1'],
];
const sounds = new Map<string, string>();
/** Names come again and again in a list; a file of nothing but new ones is kept only so far. */
const MOST_KEPT = 20_000;

/** A folded name as it sounds: one for 'lily' and 'lilly', 'megan' and 'meaghan', 'ines' and 'inez'. */
export function soundOf(word: string): string {
  const kept = sounds.get(word);
  if (kept !== undefined) return kept;
  const sound = SOUNDS.reduce((text, [written, plain]) => text.replace(written, plain), word);
  if (sounds.size >= MOST_KEPT) sounds.clear();
  sounds.set(word, sound);
  return sound;
}

const LONGEST_NAME = 40;
/** Joan and John sound alike only here. */
const LEAST_OF_A_SOUND = 4;
const isOfSound = (word: string): boolean => word.length >= LEAST_OF_A_SOUND && word.length <= LONGEST_NAME;
/** Two ways to write one name: 'gallagher' and 'galagher'. */
export const soundAlike = (a: string, b: string): boolean =>
  a === b || (isOfSound(a) && isOfSound(b) && soundOf(a).length >= LEAST_OF_A_SOUND && soundOf(a) === soundOf(b));

/** A short name as it sounds, whichever vowel stands behind the first one: one for 'dale' and 'dail', 'alan' and 'allen', 'gerri' and 'jerry'. */
const nearSoundOf = (word: string): string =>
  soundOf(word.replace(/^g(?=[ei])/, 'j'))
    .replace(/(?<=[aeiou][^aeiou]+)e$/, '')
    .replaceAll(/(?<=[aeiou].*)[aeiou](?!$)/g, '*');
const LEAST_OF_A_NEAR_SOUND = 3;
/** Whether two first or last names that share a phone and the other one may be one that was written wrongly once: also 'Dale' and 'Dane'. */
export const areNear = (a: string, b: string): boolean =>
  [a, b].every((word) => word.length >= LEAST_OF_A_NEAR_SOUND && word.length <= LONGEST_NAME) &&
  (nearSoundOf(a) === nearSoundOf(b) || isMisspelled(a, b, LEAST_OF_A_NEAR_SOUND));

const LEAST_MISSPELLED = 5;
/** Whether a letter is missing or another one, or two have changed places. Tim and Tom are two names. */
export function isMisspelled(a: string, b: string, least = LEAST_MISSPELLED): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < least || long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isTurned = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isTurned && short.slice(at + 2) === long.slice(at + 2));
}
