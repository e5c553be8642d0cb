import { foldLoose } from '#shared/text/fold.ts';
import { isUsualGiven, isUsualLast } from '../doubts/usual-places.ts';
import { isSuffix } from '../names.ts';
import { isParticle } from './particles.ts';

/** Last names that are as usual as first names, and so tell nothing where they come first: 'Lane Murdock', 'Blair Mason.' */
const FIRST_TOO = new Set(
  (
    'alexander barrett bennett benson blair boyd bradford brigham brooks cannon chandler christian collins conrad cooper dawson drake elliott ' +
    'ellis fletcher foster franklin gibson gray griffin grover harper hayes heath holland jarvis kimball lane lawson lincoln lloyd marshall ' +
    'maxwell miles murray nash neal pierce porter reese reid sullivan thatcher tucker vance vaughn walker wallace wilson'
  ).split(' '),
);

/** Which of the two a word usually is: 1 a first name, -1 a last name, 0 either or unknown. An initial is no last name. */
function usual(word: string): number {
  const isGiven = isUsualGiven(word) || /^\p{L}$/u.test(word);
  return Number(isGiven) - Number(isUsualLast(word));
}

const mayBeFirst = (word: string): boolean => isUsualGiven(word) || FIRST_TOO.has(word);
/** The same of a word that comes first. */
const usualFirst = (word: string): number => (FIRST_TOO.has(word) ? Math.max(usual(word), 0) : usual(word));

/** So many names whose order nothing tells are hardly an accident. */
const LEAST_NAMES = 3;
/** 'Dupont Jean': each word is known, and only in the other's place. */
const SURELY_TURNED = -2;
/** Of so many names, one may be expected to tell that the first name comes first. */
const ONE_OF = 10;

/** Neighbors who share the last word and never the first are families, whatever their names: 'Kofi Mensah', 'Ama Mensah'. */
function areFamiliesTogether(names: readonly string[]): boolean {
  const pairs = names.map((name) => foldLoose(name).split(' ')).filter((words) => words.length === 2);
  const alike = (place: 0 | 1) => pairs.filter((words, at) => words[place] === pairs[at - 1]?.[place]).length;
  return alike(1) > 1 && alike(0) === 0;
}

export const repeats = (words: readonly string[]): number => words.length - new Set(words).size;
export const isSorted = (words: readonly string[]): boolean =>
  words.every((word, at) => at === 0 || (words[at - 1] ?? '').localeCompare(word, 'en') <= 0);

/** In so short a list, a word that is usual in the other place is no sign yet: 'Zina Cope', 'Ila Dee', 'Max Frei.' */
const FEW = 5;
/** Sorted by the first words and not by the last, or with families by the first. */
const isByFirst = (first: readonly string[], last: readonly string[]): boolean =>
  (isSorted(first) && !isSorted(last)) || repeats(first) > repeats(last);

/** The first and the last word of each, and how sure it is that they stand in the usual order. */
function pairsIn(names: readonly string[]): { first: string; last: string; difference: number }[] {
  return [...new Set(names)].flatMap((name) => {
    const words = name.split(' ').filter((word) => !isSuffix(word));
    const [first, last] = [foldLoose(words[0] ?? ''), foldLoose(words.at(-1) ?? '')];
    const isPlain =
      words.length > 1 &&
      !words.some(isParticle) &&
      /^[\p{Script=Latin}\p{M}'’ʻ.-]+$/u.test((words[0] ?? '') + (words.at(-1) ?? ''));
    return isPlain ? { first, last, difference: usualFirst(first) - usual(last) } : [];
  });
}

/** True where the names themselves show that last names come first, whatever the heading says: 'Dupont Jean', 'Leroy Claire.' */
export function areSurelyTurned(names: readonly string[]): boolean {
  const differences = pairsIn(names).map(({ difference }) => difference);
  const turned = differences.filter((one) => one < 0).length;
  const straight = differences.filter((one) => one > 0).length;
  return differences.includes(SURELY_TURNED) && turned > straight;
}

/**
 * True where a list of whole names gives too few reasons to believe that first names come first: that we don't know the names
 * of a people is no reason. `areAbroad`: the last name often comes first where the list is from, so that one or two names that
 * are known to be turned are enough where no other is in the usual order.
 */
export function isOrderUnknown(names: readonly string[], areAbroad = false): boolean {
  const pairs = pairsIn(names);
  const differences = pairs.map(({ difference }) => difference);
  const told = differences.map(Math.sign);
  const count = (sign: number) => told.filter((one) => one === sign).length;
  const [straight, turned] = [count(1), count(-1)];
  if (told.length < LEAST_NAMES) return areAbroad && straight === 0 && differences.includes(SURELY_TURNED);
  // 'Glenn Tanner', 'Kelly Parker': each word is known in the place where it stands, if in the other one, too.
  const fitting = pairs.filter(({ first, last }) => mayBeFirst(first) && isUsualLast(last)).length;
  if (turned === 0 && fitting * 2 >= told.length) return false;
  const areByFirst = isByFirst(
    pairs.map(({ first }) => first),
    pairs.map(({ last }) => last),
  );
  if (told.length < FEW && straight > 0 && straight >= turned && !areByFirst) return false;
  return straight < 2 * turned || (straight * ONE_OF < told.length && !areFamiliesTogether(names));
}
