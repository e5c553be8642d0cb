import { ADDRESS_OF } from '#shared/members/brother-or-sister.ts';
import { sexOfCalling } from '#shared/members/calling-sex.ts';
import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import type { ImportedPerson } from '../schema.ts';

export type Sexed = { [Fact in 'sex' | 'calling']?: ImportedPerson[Fact] | null } & { signs?: ImportedPerson['signs'] };
/** `by`: what tells it, where it isn't the sex itself. */
type Told = { sex: Sex; by: string };

function toldOf({ sex, calling, signs = [] }: Sexed, isCallingTelling: boolean): Told | null {
  if (sex) return { sex, by: '' };
  const sign = signs.find((one) => one.sex);
  if (sign?.sex) return { sex: sign.sex, by: sign.by };
  const ofCalling = isCallingTelling ? sexOfCalling(calling) : null;
  return ofCalling && { sex: ofCalling, by: calling ?? '' };
}

/** How a brother differs from a sister of the same name, as a title, a class, or a calling tells; null where they may be one. */
export function otherSex(person: Sexed, member: Sexed): string | null {
  // What both say tells no one apart, however odd it is.
  const isSameCalling = foldLoose(person.calling ?? '') === foldLoose(member.calling ?? '');
  const [said, known] = [toldOf(person, !isSameCalling), toldOf(member, !isSameCalling)];
  if (!said || !known || said.sex === known.sex) return null;
  if (known.by === '' && said.by === '') return `is listed as ${ADDRESS_OF[known.sex]} on the member list.`;
  const listed = known.by === '' ? `is listed as ${ADDRESS_OF[known.sex]}` : `has the calling “${known.by}”`;
  return `${listed} on the member list, and this row says ${quotedAtEnd(said.by || ADDRESS_OF[said.sex])}`;
}
