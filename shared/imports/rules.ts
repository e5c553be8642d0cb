import { isDetail, MEMBER_FIELDS, MEMBER_FIELD_NAMES, withoutDetails } from '#shared/members/schema.ts';
import { shortDate } from '#shared/calendar/format.ts';
import { ADDRESS_OF } from '#shared/members/brother-or-sister.ts';
import { AGE_GROUP_LABELS } from '#shared/members/age-groups.ts';
import { fullName, recordName } from '#shared/text/person-name.ts';
import { changesOf, COMPARED, isNamedOtherwise, same } from './same-person/changes.ts';
import { anotherName } from './same-person/another-name.ts';
import { claimsOf, type Claims } from './same-person/claims.ts';
import { earlierRows, mailKey, matcher, sharedMails, type ExistingMember, type RowMatch } from './matching.ts';
import { ITEMS_A_PIECE, type Pausing } from './pausing.ts';
import { readPerson, type ReadRow } from './person.ts';
import { byMiddleName } from './same-person/middle-name.ts';
import { nothingNew } from './same-person/own-export.ts';
import { otherPerson } from './same-person/same-person.ts';
import { callingsIn } from './same-person/several-rows.ts';
import { otherRow, type Likely } from './same-person/two-rows.ts';
import type { ImportedPerson, ImportField, ImportRow } from './schema.ts';
import { listOfAll } from '#shared/text/in-words.ts';

/** `version`: the one that the member had when this was planned. */
export type MemberUpdate = { id: number; version: number; fields: Partial<ImportedPerson>; restore: boolean };
/** What an import would do with a row: `said` for people to read, the others for the database. */
export type PlannedRow = { said: ImportRow; addition?: ImportedPerson; update?: MemberUpdate };

export const additionsIn = (plan: readonly PlannedRow[]) => plan.flatMap(({ addition }) => addition ?? []);
export const updatesIn = (plan: readonly PlannedRow[]) => plan.flatMap(({ update }) => update ?? []);

const WORDS: Partial<Record<string, string>> = {
  ...Object.fromEntries(MEMBER_FIELD_NAMES.map((field) => [field, MEMBER_FIELDS[field].label.toLowerCase()])),
  firstName: 'name',
  lastName: 'name',
  isAvailable: 'availability',
  totalTalks: 'total talks',
  lastTalkDate: 'last talk',
};

const MOST_NAMED = 5;

type Detail = Exclude<keyof ImportedPerson, 'firstName' | 'lastName' | 'age' | 'signs'>;
/** Everything that an import saves besides the name, in the words of the preview, so that nothing is saved unseen. */
const IN_WORDS: { [K in Detail]: (value: NonNullable<ImportedPerson[K]>, said: Partial<ImportedPerson>) => string } = {
  preferredName: (name) => `goes by ${name}`,
  calling: String,
  email: String,
  phone: String,
  sex: (sex) => ADDRESS_OF[sex],
  addressedAs: (title) => `title: ${title}`,
  household: (name) => `household: ${name}`,
  ageGroup: (group) => AGE_GROUP_LABELS[group].toLowerCase(),
  birthYear: (year, { age }) => (age === undefined ? `born in ${year}` : `born about ${year}`),
  isAvailable: (isAvailable) => (isAvailable ? 'available' : 'not available'),
  totalTalks: (talks) => (talks === 0 ? '' : `${talks} ${talks === 1 ? 'talk' : 'talks'}`),
  lastTalkDate: (day) => `last talk ${shortDate(day)}`,
  notes: (notes) => (notes === '' ? '' : `notes: ${notes.length > 80 ? `${notes.slice(0, 79)}…` : notes}`),
};
function shownAs<K extends Detail>(said: Partial<ImportedPerson>, detail: K): string {
  const value = said[detail];
  return value === undefined || value === null ? '' : IN_WORDS[detail](value, said);
}
const detailsOf = (said: Partial<ImportedPerson>): string =>
  (Object.keys(IN_WORDS) as Detail[])
    .map((detail) => shownAs(said, detail))
    .filter(Boolean)
    .join(' · ');

