import { foldLoose } from '#shared/text/fold.ts';

/** Words that begin a last name: van der Berg, de la Cruz. With a capital, 'Van' may be a first name. */
const PARTICLE =
  /^(?:van|von|der|den|de|del|dela|delos|della|di|da|do|dos|das|du|la|las|le|los|el|al|bin|ibn|ben|ter|ten|zu|zur|op|aan|vom|dal|dalla|dei|degli|af|['’]t)$/;
export const isParticle = (word: string): boolean => PARTICLE.test(word);

/** 'María del Carmen Ruiz' → 'María', 'del Carmen', 'Ruiz'; null where a particle stands last. */
export function nameUnits(words: readonly string[]): string[] | null {
  const units: string[] = [];
  let before: string[] = [];
  for (const word of words) {
    before.push(word);
    if (isParticle(word)) continue;
    units.push(before.join(' '));
    before = [];
  }
  return before.length > 0 ? null : units;
}

type Parted = { firstName: string; lastName: string };

/** "Angelo, Carlo d'" */
const WITH_APOSTROPHE = /^(?:d|l|dell|dall)['’]$/;
/** In small letters throughout, these may be first names: 'cole, mary al'. */
const NAMES_TOO = /^(?:al|ben|del|della|di|von)$/;
/** With a capital, hardly a first name; Van, Von, and Della are. */
const SURE = /(?:^| )(?:de|der|dos|van den)(?: |$)/;

/** How many of the last words begin a last name that is written before them, as in 'Berg, Pieter van den'. */
function particlesAtEnd(words: readonly string[], hasCapital: boolean): number {
  let count = 0;
  const isOne = (word: string) => isParticle(word.toLowerCase()) || WITH_APOSTROPHE.test(word.toLowerCase());
  while (count < words.length - 1 && isOne(words[words.length - 1 - count] ?? '')) count += 1;
  const text = words.slice(words.length - count).join(' ');
  if (text !== text.toLowerCase()) {
    if (SURE.test(text.toLowerCase())) return count;
    // 'Mary Al de', of which only the end is in small letters.
    const small = words.toReversed().findIndex((word) => word !== word.toLowerCase());
    return Math.max(0, Math.min(count, small));
  }
  return hasCapital || !words.slice(words.length - count).every((word) => NAMES_TOO.test(word)) ? count : 0;
}

const LONGEST = 200;

/** 'Maria de la' and 'Cruz' → 'Maria' and 'de la Cruz'; 'Berg van den' → 'van den Berg'. */
export function withParticles({ firstName, lastName }: Parted): Parted {
  if (firstName === '' || lastName === '' || firstName.length + lastName.length > LONGEST)
    return { firstName, lastName };
  const hasCapital = /\p{Lu}/u.test(firstName + lastName);
  const part = (name: string, count: (words: readonly string[]) => number) => {
    const words = name.split(/\s+/);
    const at = words.length - count(words);
    return { name: words.slice(0, at).join(' '), particles: words.slice(at) };
  };
  const given = part(firstName, (words) => particlesAtEnd(words, hasCapital));
  const family = part(lastName, (words) => (hasCapital && isSmall(words.at(-1)) ? particlesAtEnd(words, true) : 0));
  if (given.particles.length + family.particles.length === 0) return { firstName, lastName };
  // A list may have them in both places.
  const own = foldLoose(given.particles.join(' '));
  const isTwice = own === foldLoose(family.particles.join(' ')) || foldLoose(family.name).startsWith(`${own} `);
  const before = [...(isTwice ? [] : given.particles), ...family.particles].join(' ');
  const last = family.particles.length > 0 ? family.name.replace(/,$/, '') : family.name;
  return {
    firstName: given.name,
    lastName: before === '' || /['’]$/.test(before) ? before + last : `${before} ${last}`,
  };
}
const isSmall = (word = ''): boolean => word === word.toLowerCase();
