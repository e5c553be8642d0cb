import { fullName, nameKeyOf } from '#shared/text/person-name.ts';
import type { ReadRow } from './person.ts';
import type { ImportAction, ImportedPerson, ImportRow } from './schema.ts';

/** What the plan looks at of a member who is there already. */
export type ExistingMember = {
  id: number;
  firstName: string;
  lastName: string;
  /** The name as it is compared, where it is known already. */
  nameKey?: string;
  email: string | null;
  phone: string | null;
  calling: string | null;
  isAvailable: boolean;
  notes: string | null;
  totalTalks: number;
  lastTalkDate: string | null;
  isDeleted: boolean;
};
export type MemberUpdate = { id: number; fields: Partial<ImportedPerson>; restore: boolean };
export type ImportPlan = { rows: ImportRow[]; additions: ImportedPerson[]; updates: MemberUpdate[] };

const COMPARED = ['email', 'phone', 'calling', 'isAvailable', 'notes'] as const;
const WORDS: Record<string, string> = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  phone: 'phone',
  calling: 'calling',
  isAvailable: 'availability',
  notes: 'notes',
  totalTalks: 'total talks',
  lastTalkDate: 'last talk',
};

type Named = { firstName: string; lastName: string; nameKey?: string };
const foldedNames = new WeakMap<Named, string>();

/** Folded once for each person: comparing thousands of names is mostly folding them. */
function nameKey(person: Named): string {
  const known = person.nameKey ?? foldedNames.get(person);
  if (known !== undefined) return known;
  const key = nameKeyOf(person);
  foldedNames.set(person, key);
  return key;
}
const mailKey = (email: string | null | undefined) => (email ? email.trim().toLowerCase() : null);
const same = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.trim().replaceAll('\r\n', '\n') === b.trim().replaceAll('\r\n', '\n')
    : a === b;
const LIST = new Intl.ListFormat('en-US');

/** Works in small pieces, so that the caller can do something else in between. */
type Pausing<T> = Generator<undefined, T, undefined>;
const ITEMS_A_PIECE = 100;

