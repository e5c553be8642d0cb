import type { AwayDates } from '#shared/members/away.ts';
import type { Member, MemberFieldName } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { nameKeyOf, type Named } from '#shared/text/person-name.ts';
import { suffixLast } from './names.ts';
import { groupBy, type Pausing } from './pausing.ts';
import type { ReadRow } from './person.ts';
import type { ImportedPerson } from './schema.ts';
import { visible, withoutLastComma } from './tidy.ts';

/** What the plan looks at of a member who is there already. `nameKey`: the name as it is compared, where it is known. */
export type ExistingMember = Pick<
  Member,
  MemberFieldName | 'id' | 'totalTalks' | 'lastTalkDate' | 'isDeleted' | 'version'
> & {
  nameKey?: string;
};

type Keyed = Named & { nameKey?: string };
const foldedNames = new WeakMap<Keyed, string>();

/** 'robert (bob) hale' and 'robert hale', whom the list calls Bob, are one. */
const NICKNAME = /(?<=\S )(?:\([^()]*\)|"[^"]*") /;

/** Folded once for each person: comparing thousands of names is mostly folding them. */
export function nameKey(person: Keyed): string {
  const folded = foldedNames.get(person);
  if (folded !== undefined) return folded;
  const key = suffixLast(withoutLastComma(visible(person.nameKey ?? nameKeyOf(person)))).replace(NICKNAME, '');
  foldedNames.set(person, key);
  return key;
}
export const mailKey = (email: string | null | undefined) => (email ? email.trim().toLowerCase() : null);

const wordsOf = (text: string): string[] => foldLoose(text).split(' ').filter(Boolean);

/**
 * Whether two different names at one address may be one person's: someone who married keeps the first name, and a short
 * form begins like the long one. A husband and wife who share an address have different ones.
 */
export function mayBeRenamed(one: Pick<Named, 'firstName'>, other: Pick<Named, 'firstName'>): boolean {
  const [these, those] = [wordsOf(one.firstName), wordsOf(other.firstName)];
  return these.some((a) =>
    those.some((b) => a === b || (Math.min(a.length, b.length) > 2 && (a.startsWith(b) || b.startsWith(a)))),
  );
}

type Match =
  | { member: ExistingMember; byMail: boolean }
  | { ambiguous: number }
  | { otherThanRow: number }
  /** The row has the name of one and the address of the other. */
  | { either: ExistingMember; or: ExistingMember }
  | null;

/** A family may share an address that only one of them has had so far. */
const mayShare = (member: ExistingMember, owner: ExistingMember): boolean =>
  !member.email && wordsOf(member.lastName).some((word) => wordsOf(owner.lastName).includes(word));

const signature = (person: Keyed & { email?: string | null }) => `${nameKey(person)} ${mailKey(person.email) ?? ''}`;

/** Addresses that people of different names have in this file. */
export function* sharedMails(people: readonly ImportedPerson[]): Pausing<Set<string>> {
  const groups = yield* groupBy(people, (person) => mailKey(person.email));
  return new Set([...groups].filter(([, owners]) => new Set(owners.map(nameKey)).size > 1).map(([mail]) => mail));
}

/** `stranger`: the one member with the row's address, under a name that cannot be this person's. */
export type RowMatch = { match: Match; stranger: ExistingMember | null };

