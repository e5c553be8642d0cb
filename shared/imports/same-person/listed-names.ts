import { foldLoose } from '#shared/text/fold.ts';
import { givenName, recordName } from '#shared/text/person-name.ts';
import type { ExistingMember } from '../matching.ts';
import { isUnparted } from '../doubts/last-words.ts';
import { byEnglishNames } from '../name-parts/english-names.ts';
import { mapEach, type Pausing } from '../pausing.ts';
import { rawOf, readPerson, type ReadRow } from '../person.ts';

/** The one member of each whole name, with the first name or with what the person goes by; null for several. */
function byWholeName(known: readonly ExistingMember[]): Map<string, ExistingMember | null> {
  const members = new Map<string, ExistingMember | null>();
  for (const member of known.filter(({ isDeleted }) => !isDeleted))
    for (const name of new Set([recordName(member), `${givenName(member)} ${member.lastName}`].map(foldLoose)))
      members.set(name, members.has(name) ? null : member);
  return members;
}

/** 'Bill Van Dyke' in one cell, which only a rule about such last names has parted. */
const listedAs = ({ nameCell, person }: ReadRow): string =>
  nameCell !== undefined && person?.lastName.includes(' ') ? recordName(person) : '';

/** Names in one cell that could be parted in two ways, parted as the member list does, or as in English. */
export function* withListedNames(rows: readonly ReadRow[], known: readonly ExistingMember[]): Pausing<ReadRow[]> {
  if (!rows.some((row) => isUnparted(row) || listedAs(row) !== '')) return [...rows];
  const members = byWholeName(known);
  return yield* mapEach(rows, (row) => {
    const name = isUnparted(row) ? (row.values.firstName ?? '') : listedAs(row);
    const member = name === '' ? null : members.get(foldLoose(name));
    // Of several members, no rule tells which is meant.
    const parted = member === undefined && isUnparted(row) ? byEnglishNames(name) : member;
    if (!parted) return row;
    const { firstName, lastName } = parted;
    return readPerson({ ...rawOf(row), nameCell: undefined, values: { ...row.values, firstName, lastName } });
  });
}