/** What is lost and what takes its place: 'Teacher → Bishop', 'notes: sings → plays'. */
function changesInWords(fields: Partial<ImportedPerson>, member: ExistingMember): string {
  const known = { ...member, lastTalkDate: member.lastTalkDate ?? undefined };
  const inWords = (detail: Detail): string => {
    const [before, after] = [shownAs(known, detail), shownAs(fields, detail)];
    if (before === '' || after === '') return after;
    const [label = ''] = /^[a-z ]+: /.exec(after) ?? [];
    return `${before} → ${before.startsWith(label) ? after.slice(label.length) : after}`;
  };
  return (Object.keys(IN_WORDS) as Detail[]).map(inWords).filter(Boolean).join(' · ');
}

/** The same person for certain: the same address or several callings, and nothing that the earlier row does not say as well. */
const isRepeated = (person: ImportedPerson, earlier: ImportedPerson): boolean => {
  const hasSame = (field: (typeof COMPARED)[number]) =>
    field === 'email' ? mailKey(person.email) === mailKey(earlier.email) : same(person[field], earlier[field]);
  const isSure = mailKey(person.email) !== null || callingsIn(person.calling ?? '').length > 1;
  return isSure && COMPARED.every((field) => !person[field] || hasSame(field));
};

/** Plans one row after the other; a row may mean the same person as one that was planned before. */
function rowPlanner(
  contested: Claims['contested'],
  shared: ReadonlySet<string>,
  renamed: (person: ImportedPerson) => string | null,
  inOtherRow: (read: ReadRow) => Likely | null,
  isNothingNew: (read: ReadRow) => boolean,
  today: string,
): (read: ReadRow, found: RowMatch | null) => PlannedRow {
  const before = earlierRows(shared);
  const taken = new Map<number, number>();
  const asked = new Set<number>();
  return (read, found) => {
    const { row, name, person, problem, remarks = [], isAnotherPerson } = read;
    const skip = (reason: string, about: Partial<ImportRow> = {}): PlannedRow => ({
      said: { row, action: 'skip', name, reason, ...about },
    });
    if (isNothingNew(read)) return skip('No changes.');
    if (!person) return skip(problem ?? 'We couldn’t read this row.', { isProblem: true });
    const ask = (reason: string) => {
      asked.add(row);
      return skip(reason, { isProblem: true, mayBeAnother: true });
    };
    const inWords = (...sentences: string[]) => [...sentences, ...remarks].filter(Boolean).join(' ');
    const add = (why: string): PlannedRow => {
      // Available is what everyone is who is not said to be otherwise.
      const details = detailsOf({ ...person, isAvailable: person.isAvailable ? undefined : person.isAvailable });
      const reason = inWords(why);
      return {
        said: { row, action: 'new', name, ...(details ? { details } : {}), ...(reason ? { reason } : {}) },
        addition: person,
      };
    };

    const earlier = before.find(person);
    if (!earlier) before.keep({ row, person });
    if (isAnotherPerson || !found) return add('Added as a new person.');
    const { match, stranger } = found;
    const rivals = match && 'member' in match ? contested.get(match.member.id) : undefined;
    if (rivals && match && 'member' in match)
      return ask(
        `Rows ${listOfAll(rivals.slice(0, MOST_NAMED).map(String))} may each be ${fullName(match.member)}. Add this row as a new person, or correct it.`,
      );
    const sameNameAs = (other: number) => ask(`Same name as row ${other}. Skipped unless you add it as a new person.`);
    if (earlier)
      return isRepeated(person, earlier.person) ? skip(`Same person as row ${earlier.row}.`) : sameNameAs(earlier.row);
    if (match && 'ambiguous' in match)
      return ask(
        `${match.ambiguous} members have this name. Add an email to the row, or make the names different on the member list.`,
      );
    if (match && 'either' in match)
      return ask(
        `This row has the name of ${fullName(match.either)} and the email of ${fullName(match.or)}. Correct it, or add it as a new person.`,
      );
    const claimed =
      match && ('member' in match ? taken.get(match.member.id) : 'otherThanRow' in match ? match.otherThanRow : null);
    const isNew = !match || !('member' in match) || claimed;
    if (claimed && (asked.has(claimed) || !person.email)) return sameNameAs(claimed);
    if (isNew && stranger)
      return ask(
        `${fullName(stranger)} has this email. Add this row as a new person, or correct the name if it’s the same person.`,
      );
    const other = match ? null : renamed(person);
    const likely = other === null ? (isNew ? inOtherRow(read) : null) : { said: other };
    if (likely && !likely.isHint) return ask(likely.said);
    if (!match || !('member' in match) || claimed)
      return add(
        claimed ? `Different email than row ${claimed}; treated as a different person.` : (likely?.said ?? ''),
      );
    const { member, byMail } = match;
    const doubt = otherPerson(person, member, today);
    if (doubt) return ask(doubt);
    taken.set(member.id, row);
    const fields = changesOf(person, member, byMail);
    const words = [...new Set(Object.keys(fields).map((field) => WORDS[field] ?? field))];
    const isOtherName = fields.firstName === undefined && isNamedOtherwise(person, member);
    const nameOnList = isOtherName ? `On the member list as ${recordName(member)}.` : '';
    const isKept = read.noCalling && member.calling && !person.calling;
    const kept = isKept ? `The list says “${read.noCalling}” for the calling; kept “${member.calling}.”` : '';
    if (words.length === 0 && !member.isDeleted) return skip(inWords('No changes.', kept, nameOnList));
    const reason = inWords(
      member.isDeleted ? 'Previously removed; will be restored.' : '',
      words.length > 0 ? `Changes: ${listOfAll(words)}.` : '',
      fields.firstName === undefined ? '' : `Previously: ${fullName(member)}.`,
      kept,
      nameOnList,
    );
    const details = changesInWords({ ...fields, age: person.age }, member);
    return {
      said: {
        row,
        action: 'update',
        name,
        ...(details ? { details } : {}),
        reason,
        ...(member.isDeleted ? { isRestored: true } : {}),
      },
      update: { id: member.id, version: member.version, fields, restore: member.isDeleted },
    };
  };
}

