import { foldLoose } from '#shared/text/fold.ts';
import type { ExistingMember } from '../matching.ts';
import { isParticle, isSuffix } from '../names.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { ImportedPerson } from '../schema.ts';
import { areOtherNames, differing, isSame } from './same-person.ts';

/** Short forms that don't begin like the name; of others the beginning tells. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  robert: 'bob bobby',
  william: 'bill billy',
  richard: 'dick rick',
  james: 'jim jimmy',
  john: 'jack',
  thomas: 'tom tommy',
  edward: 'ted ned',
  charles: 'chuck',
  henry: 'hank',
  eugene: 'gene',
  gerald: 'jerry',
  anthony: 'tony',
  andrew: 'drew',
  margaret: 'peggy meg peg',
  elizabeth: 'liz beth betty betsy',
  christina: 'tina',
  mary: 'molly polly',
  jose: 'pepe',
  francisco: 'paco pancho',
  ignacio: 'nacho',
  jesus: 'chuy',
  antonio: 'tono',
  roberto: 'beto',
  eduardo: 'lalo',
  guillermo: 'memo',
  guadalupe: 'lupe',
};
const LONG_FORM = new Map(
  Object.entries(SHORT_FORMS).flatMap(([name, forms]) => forms.split(' ').map((form) => [form, name] as const)),
);

type Named = { firstName: string; lastName: string; preferredName?: string | null };
type Words = { first: string[]; last: string[] };

const wordsOf = (text: string): string[] =>
  foldLoose(text)
    .split(' ')
    .filter((word) => word !== '' && !isSuffix(word) && !isParticle(word));
const longForm = (word: string): string => LONG_FORM.get(word) ?? word;
const namesOf = ({ firstName, lastName, preferredName }: Named): Words => ({
  first: wordsOf(`${firstName} ${preferredName ?? ''}`).map(longForm),
  last: wordsOf(lastName),
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
/** Whoever has a similar name has one of these as well. */
const keysOf = ({ first, last }: Words): string[] => [
  ...new Set(last.flatMap((family) => first.map((given) => `${family} ${given.slice(0, 1)}`))),
];

type Known = { member: ExistingMember; words: Words };
function isSimilar(person: ImportedPerson, these: Words, { member, words: those }: Known): boolean {
  if (!isWithin(these.last, those.last) && !isWithin(those.last, these.last)) return false;
  const isAlike = isSame('sex', person, member) === true && isSame('birthYear', person, member) === true;
  if (isAlike) return these.first.some((a) => those.first.some((b) => mayBeShortFor(a, b)));
  return (
    these.first[0] === those.first[0] && !areOtherNames(these.first, those.first) && !tellsOfAnother(person, member)
  );
}
const tellsOfAnother = (person: ImportedPerson, member: ExistingMember): boolean =>
  differing(person, member).some((fact) => fact !== 'calling');

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