function* groupBy<T>(items: readonly T[], key: (item: T) => string | null): Pausing<Map<string, T[]>> {
  const groups = new Map<string, T[]>();
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    const name = key(item);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

type Match = { member: ExistingMember; byMail: boolean } | { ambiguous: number } | { otherThanRow: number } | null;

const signature = (person: Named & { email?: string | null }) => `${nameKey(person)} ${mailKey(person.email) ?? ''}`;

/** Finds the member that a row means. Those who are there come before those who were removed. `rowsOf`: the rows of the file by name and address. */
function* matcher(
  known: readonly ExistingMember[],
  sharedInFile: ReadonlySet<string>,
  rowsOf: ReadonlyMap<string, readonly ReadRow[]>,
  namesInFile: ReadonlySet<string>,
): Pausing<(person: ImportedPerson) => Match> {
  const byMail = yield* groupBy(known, (member) => mailKey(member.email));
  const byName = yield* groupBy(known, nameKey);
  const pick = (members: readonly ExistingMember[] = []) => {
    const present = members.filter((member) => !member.isDeleted);
    return present.length > 0 ? present : members;
  };
  return (person: ImportedPerson): Match => {
    const mail = mailKey(person.email);
    const owners = mail ? pick(byMail.get(mail)) : [];
    const named = pick(byName.get(nameKey(person)));
    // Families share an address; it identifies a person only where one person has it, here and in the file, no one else
    // has the exact name in the row, and no row has that person's name.
    const [owner] = owners;
    const isRenamed = owner && named.every((member) => member.isDeleted) && !namesInFile.has(nameKey(owner));
    const isOwn = owner && (nameKey(owner) === nameKey(person) || isRenamed);
    if (owner && isOwn && owners.length === 1 && mail && !sharedInFile.has(mail))
      return { member: owner, byMail: true };
    const closest = named.filter((member) => mail && mailKey(member.email) === mail);
    if (closest.length === 1 && closest[0]) return { member: closest[0], byMail: false };
    if (closest.length > 1) return { ambiguous: closest.length };
    // A father and a son: a person with his own row and address in the file is not matched by another row.
    const rows = mail
      ? named.map((member) => (member.email ? rowsOf.get(signature(member))?.[0]?.row : undefined))
      : [];
    if (rows[0] !== undefined && rows.every((row) => row !== undefined)) return { otherThanRow: rows[0] };
    if (named.length === 1 && named[0]) return { member: named[0], byMail: false };
    return named.length > 1 ? { ambiguous: named.length } : null;
  };
}

/** Addresses that people of different names have in this file. */
function* sharedMails(people: readonly ImportedPerson[]): Pausing<Set<string>> {
  const groups = yield* groupBy(people, (person) => mailKey(person.email));
  return new Set([...groups].filter(([, owners]) => new Set(owners.map(nameKey)).size > 1).map(([mail]) => mail));
}

function changesOf(person: ImportedPerson, member: ExistingMember, byMail: boolean): Partial<ImportedPerson> {
  const changes: Partial<ImportedPerson> = {};
  // Found by the name, case and accents aside, the spelling in the list stays.
  if (byMail && nameKey(person) !== nameKey(member))
    Object.assign(changes, { firstName: person.firstName, lastName: person.lastName });
  for (const field of COMPARED) {
    const said = person[field];
    if (said === undefined || said === null) continue;
    const isSame = field === 'email' ? mailKey(person.email) === mailKey(member.email) : same(said, member[field]);
    if (!isSame) Object.assign(changes, { [field]: said });
  }
  // An older list knows of fewer talks than the meetings do.
  if ((person.totalTalks ?? 0) > member.totalTalks) changes.totalTalks = person.totalTalks;
  if (person.lastTalkDate && person.lastTalkDate > (member.lastTalkDate ?? ''))
    changes.lastTalkDate = person.lastTalkDate;
  return changes;
}

const detailsOf = ({ calling, email, phone }: ImportedPerson) => [calling, email, phone].filter(Boolean).join(' · ');

type Seen = { first: number; withoutMail: number | null; byMail: Map<string, number> };

/** Later rows for a person that the file has named already: the same name, and not two different addresses. */
function duplicateFinder(shared: ReadonlySet<string>) {
  const seen = new Map<string, Seen>();
  return ({ row, person }: { row: number; person: ImportedPerson }): number | null => {
    const mail = mailKey(person.email);
    const keys = [`name ${nameKey(person)}`, ...(mail && !shared.has(mail) ? [`mail ${mail}`] : [])];
    let earlier: number | null = null;
    for (const key of keys) {
      const before = seen.get(key) ?? { first: row, withoutMail: null, byMail: new Map<string, number>() };
      if (seen.has(key))
        earlier ??= mail === null ? before.first : (before.withoutMail ?? before.byMail.get(mail) ?? null);
      seen.set(key, before);
      if (mail === null) before.withoutMail ??= row;
      else if (!before.byMail.has(mail)) before.byMail.set(mail, row);
    }
    return earlier;
  };
}

/**
 * What an import would do, row by row: `rows` for people to read, `additions` and `updates` for the database.
 * `known` holds all members of the ward, the removed ones too. An empty cell never blanks what is known, and a file
 * that was imported once has nothing new the second time.
 */
export function* planInParts(read: readonly ReadRow[], known: readonly ExistingMember[]): Pausing<ImportPlan> {
  const shared = yield* sharedMails(read.flatMap(({ person }) => person ?? []));
  const namesInFile = new Set((yield* groupBy(read, ({ person }) => person && nameKey(person))).keys());
  const find = yield* matcher(
    known,
    shared,
    yield* groupBy(read, ({ person }) => person && signature(person)),
    namesInFile,
  );
  const duplicateOf = duplicateFinder(shared);
  const taken = new Map<number, number>();
  const plan: ImportPlan = { rows: [], additions: [], updates: [] };
  for (const [index, { row, name, person, problem }] of read.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    const say = (action: ImportAction, reason?: string) =>
      plan.rows.push({ row, action, name, ...(reason ? { reason } : {}) });
    const complain = (reason: string) => plan.rows.push({ row, action: 'skip', name, reason, isProblem: true });
    if (!person) {
      complain(problem ?? 'We couldn’t read this row.');
      continue;
    }
    const earlier = duplicateOf({ row, person });
    if (earlier !== null) {
      say('skip', `Same person as row ${earlier}.`);
      continue;
    }
    const match = find(person);
    const claimed =
      match && 'member' in match
        ? taken.get(match.member.id)
        : match && 'otherThanRow' in match
          ? match.otherThanRow
          : undefined;
    if (match && 'ambiguous' in match) {
      complain(`${match.ambiguous} members have this name. Add an email to the row, or edit them in the member list.`);
    } else if (match === null || claimed !== undefined || !('member' in match)) {
      plan.additions.push(person);
      const details = detailsOf(person);
      const reason =
        claimed === undefined ? undefined : `Different email than row ${claimed}; treated as a different person.`;
      plan.rows.push({ row, action: 'new', name, ...(details ? { details } : {}), ...(reason ? { reason } : {}) });
    } else {
      const { member, byMail } = match;
      taken.set(member.id, row);
      const fields = changesOf(person, member, byMail);
      const words = [...new Set(Object.keys(fields).map((field) => WORDS[field] ?? field))];
      if (words.length === 0 && !member.isDeleted) {
        say('skip', 'No changes.');
        continue;
      }
      plan.updates.push({ id: member.id, fields, restore: member.isDeleted });
      const renamed = fields.firstName !== undefined ? ` Previously: ${fullName(member)}.` : '';
      const changed = words.length > 0 ? `Changes: ${LIST.format(words)}.` : '';
      say('update', `${member.isDeleted ? 'Will be restored. ' : ''}${changed}${renamed}`.trim());
    }
  }
  return plan;
}
