import { ageGroupOf, type AgeGroup } from '#shared/members/age-groups.ts';
import { ageGroupOfCalling } from '#shared/members/calling-rank.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { ImportedPerson } from '../schema.ts';

export type Aged = { [Fact in 'birthYear' | 'ageGroup' | 'calling']?: ImportedPerson[Fact] | null };
/** The age groups that someone may be in, and what tells of them, where it isn't the age group itself. */
type Told = { groups: readonly AgeGroup[]; by: string };

const WORDS: Record<AgeGroup, string> = { adult: 'an adult', youth: 'a youth', child: 'a child' };

/** A list says who is 12 or 18 a year sooner or later than the calendar. */
const YEARS_AROUND = [-1, 0, 1];

function toldOf({ birthYear, ageGroup, calling }: Aged, today: string): Told | null {
  if (birthYear != null) {
    const groups = YEARS_AROUND.map((years) => ageGroupOf({ birthYear: birthYear + years }, today) ?? 'adult');
    return { groups, by: `born in ${birthYear}` };
  }
  if (ageGroup) return { groups: [ageGroup], by: '' };
  const ofCalling = ageGroupOfCalling(calling);
  return ofCalling && { groups: [ofCalling], by: calling ?? '' };
}
const inWords = ({ groups, by }: Told): string =>
  `${WORDS[groups[1] ?? groups[0] ?? 'adult']}${by === '' ? '' : ` (${by})`}`;

/** How an adult differs from a child or youth of the same name; null where the two may be one. Children become youth. */
export function otherAge(person: ImportedPerson, member: Aged, today: string): string | null {
  if (person.birthYear != null && member.birthYear != null) return null;
  const isSameCalling = foldLoose(person.calling ?? '') === foldLoose(member.calling ?? '');
  const [said, known] = [person, member].map((one) => toldOf(isSameCalling ? { ...one, calling: null } : one, today));
  if (!said || !known || said.groups.some((group) => known.groups.includes(group))) return null;
  if (known.groups.includes('child') && said.groups.includes('youth')) return null;
  return `is ${inWords(known)}, and this row is about ${inWords(said)}`;
}
