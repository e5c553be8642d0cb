import type { MemberFieldName } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { fullName } from '#shared/text/person-name.ts';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { BIRTH_YEARS_APART } from '../limits.ts';
import { mailKey, nameKey, type ExistingMember } from '../matching.ts';
import { isSuffix } from '../names.ts';
import { otherAge } from './other-age.ts';
import { otherHousehold } from './other-household.ts';
import { otherSex } from './other-sex.ts';
import type { ImportedPerson } from '../schema.ts';

type Telling = Extract<MemberFieldName, 'email' | 'phone' | 'birthYear' | 'sex' | 'calling'>;
const TELLING: readonly Telling[] = ['email', 'phone', 'birthYear', 'sex', 'calling'];
const WORDS: Record<Telling, string> = {
  email: 'email',
  phone: 'phone',
  birthYear: 'birth year',
  sex: 'sex',
  calling: 'calling',
};

export const digitsOf = (phone: string | null | undefined) =>
  (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
/** Whether two cells are one phone or one email, however it is written. */
export function isSameContact(one: string, other: string): boolean {
  if (one.includes('@')) return mailKey(one) !== null && mailKey(one) === mailKey(other);
  return digitsOf(one) !== '' && digitsOf(one) === digitsOf(other);
}
/** What is known of someone, in a row or on the member list. */
export type KnownFacts = { [Fact in Telling]?: ImportedPerson[Fact] | null };
export const yearsApart = (person: ImportedPerson, member: KnownFacts): number =>
  person.birthYear == null || member.birthYear == null ? 0 : Math.abs(person.birthYear - member.birthYear);

/** Whether the row says of one fact what the member list says; null where one of them does not tell. */
export function isSame(fact: Telling, person: ImportedPerson, member: KnownFacts): boolean | null {
  if (person[fact] == null || person[fact] === '' || member[fact] == null) return null;
  switch (fact) {
    case 'email':
      return mailKey(person.email) === mailKey(member.email);
    case 'phone': {
      const [said, known] = [digitsOf(person.phone), digitsOf(member.phone)];
      return said.endsWith(known) || known.endsWith(said);
    }
    case 'birthYear':
      // An age fits two years.
      return yearsApart(person, member) <= (person.age === undefined ? 0 : 1);
    case 'sex':
      return person.sex === member.sex;
    case 'calling':
      return foldLoose(person.calling ?? '') === foldLoose(member.calling ?? '');
  }
}

export const differing = (person: ImportedPerson, member: KnownFacts): Telling[] =>
  TELLING.filter((fact) => isSame(fact, person, member) === false);

const wordsOf = (text: string): string[] => foldLoose(text).split(' ').filter(Boolean);
/** An initial or a short form begins like the name. */
const isIn = (words: readonly string[], word: string): boolean =>
  words.some((other) => other.startsWith(word) || word.startsWith(other));
/** 'María Elena' and 'María Fernanda', but not 'María E.' */
const areOtherNames = (these: readonly string[], those: readonly string[]): boolean =>
  these.some((word) => !isIn(those, word)) && those.some((word) => !isIn(these, word));

/** A father and a son share an address, and all of the name but 'Jr.' */
export const nameSuffix = ({ lastName }: { lastName: string }): string =>
  wordsOf(lastName).slice(1).find(isSuffix) ?? '';

/** Why the email alone does not make a row of another name this member: a family may share it. */
function relative(person: ImportedPerson, member: ExistingMember): string | null {
  const [these, those] = [wordsOf(person.lastName), wordsOf(member.lastName)];
  const isOfFamily = these.some((word) => those.includes(word));
  const [given, known, called] = [person.firstName, member.firstName, member.preferredName ?? ''].map(foldLoose);
  if (nameKey(person) === nameKey(member) || (isOfFamily && given === called)) return null;
  if (areOtherNames(wordsOf(person.firstName), wordsOf(member.firstName))) return 'a different given name';
  if (nameSuffix(person) !== nameSuffix(member) && isSame('birthYear', person, member) !== true)
    return 'a different suffix';
  if (!isOfFamily && given !== known && given !== called) return 'a different first and last name';
  const fact = (['phone', 'birthYear', 'sex'] as const).find((one) => isSame(one, person, member) === false);
  return fact ? `a different name and a different ${WORDS[fact]}` : null;
}

/** Why someone who is found by name or email may be another person all the same. */
export function otherPerson(person: ImportedPerson, member: ExistingMember, today: string): string | null {
  if (yearsApart(person, member) > BIRTH_YEARS_APART)
    return `This may not be the same person. ${fullName(member)} on the member list was born in ${member.birthYear}. Add this row as a new person, or correct the birth year on the member list.`;
  const sexes = otherSex(person, member);
  if (sexes)
    return `This may not be the same person. ${fullName(member)} ${sexes} Add this row as a new person, or correct it.`;
  const ages = otherAge(person, member, today);
  if (ages)
    return `This may not be the same person. ${fullName(member)} on the member list ${ages}. Add this row as a new person, or correct it.`;
  const isSure = TELLING.some((fact) => fact !== 'sex' && isSame(fact, person, member) === true);
  const household = isSure ? null : otherHousehold(person, member, today);
  if (household !== null)
    return `This may not be the same person as ${fullName(member)} on the member list. This row is of the household ${quotedAtEnd(household)} Add this row as a new person, or correct it.`;
  const difference = relative(person, member);
  if (difference)
    return `This may not be the same person. ${fullName(member)} on the member list has this email but ${difference}. Add this row as a new person, or correct it.`;
  const others = differing(person, member);
  const another = others.find((fact) => fact !== 'email');
  if (!another || !others.includes('email')) return null;
  return `This may not be the same person. ${fullName(member)} on the member list has a different email and a different ${WORDS[another]}. Add this row as a new person, or correct it.`;
}

const EMAIL_WEIGHT = 1000;
const DOUBT_WEIGHT = 100;

/** The higher, the more the row tells of this member: an exact email first, then what else is the same. */
export function likeness(person: ImportedPerson, member: ExistingMember, today: string): number {
  const told = TELLING.map((fact) => isSame(fact, person, member));
  const facts = told.filter((same) => same === true).length - told.filter((same) => same === false).length;
  const email = isSame('email', person, member) === true ? EMAIL_WEIGHT : 0;
  const home = member.household && foldLoose(person.household ?? '') === foldLoose(member.household) ? 1 : 0;
  return facts + email + home - (otherPerson(person, member, today) === null ? 0 : DOUBT_WEIGHT);
}

const isSeveral = (values: readonly (string | null | undefined)[]): boolean => new Set(values.filter(Boolean)).size > 1;

/** Rows of one name that tell of more than one person. */
export function areSeveralPeople(people: readonly ImportedPerson[]): boolean {
  const years = people.flatMap(({ birthYear }) => birthYear ?? []);
  const [first = 0, last = 0] = [years.toSorted((a, b) => a - b)[0], years.toSorted((a, b) => b - a)[0]];
  return (
    last - first > BIRTH_YEARS_APART ||
    isSeveral(people.map(({ email }) => mailKey(email))) ||
    isSeveral(people.map(({ phone }) => digitsOf(phone))) ||
    isSeveral(people.map(({ sex }) => sex))
  );
}

/** Rows of one name that surely tell of one person: with one email, or one phone and one birth year. */
export function areOnePerson(people: readonly ImportedPerson[]): boolean {
  const isOne = (values: readonly (string | null)[]) => Boolean(values[0]) && new Set(values).size === 1;
  return (
    isOne(people.map(({ email }) => mailKey(email))) ||
    (isOne(people.map(({ phone }) => digitsOf(phone))) &&
      isOne(people.map(({ birthYear }) => (birthYear == null ? null : String(birthYear)))))
  );
}