/**
 * What an import would do, row by row. `known` has all members of the ward, including removed ones. An empty cell never
 * blanks what is known, and a file that was imported once has nothing new the second time.
 */
export function* planInParts(
  read: readonly ReadRow[],
  known: readonly ExistingMember[],
  today: string,
): Pausing<PlannedRow[]> {
  const shared = yield* sharedMails(read.flatMap(({ person }) => person ?? []));
  const { inTurn, contested } = yield* claimsOf(
    read,
    yield* matcher(read, known, shared, yield* byMiddleName(read, known)),
    today,
  );
  const claimed = new Set(
    inTurn.flatMap(({ found }) => (found?.match && 'member' in found.match ? found.match.member.id : [])),
  );
  const renamed = yield* anotherName(read, known, ({ id }) => claimed.has(id), today);
  const planRow = rowPlanner(
    contested,
    shared,
    renamed,
    yield* otherRow(inTurn, today),
    yield* nothingNew(known),
    today,
  );
  const plan: PlannedRow[] = [];
  for (const [index, { at, read: row, found }] of inTurn.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    plan[at] = planRow(row, found);
  }
  return plan;
}

const effectOf = ({ addition, update }: PlannedRow) =>
  update ? `member ${update.id}, version ${update.version}` : addition ? 'new' : 'nothing';

/** Rows with which `now` would do something other than `shown` has said. Both plan the same rows. */
export const rowsThatDiffer = (shown: readonly PlannedRow[], now: readonly PlannedRow[]): ImportRow[] =>
  now.flatMap((planned, at) => (shown[at] && effectOf(shown[at]) !== effectOf(planned) ? [planned.said] : []));

/** The same row for a ward that keeps no member details. */
export function withoutMemberDetails({ values, person, ...row }: ReadRow): ReadRow {
  const { age: _, ...told } = withoutDetails(values);
  const isWrongDetail = MEMBER_FIELD_NAMES.some((name) => name === row.field && isDetail(name));
  // What is wrong with a cell that isn't read is no reason to skip its row.
  if (isWrongDetail) {
    const read = readPerson({ ...row, values: told, unread: undefined, bornOn: undefined });
    return { ...read, isAnotherPerson: row.isAnotherPerson };
  }
  if (!person) return { ...row, person, values: told };
  const { age: __, ...kept } = withoutDetails(person);
  return { ...row, person: kept, values: told };
}

/** What such a ward leaves out of a file, by the names that the form has for it. */
export function detailsIn(rows: readonly ReadRow[]): string[] {
  const isSaid = (field: ImportField) => rows.some(({ values }) => values[field]);
  const fields = MEMBER_FIELD_NAMES.filter((name) => isDetail(name) && isSaid(name));
  const labels = fields.map((name) => (name === 'sex' ? 'Brother or Sister' : MEMBER_FIELDS[name].label));
  return [...labels, ...(isSaid('age') ? ['Age'] : [])].map((label) => `${label} (member details are off)`);
}
