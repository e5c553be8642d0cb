import { foldLoose } from '#shared/text/fold.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isPlainWord, isSuffix } from '../names.ts';
import { readPerson, type ReadRow } from '../person.ts';
import type { ImportRow } from '../schema.ts';
import { isGivenNameForSure } from './given-names.ts';
import { isLastNameForSure } from './last-names.ts';

type Named = { firstName: string; lastName: string };

/** Behind a last name in Portuguese, as 'Jr.' is. */
const PORTUGUESE_SUFFIX = /^(?:filho|neto|junior|sobrinho)$/;
const isShouted = (word: string) => word.length > 2 && word === word.toUpperCase();
/** 'moved' behind 'Paul James', and 'EQ' behind 'Mary Rose': written unlike the name before it, and so no part of it. */
function isUnlikeOthers(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  if (/^\p{Ll}/u.test(last)) return others.some((word) => /^\p{Lu}/u.test(word));
  return /^\p{Lu}{2,}$/u.test(last) && others.some((word) => /\p{Ll}/u.test(word));
}

/**
 * 'John Robert Smith' with the last word, or the last two, as the last name. Null where that may be wrong: a particle, a
 * last name in front, two last names where one is asked for, or a first name where two are.
 */
export function byLastWords(name: string, count: 1 | 2): Named | null {
  const words = name.split(' ');
  const suffixes: string[] = [];
  while (words.length > 2 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  const given = words.slice(0, -count);
  const family = words.slice(-count);
  const folded = words.map((word) => foldLoose(word));
  const [first = '', last = ''] = [folded[0], folded.at(-1)];
  const isOdd =
    !words.every(isPlainWord) ||
    words.some((word) => isParticle(word.toLowerCase())) ||
    words.some(isShouted) ||
    isUnlikeOthers(words) ||
    isLastNameForSure(first) ||
    isGivenNameForSure(last) ||
    PORTUGUESE_SUFFIX.test(last) ||
    /^\p{Lu}\p{Ll}+-\p{Ll}/u.test(words.at(-1) ?? '');
  const isTwoOrMore = count === 1 && (words.length > 3 || folded.slice(1, -1).some(isLastNameForSure));
  const isFirstName = count === 2 && isGivenNameForSure(foldLoose(family[0] ?? ''));
  if (isOdd || given.length === 0 || isTwoOrMore || isFirstName) return null;
  return { firstName: given.join(' '), lastName: [...family, ...suffixes].join(' ') };
}

/** A name in one cell that no rule could part. */
export const isUnparted = ({ person, unread, asks, values: { firstName, lastName } }: ReadRow): boolean =>
  !person && !unread && !asks && !lastName && (firstName?.includes(' ') ?? false);

/** What one answer for the whole list would make of a row that asks for its last name; undefined where it doesn't. */
export function lastWordsOf(read: ReadRow): ImportRow['lastWords'] {
  if (!isUnparted(read)) return undefined;
  const { row, values, problem, pending } = read;
  if (pending && problem?.includes(pending.problem)) return undefined;
  const [one, two] = ([1, 2] as const).map((count) => {
    const named = byLastWords(values.firstName ?? '', count);
    // Another problem in the row is for a person to see.
    return named && readPerson({ row, values: { ...values, ...named } }).problem === null ? named : null;
  });
  return { one: one ?? null, two: two ?? null };
}
