import { foldLoose } from '#shared/text/fold.ts';
import { isGivenBehindParticle, isSureGiven } from '../doubts/given-names.ts';
import { isNoNameWord } from '../doubts/no-name-words.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isInitial } from '../looks.ts';
import { isParticle, nameUnits } from '../name-parts/particles.ts';

/** With a capital, these begin a last name as well; Van, Le, and Della may be a first or middle name too. */
const SURE_PARTICLE = /^(?:de|der|den|das?|dos|di|du|des|st\.?|dela|delos|mc|af)$/;
const PARTICLE_TOO = /^(?:van|von|le|la|l[ao]s|del|della|ter|ten|mac)$/;
/** Before a last word that is no other name, these tell it whatever the first name is; 'Main St Provo' is none. */
const TELLING_PARTICLE = /^(?:van|von|de[nr]|mc|af)$/;
/** In the Philippines, last names only, whatever follows. */
const OF_LAST_NAMES = /^(?:dela|delos)$/;
const isGivenBehind = (particles: readonly string[], last: string): boolean =>
  isGivenBehindParticle(last) && !particles.every((word) => OF_LAST_NAMES.test(word));
/** 'Khoi Van Kieu' may be from Vietnam. */
const LEAST_LETTERS = 5;

/** Whether 'Darin Van Leeuwen' can be parted, although no one knows the word before the particles. */
function areTelling(first: string, particles: readonly string[], last: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || isUsualLast(foldLoose(first)) || isNoNameWord(foldLoose(first))) return false;
  if (particles.every((word) => OF_LAST_NAMES.test(word))) return true;
  const isLong = last.length >= LEAST_LETTERS || particles.length > 1;
  return isLong && !isUsualGiven(last) && !isUsualLast(last) && particles.every((word) => TELLING_PARTICLE.test(word));
}

/** How many words stand before the particle of 'Marta Van Orden' and 'Rosa De La Cruz', where these are known given names; else null. */
export function wordsBeforeParticle(words: readonly string[]): number | null {
  const folded = words.map((word) => word.toLowerCase());
  const isOne = (word: string) => SURE_PARTICLE.test(word) || PARTICLE_TOO.test(word);
  const at = folded.findIndex((word, i) => i > 0 && isOne(word));
  const [last = '', particles] = [words.at(-1), folded.slice(Math.max(at, 0), -1)];
  if (at < 1 || at > 2 || particles.length === 0 || !particles.every(isOne)) return null;
  if (isGivenBehind(particles, last)) return null;
  if (at === 1 && areTelling(words[0] ?? '', particles, foldLoose(last))) return at;
  const isGiven = (word: string, i: number) => isUsualGiven(foldLoose(word)) || (i > 0 && isInitial(word));
  const isSure = particles.some((word) => SURE_PARTICLE.test(word));
  return words.slice(0, at).every(isGiven) && (isSure || !isUsualLast(foldLoose(last))) ? at : null;
}

/** 'María de la Cruz' is a first name, and so may be the end of 'Ana María de la Cruz'. */
const MAY_BE_GIVEN = /(?<=\S )maria de la cruz$/;

/** 'Pedro de Alcântara' and 'Francisco de Assis' are first names; all of these are last names, too. */
const OF_SAINTS = /^(?:cruz|alcantara|assis|paula)$/;

/** A last name of two begins with its particles behind known first names, as in 'Márcia de Souza Lima'; 'de la Cruz' may be one of those itself. */
function givenBeforeTwo(words: readonly string[]): number | null {
  const units = nameUnits(words) ?? [];
  const at = units.findIndex((unit, i) => i > 0 && unit.includes(' '));
  const [own = '', behind = '', ...more] = units.slice(Math.max(at, 0)).map((unit) => unit.split(' ').at(-1) ?? '');
  // 'Rita de Cássia' is a first name, as others are that no list has: only a last name that is known begins one here.
  const mayBeGiven =
    (at === 1 && !isUsualLast(foldLoose(own))) || isGivenBehindParticle(own) || OF_SAINTS.test(foldLoose(own));
  if (at < 1 || behind === '' || more.length > 0 || mayBeGiven || ![own, behind].every(isCapital)) return null;
  const folded = foldLoose(behind);
  if (isInitial(behind) || isSureGiven(folded) || (isUsualGiven(folded) && !isUsualLast(folded))) return null;
  const isGiven = (unit: string, i: number): boolean =>
    isSureGiven(foldLoose(unit)) || (i === 0 ? isUsualGiven(foldLoose(unit)) : isInitial(unit));
  return units.slice(0, at).every(isGiven) ? at : null;
}
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** 'João Batista' is John the Baptist; alone, 'Batista' is a last name. */
const BAPTIST = /^(?:joao|juan|giovanni|jean) (?:batista|bautista|battista|baptiste)$/;

/**
 * How many words stand before the particles of 'Juan van der Berg,' 'João Carlos da Silva,' and 'Márcia de Souza Lima'; null
 * where one of them may be a last name.
 */
export function givenBefore(words: readonly string[]): number | null {
  const folded = words.map((word) => foldLoose(word));
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1] ?? '')) at -= 1;
  if (at === words.length - 1) return givenBeforeTwo(words);
  if (isGivenBehind(words.slice(at, -1), words.at(-1) ?? '')) return null;
  if (MAY_BE_GIVEN.test(folded.join(' '))) return null;
  const isGiven = (word: string, i: number): boolean => {
    // 'Maria de Lourdes da Silva'
    if (isParticle(word)) return isGivenBehindParticle(words[i + 2] ?? '');
    const isOfParticle = isParticle(words[i] ?? '') && isGivenBehindParticle(word);
    return isOfParticle || isInitial(word) || isSureGiven(folded[i + 1] ?? '');
  };
  return BAPTIST.test(folded.slice(0, at).join(' ')) || words.slice(1, at).every(isGiven) ? at : givenBeforeTwo(words);
}
