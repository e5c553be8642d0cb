import { foldLoose } from '#shared/text/fold.ts';
import type { ExistingMember } from '../matching.ts';
import { isParticle, isSuffix } from '../names.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { Named } from '#shared/text/person-name.ts';
import type { ImportedPerson } from '../schema.ts';
import { differing, isSame, type KnownFacts } from './same-person.ts';
import { areOneName, formsOf } from './short-forms.ts';

/** `joined`: the last name without blanks and marks, as 'VanWagoner' has it. */
export type Words = { first: string[]; last: string[]; joined: string };

const givenIn = (text: string): string[] =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word !== '' && !isSuffix(word));
/** Ben is a name in front, and begins a last name behind. */
const wordsOf = (text: string): string[] => givenIn(text).filter((word) => !isParticle(word));
export const nameWordsOf = ({ firstName, lastName, preferredName }: Named): Words => ({
  first: givenIn(`${firstName} ${preferredName ?? ''}`),
  last: wordsOf(lastName),
  joined: foldLoose(lastName).replaceAll(' ', ''),
});

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => all.includes(word));
/** One that someone would be called by for the other: 'Tim' for 'Timothy', 'Sue' for 'Susan', 'J.' for 'Jane'. */
function mayBeShortFor(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) || (short.length < 5 && long.slice(0, 2) === short.slice(0, 2));
}

/** The same words in another order, as where the last name came first; a blank parts no key. */
const turnedKey = (person: Named): string => wordsOf(`${person.firstName} ${person.lastName}`).toSorted().join(' ');
/** Anyone who has a similar name has one of these as well. */
const keysOf = ({ first, last, joined }: Words): string[] => [
  ...new Set(
    [...last, joined].flatMap((family) => first.flatMap(formsOf).map((given) => `${family} ${given.slice(0, 1)}`)),
  ),
];
/** One last name, or one of which the other is a part. */
export const areOfFamily = (these: Words, those: Words): boolean =>
  these.joined === those.joined || isWithin(these.last, those.last) || isWithin(those.last, these.last);
/** 'María Elena' and 'María Fernanda', but not 'María E.' */
export const areOthers = (these: readonly string[], those: readonly string[]): boolean => {
  const isIn = (words: readonly string[], word: string) =>
    words.some((other) => areOneName(word, other) || other.startsWith(word) || word.startsWith(other));
  return these.some((word) => !isIn(those, word)) && those.some((word) => !isIn(these, word));
};

/** 'Lori' and 'Lori Ann', 'Bob' and 'Robert'. */
export const areSimilar = ({ first: these }: Words, { first: those }: Words): boolean =>
  areOneName(these[0] ?? '', those[0] ?? '') && !areOthers(these, those);

type Listed = { member: ExistingMember; words: Words };
function isSimilar(person: ImportedPerson, these: Words, { member, words: those }: Listed): boolean {
  if (!areOfFamily(these, those)) return false;
  const isAlike = isSame('sex', person, member) === true && isSame('birthYear', person, member) === true;
  if (isAlike) return these.first.some((a) => those.first.some((b) => mayBeShortFor(a, b) || areOneName(a, b)));
  return areSimilar(these, those) && !tellsOfAnother(person, member);
}
/** Callings end, and many have a phone at home and another with them. */
export const tellsOfAnother = (person: ImportedPerson, member: KnownFacts): boolean =>
  differing(person, member).some((fact) => fact !== 'calling' && fact !== 'phone');

/**
 * Finds the member whom a new name may mean: 'Lori Ann Ashby' may be Lori Ashby, whose preferred name another list has,
 * and so may 'Ashby Lori'. What else is known of the two must not tell them apart.
 */
export function* similarName(
  members: readonly ExistingMember[],
  isOther: (person: ImportedPerson, member: ExistingMember) => boolean,
): Pausing<(person: ImportedPerson) => ExistingMember | null> {
  const keyed = members.flatMap((member) => {
    const words = nameWordsOf(member);
    return keysOf(words).map((key) => ({ key, member, words }));
  });
  const byKey = yield* groupBy(keyed, ({ key }) => key);
  const byWords = yield* groupBy(members, turnedKey);
  return (person) => {
    const turned = (byWords.get(turnedKey(person)) ?? []).find(
      (member) => !isOther(person, member) && !tellsOfAnother(person, member),
    );
    if (turned) return turned;
    const words = nameWordsOf(person);
    const near = keysOf(words).flatMap((key) => byKey.get(key) ?? []);
    return near.find((known) => !isOther(person, known.member) && isSimilar(person, words, known))?.member ?? null;
  };
}
