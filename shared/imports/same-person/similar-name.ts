import { foldLoose } from '#shared/text/fold.ts';
import type { ExistingMember } from '../matching.ts';
import { isParticle } from '../name-parts/particles.ts';
import { isSuffix } from '../names.ts';
import { groupBy, mapEach, type Pausing } from '../pausing.ts';
import type { Named } from '#shared/text/person-name.ts';
import type { ImportedPerson } from '../schema.ts';
import { isSame, type KnownFacts } from './same-person.ts';
import { areInitials, areOneName, formsOf } from './short-forms.ts';
import { isMisspelled, soundAlike, soundOf } from './spelling.ts';

/** A name that someone may be called by, and the names that it is one of. */
type Way = { by: string; all: readonly string[]; isFirst: boolean };
/**
 * `first`: all given names, with the one that the person goes by. `joined`: the last name without blanks and marks, as
 * 'VanWagoner' has it. `turned`: the words of the whole name in no order, for a list that has the last name first.
 */
export type Words = { first: string[]; ways: Way[]; last: string[]; joined: string; turned: string };

const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => word !== '' && !isSuffix(word));
/** Ben is a name in front, and begins a last name behind. */
const isNoParticle = (word: string): boolean => !isParticle(word);
const LEAST_OF_A_SECOND = 3;
/** The first given name, one behind it, or what the person goes by. */
const waysOf = (given: readonly string[], called: readonly string[]): Way[] => [
  ...given
    .filter((word, at) => at === 0 || (word.length >= LEAST_OF_A_SECOND && !isParticle(word)))
    .map((by, at) => ({ by, all: given, isFirst: at === 0 })),
  ...(called[0] === undefined ? [] : [{ by: called[0], all: called, isFirst: true }]),
];
const wordsOfPeople = new WeakMap<Named, Words>();
/** Put together once for each person, whom every question about names looks at. */
export function nameWordsOf(person: Named): Words {
  const words = wordsOfPeople.get(person) ?? wordsIn(person);
  wordsOfPeople.set(person, words);
  return words;
}
function wordsIn({ firstName, lastName, preferredName }: Named): Words {
  const family = foldLoose(lastName);
  const [given, called] = [wordsOf(foldLoose(firstName)), preferredName ? wordsOf(foldLoose(preferredName)) : []];
  const last = wordsOf(family).filter(isNoParticle);
  return {
    first: [...given, ...called],
    ways: waysOf(given, called),
    last,
    joined: family.replaceAll(' ', ''),
    turned: [...given.filter(isNoParticle), ...last].toSorted().join(' '),
  };
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => all.some((other) => soundAlike(word, other)));
/** One that someone would be called by for the other: 'Tim' for 'Timothy', 'Sue' for 'Susan', 'J.' for 'Jane'. */
function mayBeShortFor(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) || (short.length < 5 && long.slice(0, 2) === short.slice(0, 2));
}

/** Of a name that ends with another, so many letters. */
const END = -4;
/** Anyone who has a similar name has one of these as well. */
function keysOf({ first, last, joined }: Words): string[] {
  const starts = first.flatMap(formsOf).map((given) => soundOf(given).slice(0, 1));
  const ends = first.map((given) => given.slice(END)).filter((end) => end.length === -END);
  const families = [...last, joined].map(soundOf);
  // One last name may be misspelled where the first name is the same.
  const begun = `${first[0] ?? ''}, ${joined.slice(0, 1)}`;
  return [
    ...new Set([begun, ...families.flatMap((family) => [...starts, ...ends].map((part) => `${family} ${part}`))]),
  ];
}
/** One last name, however it is spelled, or one of which the other is a part. */
export const areOfFamily = (these: Words, those: Words): boolean =>
  soundAlike(these.joined, those.joined) || isWithin(these.last, those.last) || isWithin(those.last, these.last);
/** 'María Elena' and 'María Fernanda', but not 'María E.' */
export const areOthers = (
  these: readonly string[],
  those: readonly string[],
  areOne: (a: string, b: string) => boolean = areOneName,
): boolean => {
  const isIn = (words: readonly string[], word: string) =>
    words.some((other) => areOne(word, other) || other.startsWith(word) || word.startsWith(other));
  return these.some((word) => !isIn(those, word)) && those.some((word) => !isIn(these, word));
};

const isInitialOf = (one: Way, other: Way): boolean => areInitials(one.all) && other.by.startsWith(one.by);

/** 'Lori' and 'Lori Ann', 'Bob' and 'Robert', 'Grace' and 'Mary Grace'; 'Mary Grace' and 'Anna Grace' are two. */
export function areSimilar(these: Words, those: Words): boolean {
  return these.ways.some((one) =>
    those.ways.some(
      (other) =>
        (one.isFirst || other.isFirst) &&
        (areOneName(one.by, other.by) || isInitialOf(one, other) || isInitialOf(other, one)) &&
        !areOthers(one.all, other.all),
    ),
  );
}

type Listed = { member: ExistingMember; words: Words };
function isSimilar(person: ImportedPerson, these: Words, { member, words: those }: Listed): boolean {
  const isMisspelledFamily = these.first[0] === those.first[0] && isMisspelled(these.joined, those.joined);
  if (!areOfFamily(these, those) && !isMisspelledFamily) return false;
  const isAlike = isSame('sex', person, member) === true && isSame('birthYear', person, member) === true;
  if (isAlike) return these.first.some((a) => those.first.some((b) => mayBeShortFor(a, b) || areOneName(a, b)));
  return areSimilar(these, those) && !tellsOfAnother(person, member);
}
/** Callings end, people change their email, and many have a phone at home and another with them. */
export const tellsOfAnother = (person: ImportedPerson, member: KnownFacts): boolean =>
  isSame('sex', person, member) === false || isSame('birthYear', person, member) === false;

/**
 * Finds the member whom a new name may mean: 'Lori Ann Ashby' may be Lori Ashby, whose preferred name another list has,
 * and so may 'Ashby Lori'. What else is known of the two must not tell them apart.
 */
export function* similarName(
  members: readonly ExistingMember[],
  isOther: (person: ImportedPerson, member: ExistingMember) => boolean,
): Pausing<(person: ImportedPerson) => ExistingMember | null> {
  const listed = yield* mapEach(members, (member): Listed => ({ member, words: nameWordsOf(member) }));
  const keyed = listed.flatMap((known) => keysOf(known.words).map((key) => ({ key, known })));
  const byKey = yield* groupBy(keyed, ({ key }) => key);
  const byWords = yield* groupBy(listed, ({ words }) => words.turned);
  return (person) => {
    const words = nameWordsOf(person);
    const turned = (byWords.get(words.turned) ?? []).find(
      ({ member }) => !tellsOfAnother(person, member) && !isOther(person, member),
    );
    if (turned) return turned.member;
    for (const key of keysOf(words))
      for (const { known } of byKey.get(key) ?? [])
        if (isSimilar(person, words, known) && !isOther(person, known.member)) return known.member;
    return null;
  };
}