/** Finds the member that a row means. Those who are there come before those who were removed. */
export function* matcher(
  read: readonly ReadRow[],
  known: readonly ExistingMember[],
  sharedInFile: ReadonlySet<string>,
  withMiddleName: (person: ImportedPerson) => ExistingMember | null,
): Pausing<(person: ImportedPerson) => RowMatch> {
  const rowsOf = yield* groupBy(read, ({ person }) => person && signature(person));
  const rowsNamed = yield* groupBy(read, ({ person }) => person && nameKey(person));
  const namesInFile = new Set(rowsNamed.keys());
  const byMail = yield* groupBy(known, (member) => mailKey(member.email));
  const byName = yield* groupBy(known, nameKey);
  const pick = (members: readonly ExistingMember[] = []) => {
    const present = members.filter((member) => !member.isDeleted);
    return present.length > 0 ? present : members;
  };
  /** The file has another address for this member, and never this one. */
  const hasLeft = (member: ExistingMember, mail: string) => {
    const mails = (rowsNamed.get(nameKey(member)) ?? []).flatMap(({ person }) => mailKey(person?.email) ?? []);
    return mails.length > 0 && !mails.includes(mail);
  };
  const ownersOf = (mail: string | null) => {
    const owners = mail ? pick(byMail.get(mail)) : [];
    return mail && owners.length > 1 ? owners.filter((owner) => !hasLeft(owner, mail)) : owners;
  };
  const strangerTo = (person: ImportedPerson): ExistingMember | null => {
    const mail = mailKey(person.email);
    const [owner, another] = ownersOf(mail);
    const isAlone = owner && !another && mail && !sharedInFile.has(mail) && !namesInFile.has(nameKey(owner));
    return isAlone && nameKey(owner) !== nameKey(person) && !mayBeRenamed(owner, person) ? owner : null;
  };
  const matchOf = (person: ImportedPerson, stranger: ExistingMember | null): Match => {
    const mail = mailKey(person.email);
    const owners = ownersOf(mail);
    const named = pick(byName.get(nameKey(person)));
    // Families share an address; it identifies a person only where one person has it, here and in the file, no one else
    // has the exact name in the row, and no row has that person's name.
    const [owner] = owners;
    const isRenamed =
      owner && !stranger && named.every((member) => member.isDeleted) && !namesInFile.has(nameKey(owner));
    const isOwn = owner && (nameKey(owner) === nameKey(person) || isRenamed);
    if (owner && isOwn && owners.length === 1 && mail && !sharedInFile.has(mail))
      return { member: owner, byMail: true };
    const closest = named.filter((member) => mail && mailKey(member.email) === mail);
    if (closest.length === 1 && closest[0]) return { member: closest[0], byMail: false };
    if (closest.length > 1) return { ambiguous: closest.length };
    const [member] = named;
    const isOthers = owner && !owner.isDeleted && mail && !sharedInFile.has(mail) && !namesInFile.has(nameKey(owner));
    if (isOthers && member && !mayShare(member, owner)) return { either: member, or: owner };
    // A father and a son: a person with his own row and address in the file is not matched by another row.
    const rows = mail
      ? named.map((member) => (member.email ? rowsOf.get(signature(member))?.[0]?.row : undefined))
      : [];
    if (rows[0] !== undefined && rows.every((row) => row !== undefined)) return { otherThanRow: rows[0] };
    if (named.length === 1 && named[0]) return { member: named[0], byMail: false };
    if (named.length > 1) return { ambiguous: named.length };
    const longer = stranger ? null : withMiddleName(person);
    return longer && { member: longer, byMail: false };
  };
  return (person) => {
    const stranger = strangerTo(person);
    return { match: matchOf(person, stranger), stranger };
  };
}

type FileRow = { row: number; person: ImportedPerson };
type Seen = { first: FileRow; withoutMail: FileRow | null; byMail: Map<string, FileRow> };

/** Rows with the name of one that was planned before, unless both have their own address. */
export function earlierRows(shared: ReadonlySet<string>) {
  const seen = new Map<string, Seen>();
  const keysOf = (person: ImportedPerson): string[] => {
    const mail = mailKey(person.email);
    return [`name ${nameKey(person)}`, ...(mail && !shared.has(mail) ? [`mail ${mail}`] : [])];
  };
  const find = (person: ImportedPerson): FileRow | null => {
    const mail = mailKey(person.email);
    for (const key of keysOf(person)) {
      const before = seen.get(key);
      const earlier = mail === null ? before?.first : (before?.byMail.get(mail) ?? before?.withoutMail);
      if (earlier) return earlier;
    }
    return null;
  };
  const keep = (current: FileRow): void => {
    const mail = mailKey(current.person.email);
    for (const key of keysOf(current.person)) {
      const before = seen.get(key) ?? { first: current, withoutMail: null, byMail: new Map<string, FileRow>() };
      seen.set(key, before);
      if (mail === null) before.withoutMail ??= current;
      else if (!before.byMail.has(mail)) before.byMail.set(mail, current);
    }
  };
  return { find, keep };
}

/** A member as an import found it. */
export type MemberBefore = Pick<Member, MemberFieldName | 'id' | 'isDeleted' | 'version'> & {
  startingTalks: number;
  startingLastTalk: string | null;
  /** Absent in imports from before there were any. */
  away?: AwayDates[];
};

/** What an import changed, as much as undoing it needs. `version`: the one that the import left. */
export type ImportTrace = {
  added: { id: number; version: number }[];
  changed: { before: MemberBefore; version: number }[];
};
