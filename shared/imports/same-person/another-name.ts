import { foldLoose } from '#shared/text/fold.ts';
import { recordName } from '#shared/text/person-name.ts';
import { BIRTH_YEARS_APART } from '../limits.ts';
import { mailKey, mayBeRenamed, nameKey, type ExistingMember } from '../matching.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import type { ImportedPerson } from '../schema.ts';
import { digitsOf, isSame, yearsApart, type KnownFacts } from './same-person.ts';
import { otherAge, type Aged } from './other-age.ts';
import { areInitials, areOneName } from './short-forms.ts';
import { areOfFamily, nameWordsOf, similarName } from './similar-name.ts';
import { areNear, isMisspelled } from './spelling.ts';

const END = 'Add this row as a new person, or correct the name if it’s the same person.';

const SHORTEST_PHONE = 7;
export const phoneKey = (phone: string | null | undefined): string | null => {
  const digits = digitsOf(phone);
  return digits.length < SHORTEST_PHONE ? null : digits;
};
type GoesBy = { firstName: string; preferredName?: string | null };
const calledNames = ({ firstName, preferredName }: GoesBy) => ({ firstName: `${firstName} ${preferredName ?? ''}` });
const areOneInitial = (these: readonly string[], those: readonly string[]): boolean =>
  areInitials(these) && (those[0]?.startsWith(these[0] ?? '') ?? false);
/** Where something else is the same, a letter may be missing or another one. */
export const mayBeOne = (a: string, b: string): boolean => areOneName(a, b) || isMisspelled(a, b);
/** One first name, or one that someone with the other may be called by. */
export function mayBeCalled(one: GoesBy, other: GoesBy): boolean {
  const [these, those] = [foldLoose(one.firstName).split(' '), foldLoose(other.firstName).split(' ')];
  return (
    mayBeRenamed(calledNames(one), calledNames(other)) ||
    areOneName(these.join(' '), those.join(' ')) ||
    mayBeOne(these[0] ?? '', those[0] ?? '') ||
    areOneInitial(these, those) ||
    areOneInitial(those, these)
  );
}

/** Of one family, with first names that sound alike or have one letter that differs. */
const mayBeMistyped = (one: ImportedPerson, other: ExistingMember): boolean => {
  const [these, those] = [nameWordsOf(one), nameWordsOf(other)];
  return areOfFamily(these, those) && those.first.some((name) => areNear(these.first[0] ?? '', name));
};

/** Whether the sex or the age tells two people apart who have something else in common. */
export const isOther = (person: ImportedPerson, member: KnownFacts & Aged, today: string): boolean =>
  (person.sex != null && member.sex != null && person.sex !== member.sex) ||
  yearsApart(person, member) > BIRTH_YEARS_APART ||
  otherAge(person, member, today) !== null;
/** Born in the same year and both brothers or both sisters, or of one family and neither known to be: under any first name. */
const isAlike = (person: ImportedPerson, member: ExistingMember): boolean =>
  (person.sex != null &&
    person.sex === member.sex &&
    person.birthYear != null &&
    person.birthYear === member.birthYear) ||
  (isSame('birthYear', person, member) === true && areOfFamily(nameWordsOf(person), nameWordsOf(member)));

/** The last name and what someone goes by: 'Danny Kim' may be Dan Kim, whom the member list calls Danny. */
export const calledKey = ({ lastName }: { lastName: string }, called: string | null | undefined): string | null =>
  called ? `${foldLoose(called)} ${foldLoose(lastName)}` : null;

/** Why a new name may be that of a member with another name, as after a wedding; null where nothing tells of one. */
export function* anotherName(
  read: readonly ReadRow[],
  known: readonly ExistingMember[],
  isClaimed: (member: ExistingMember) => boolean,
  today: string,
): Pausing<(person: ImportedPerson) => string | null> {
  const rowsOf = yield* groupBy(read, ({ person }) => person && nameKey(person));
  const members = known.filter((member) => !member.isDeleted && !isClaimed(member) && !rowsOf.has(nameKey(member)));
  const byPhone = yield* groupBy(members, ({ phone }) => phoneKey(phone));
  const byMail = yield* groupBy(members, ({ email }) => mailKey(email));
  const byCalled = yield* groupBy(members, (member) => calledKey(member, member.preferredName));
  const similarTo = yield* similarName(members, (person, member) => otherAge(person, member, today) !== null);
  const reasonFor = (person: ImportedPerson): string | null => {
    const ofPhone = byPhone.get(phoneKey(person.phone) ?? '') ?? [];
    const isNoOther = (member: ExistingMember) => !isOther(person, member, today);
    const owner = ofPhone.find(
      (member) =>
        isNoOther(member) && (isAlike(person, member) || mayBeCalled(member, person) || mayBeMistyped(person, member)),
    );
    if (owner) return `${recordName(owner)} on the member list has this phone number. ${END}`;
    const ofMail = byMail.get(mailKey(person.email) ?? '') ?? [];
    // Where a family shares the address in the file, it alone doesn't tell who has married.
    const reader = ofMail.find(
      (member) => isNoOther(member) && (isAlike(person, member) || mayBeCalled(member, person)),
    );
    if (reader) return `${recordName(reader)} on the member list has this email. ${END}`;
    const called = (byCalled.get(calledKey(person, person.firstName) ?? '') ?? []).find(isNoOther);
    if (called) return `${recordName(called)} on the member list goes by ${called.preferredName}. ${END}`;
    const similar = similarTo(person);
    return similar ? `${recordName(similar)} on the member list has a similar name. ${END}` : null;
  };
  // Of several rows with one name, other questions tell who is who.
  return (person) => ((rowsOf.get(nameKey(person))?.length ?? 0) > 1 ? null : reasonFor(person));
}
