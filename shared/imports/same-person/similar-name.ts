import { foldLoose } from '#shared/text/fold.ts';
import type { ExistingMember } from '../matching.ts';
import { isParticle, isSuffix } from '../names.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { ImportedPerson } from '../schema.ts';
import { differing, isSame } from './same-person.ts';
import { areOneName, formsOf } from './short-forms.ts';

type Named = { firstName: string; lastName: string; preferredName?: string | null };
/** `joined`: the last name without blanks and marks, as 'VanWagoner' has it. */
type Words = { first: string[]; last: string[]; joined: string };

const givenIn = (text: string): string[] =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word !== '' && !isSuffix(word));
/** Ben is a name in front, and begins a last name behind. */
const wordsOf = (text: string): string[] => givenIn(text).filter((word) => !isParticle(word));
const namesOf = ({ firstName, lastName, preferredName }: Named): Words => ({
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
/** 'María Elena' and 'María Fernanda', but not 'María E.' */
const areOthers = (these: readonly string[], those: readonly string[]): boolean => {
  const isIn = (words: readonly string[], word: string) =>
    words.some((other) => areOneName(word, other) || other.startsWith(word) || word.startsWith(other));
  return these.some((word) => !isIn(those, word)) && those.some((word) => !isIn(these, word));
};

type Known = { member: ExistingMember; words: Words };
function isSimilar(person: ImportedPerson, these: Words, { member, words: those }: Known): boolean {
  if (these.joined !== those.joined && !isWithin(these.last, those.last) && !isWithin(those.last, these.last))
    return false;
  const isAlike = isSame('sex', person, member) === true && isSame('birthYear', person, member) === true;
  if (isAlike) return these.first.some((a) => those.first.some((b) => mayBeShortFor(a, b) || areOneName(a, b)));
  const [given = '', known = ''] = [these.first[0], those.first[0]];
  return areOneName(given, known) && !areOthers(these.first, those.first) && !tellsOfAnother(person, member);
}
/** Callings end, and many have a phone at home and another with them. */
const tellsOfAnother = (person: ImportedPerson, member: ExistingMember): boolean =>
  differing(person, member).some((fact) => fact !== 'calling' && fact !== 'phone');

/**
 * Finds the member whom a new name may mean: 'Lori Ann Ashby' may be Lori Ashby, whose preferred name another list has,
 * and so may 'Ashby Lori'. What else is known of the two must not tell them apart.
 */
export function* similarName(
  members: readonly ExistingMember[],
): Pausing<(person: ImportedPerson) => ExistingMember | null> {
  const keyed = members.flatMap((member) => {
    const words = namesOf(member);
    return keysOf(words).map((key) => ({ key, member, words }));
  });
  const byKey = yield* groupBy(keyed, ({ key }) => key);
  const byWords = yield* groupBy(members, turnedKey);
  return (person) => {
    const turned = (byWords.get(turnedKey(person)) ?? []).find((member) => !tellsOfAnother(person, member));
    if (turned) return turned;
    const words = namesOf(person);
    const near = keysOf(words).flatMap((key) => byKey.get(key) ?? []);
    return near.find((known) => isSimilar(person, words, known))?.member ?? null;
  };
}
