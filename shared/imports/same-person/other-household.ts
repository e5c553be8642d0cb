import { ageGroupOf } from '#shared/members/age-groups.ts';
import { foldLoose } from '#shared/text/fold.ts';
import type { ExistingMember } from '../matching.ts';
import { shortened } from '../line-parts.ts';
import type { ImportedPerson } from '../schema.ts';
import { isAmong, wordsOfCouple } from '../signs/household-signs.ts';
import { OLDEST_AT_HOME } from './other-age.ts';

/**
 * The household of two other people in which a member of the row's name hardly lives; null where they may. Children and
 * youth live with parents of any last name, and adults with parents of their own for some years.
 */
export function otherHousehold({ signs = [] }: ImportedPerson, member: ExistingMember, today: string): string | null {
  const { by } = signs.find(({ isHousehold }) => isHousehold) ?? {};
  if (by === undefined || foldLoose(by) === foldLoose(shortened(member.household ?? ''))) return null;
  const words = wordsOfCouple(by);
  if (isAmong(`${member.firstName} ${member.preferredName ?? ''}`.trim(), words)) return null;
  const isOfFamily = foldLoose(member.lastName)
    .split(' ')
    .some((word) => words.includes(word));
  const age = member.birthYear == null ? 0 : Number(today.slice(0, 4)) - member.birthYear;
  const group = ageGroupOf(member, today) ?? 'adult';
  return (isOfFamily ? age > OLDEST_AT_HOME : group === 'adult') ? by : null;
}
