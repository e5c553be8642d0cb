import { foldLoose } from '#shared/text/fold.ts';
import type { Named } from '#shared/text/person-name.ts';
import { mailKey, type ExistingMember } from '../matching.ts';
import { isSuffix } from '../names.ts';
import { groupBy, type Pausing } from '../pausing.ts';
import type { ReadRow } from '../person.ts';
import type { ImportedPerson } from '../schema.ts';
import { differing, isSame } from './same-person.ts';

const givenIn = ({ firstName }: Named): string[] => foldLoose(firstName).split(' ').filter(Boolean);
/** The last name and the first of the given names. */
const keyOf = (person: Named): string => `${foldLoose(person.lastName)}, ${givenIn(person)[0] ?? ''}`;

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, at) => words[at] === word);

/** 'Chukwu James' is Chukwu with a middle name; 'John Jr.' is another John. */
function isWithMiddleName(one: Named, other: Named): boolean {
  const [these, those] = [givenIn(one), givenIn(other)];
  return (
    these.length !== those.length &&
    ![...these, ...those].some(isSuffix) &&
    (startsWith(these, those) || startsWith(those, these))
  );
}

/** Nothing tells the two apart but the calling, and the phone or the year of birth is the same. An email tells by itself. */
function isSurely(person: ImportedPerson, member: ExistingMember): boolean {
  const isSameYear = person.age === undefined && isSame('birthYear', person, member) === true;
  return (
    !person.email &&
    (isSame('phone', person, member) === true || isSameYear) &&
    differing(person, member).every((fact) => fact === 'calling')
  );
}

/** The member whose name the row has with a middle name, or without it, where no one else in file or ward may be meant. */
export function* byMiddleName(
  read: readonly ReadRow[],
  known: readonly ExistingMember[],
): Pausing<(person: ImportedPerson) => ExistingMember | null> {
  const rows = yield* groupBy(read, ({ person }) => person && keyOf(person));
  const members = yield* groupBy(known, keyOf);
  const mails = yield* groupBy(read, ({ person }) => mailKey(person?.email));
  return (person) => {
    const key = keyOf(person);
    const [member, another] = members.get(key) ?? [];
    if (!member || another || member.isDeleted || (rows.get(key)?.length ?? 0) > 1) return null;
    // Another row may be theirs by its email, under a new name.
    if (mails.has(mailKey(member.email) ?? '')) return null;
    return isWithMiddleName(person, member) && isSurely(person, member) ? member : null;
  };
}
