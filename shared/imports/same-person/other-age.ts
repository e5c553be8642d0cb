import { ageGroupOf, type AgeGroup } from '#shared/members/age-groups.ts';
import { ageGroupOfCalling } from '#shared/members/calling-rank.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isOfNoChild } from '../callings.ts';
import type { ImportedPerson } from '../schema.ts';
import { listOfEither } from '#shared/text/in-words.ts';

export type Aged = { [Fact in 'birthYear' | 'ageGroup' | 'calling']?: ImportedPerson[Fact] | null } & {
  signs?: ImportedPerson['signs'];
};
/** The age groups that someone may be in, what they are called, and what tells of them, where it isn't the group itself. */
type Told = { groups: readonly AgeGroup[]; name: string; by: string };

const WORDS: Record<AgeGroup, string> = { adult: 'an adult', youth: 'a youth', child: 'a child' };
/** Nursery leaders and organists. */
const NO_CHILD: Pick<Told, 'groups' | 'name'> = { groups: ['adult', 'youth'], name: 'a youth or an adult' };

/** A list says who is 12 or 18 a year sooner or later than the calendar. */
const YEARS_AROUND = [-1, 0, 1];

function toldOf({ birthYear, ageGroup, calling }: Aged, today: string): Told | null {
  if (birthYear != null) {
    const [before, group, after] = YEARS_AROUND.map((years) => ageGroupOf({ birthYear: birthYear + years }, today));
    const groups = [before, group, after].map((one) => one ?? 'adult');
    return { groups, name: WORDS[group ?? 'adult'], by: `born in ${birthYear}` };
  }
  if (ageGroup) return { groups: [ageGroup], name: WORDS[ageGroup], by: '' };
  const ofCalling = ageGroupOfCalling(calling);
  return ofCalling && { groups: [ofCalling], name: WORDS[ofCalling], by: calling ?? '' };
}
const isOfChild = (told: Told | null): boolean => told?.groups.every((group) => group === 'child') ?? false;
/** Callings that adults and youth have, such as Organist, tell of someone only beside a child. */
const againstChild = ({ calling }: Aged, other: Told | null): Told | null =>
  calling && isOfChild(other) && isOfNoChild(calling) ? { ...NO_CHILD, by: calling } : null;
const inWords = ({ name, by }: Told): string => `${name}${by === '' ? '' : ` (${by})`}`;

/** A son or daughter of someone may live at home until then. */
export const OLDEST_AT_HOME = 29;

/** What the class, the grade, or the place in the family says of someone in a row that tells no other age. */
function bySigns({ signs = [] }: Aged, known: Told, member: Aged, today: string): Told | null {
  const age = member.birthYear == null ? null : Number(today.slice(0, 4)) - member.birthYear;
  const mayBeTold = age !== null && age > OLDEST_AT_HOME;
  const sign = signs.find(
    ({ groups, mayBeGrown }) =>
      groups && !groups.some((group) => known.groups.includes(group)) && (!mayBeGrown || mayBeTold),
  );
  if (!sign?.groups) return null;
  return { groups: sign.groups, name: listOfEither(sign.groups.map((group) => WORDS[group])), by: sign.by };
}

/** How an adult differs from a child or youth of the same name; null where the two may be one. Children become youth. */
export function otherAge(person: ImportedPerson, member: Aged, today: string): string | null {
  if (person.birthYear != null && member.birthYear != null) return null;
  const isSameCalling = foldLoose(person.calling ?? '') === foldLoose(member.calling ?? '');
  const ofRow = toldOf(isSameCalling ? { ...person, calling: null } : person, today);
  // A child has no calling, whatever the row says.
  const ofMember = toldOf(isSameCalling && !isOfChild(ofRow) ? { ...member, calling: null } : member, today);
  const signed = !ofRow && ofMember ? bySigns(person, ofMember, member, today) : null;
  const [said, known] = [ofRow ?? signed ?? againstChild(person, ofMember), ofMember ?? againstChild(member, ofRow)];
  if (!said || !known || said.groups.some((group) => known.groups.includes(group))) return null;
  // A birth year never goes out of date.
  if (known.groups.includes('child') && said.groups.includes('youth') && member.birthYear == null) return null;
  return `is ${inWords(known)}, and this row is about ${inWords(said)}`;
}
