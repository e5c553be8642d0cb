import { MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import { mailKey, nameKey, type ExistingMember } from '../matching.ts';
import { saysNoMoreOfCalling } from '../offices/same-calling.ts';
import type { ImportedPerson, ImportField } from '../schema.ts';
import { digitsOf } from './same-person.ts';
import { tidied } from '../tidy.ts';

/** '555-0132' says no more than '+1 385-555-0132', and '385-555-0132' the same; the fuller number stays. */
const saysNoMore = (said: string | null | undefined, known: string | null): boolean =>
  digitsOf(said).length >= FEWEST_DIGITS && digitsOf(known).endsWith(digitsOf(said));
const FEWEST_DIGITS = 7;

export const COMPARED = MEMBER_FIELD_NAMES.filter((field) => field !== 'firstName' && field !== 'lastName');

export const same = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.trim().replaceAll('\r\n', '\n') === b.trim().replaceAll('\r\n', '\n')
    : a === b;

/** What was typed by hand may be what was read, before it was tidied. */
export const isAsListed = (field: ImportField, said: unknown, listed: unknown): boolean =>
  same(said, listed) || (typeof listed === 'string' && same(said, tidied({ [field]: listed }).values[field]));

/** An age is an estimate of the birth year, which never replaces one that is known. */
const isOnlyEstimate = ({ age }: ImportedPerson, member: ExistingMember): boolean =>
  age !== undefined && member.birthYear !== null;

const withoutMarks = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
/** Another name, or 'Zúñiga' of a member who is on the list as Zuniga: the one on the list stays. */
export function isNamedOtherwise(person: ImportedPerson, member: ExistingMember): boolean {
  if (nameKey(person) !== nameKey(member)) return true;
  const [said, known] = [person, member].map((one) => fullName(one).normalize('NFC').toLowerCase());
  return said !== known && withoutMarks(said ?? '') !== said?.normalize('NFD');
}

/** What a row says that the member list does not. */
export function changesOf(person: ImportedPerson, member: ExistingMember, byMail: boolean): Partial<ImportedPerson> {
  const changes: Partial<ImportedPerson> = {};
  // Found by the name, case and accents aside, the spelling in the list stays.
  if (byMail && nameKey(person) !== nameKey(member))
    Object.assign(changes, { firstName: person.firstName, lastName: person.lastName });
  for (const field of COMPARED) {
    const said = person[field];
    if (said === undefined || said === null) continue;
    const isSame =
      field === 'email'
        ? mailKey(person.email) === mailKey(member.email)
        : field === 'birthYear' && isOnlyEstimate(person, member)
          ? true
          : (field === 'phone' && saysNoMore(person.phone, member.phone)) ||
              (field === 'calling' && saysNoMoreOfCalling(person.calling, member.calling))
            ? true
            : isAsListed(field, said, member[field]);
    if (!isSame) Object.assign(changes, { [field]: said });
  }
  // An older list knows of fewer talks than the meetings do.
  if ((person.totalTalks ?? 0) > member.totalTalks) changes.totalTalks = person.totalTalks;
  if (person.lastTalkDate && person.lastTalkDate > (member.lastTalkDate ?? ''))
    changes.lastTalkDate = person.lastTalkDate;
  return changes;
}
