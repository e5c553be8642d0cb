import { MEMBER_FIELDS, MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import { shortDate } from '#shared/calendar/format.ts';
import { ADDRESS_OF } from '#shared/members/address.ts';
import { AGE_GROUP_LABELS } from '#shared/members/age-groups.ts';
import { fullName } from '#shared/text/person-name.ts';
import { earlierRows, mailKey, matcher, nameKey, sharedMails, type ExistingMember, type RowMatch } from './matching.ts';
import { ITEMS_A_PIECE, type Pausing } from './pausing.ts';
import type { ReadRow } from './person.ts';
import type { ImportedPerson, ImportRow } from './schema.ts';
import { tidied } from './tidy.ts';

/** `version`: the one that the member had when this was planned. */
export type MemberUpdate = { id: number; version: number; fields: Partial<ImportedPerson>; restore: boolean };
/** What an import would do with a row: `said` for people to read, the others for the database. */
export type PlannedRow = { said: ImportRow; addition?: ImportedPerson; update?: MemberUpdate };

export const additionsIn = (plan: readonly PlannedRow[]) => plan.flatMap(({ addition }) => addition ?? []);
export const updatesIn = (plan: readonly PlannedRow[]) => plan.flatMap(({ update }) => update ?? []);

const COMPARED = MEMBER_FIELD_NAMES.filter((field) => field !== 'firstName' && field !== 'lastName');
const WORDS: Partial<Record<string, string>> = {
  ...Object.fromEntries(MEMBER_FIELD_NAMES.map((field) => [field, MEMBER_FIELDS[field].label.toLowerCase()])),
  firstName: 'name',
  lastName: 'name',
  isAvailable: 'availability',
  totalTalks: 'total talks',
  lastTalkDate: 'last talk',
};

const same = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.trim().replaceAll('\r\n', '\n') === b.trim().replaceAll('\r\n', '\n')
    : a === b;
const LIST = new Intl.ListFormat('en-US');

/** An age fits two birth years. */
const isWithinAge = ({ age, birthYear }: ImportedPerson, member: ExistingMember): boolean =>
  age !== undefined && birthYear != null && member.birthYear !== null && Math.abs(birthYear - member.birthYear) <= 1;

function changesOf(person: ImportedPerson, member: ExistingMember, byMail: boolean): Partial<ImportedPerson> {
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
        : field === 'birthYear' && isWithinAge(person, member)
          ? true
          : same(said, member[field]) ||
            // What was typed by hand may be what was read, before it was tidied.
            (typeof member[field] === 'string' && same(said, tidied({ [field]: member[field] }).values[field]));
    if (!isSame) Object.assign(changes, { [field]: said });
  }
  // An older list knows of fewer talks than the meetings do.
  if ((person.totalTalks ?? 0) > member.totalTalks) changes.totalTalks = person.totalTalks;
  if (person.lastTalkDate && person.lastTalkDate > (member.lastTalkDate ?? ''))
    changes.lastTalkDate = person.lastTalkDate;
  return changes;
}

type Detail = Exclude<keyof ImportedPerson, 'firstName' | 'lastName' | 'age'>;
/** Everything that an import saves besides the name, in the words of the preview, so that nothing is saved unseen. */
const IN_WORDS: { [K in Detail]: (value: NonNullable<ImportedPerson[K]>) => string } = {
  calling: String,
  email: String,
  phone: String,
  sex: (sex) => ADDRESS_OF[sex],
  household: (name) => `household: ${name}`,
  ageGroup: (group) => AGE_GROUP_LABELS[group].toLowerCase(),
  birthYear: (year) => `born in ${year}`,
  isAvailable: (isAvailable) => (isAvailable ? 'available' : 'not available'),
  totalTalks: (talks) => (talks === 0 ? '' : `${talks} ${talks === 1 ? 'talk' : 'talks'}`),
  lastTalkDate: (day) => `last talk ${shortDate(day)}`,
  notes: (notes) => (notes === '' ? '' : `notes: ${notes.length > 80 ? `${notes.slice(0, 79)}…` : notes}`),
};
function shownAs<K extends Detail>(said: Partial<ImportedPerson>, detail: K): string {
  const value = said[detail];
  return value === undefined || value === null ? '' : IN_WORDS[detail](value);
}
const detailsOf = (said: Partial<ImportedPerson>): string =>
  (Object.keys(IN_WORDS) as Detail[])
    .map((detail) => shownAs(said, detail))
    .filter(Boolean)
    .join(' · ');

/** The same person for certain: the same address, and nothing that the earlier row does not say as well. */
const isRepeated = (person: ImportedPerson, earlier: ImportedPerson): boolean =>
  mailKey(person.email) !== null &&
  mailKey(person.email) === mailKey(earlier.email) &&
  COMPARED.every((field) => field === 'email' || !person[field] || same(person[field], earlier[field]));

type Find = (person: ImportedPerson) => RowMatch;

/** Plans one row after the other; a row may mean the same person as an earlier one. */
function rowPlanner(find: Find, shared: ReadonlySet<string>): (read: ReadRow) => PlannedRow {
  const earlierRow = earlierRows(shared);
  const taken = new Map<number, number>();
  return ({ row, name, person, problem, remarks = [], isAnotherPerson }) => {
    const skip = (reason: string, about: Partial<ImportRow> = {}): PlannedRow => ({
      said: { row, action: 'skip', name, reason, ...about },
    });
    if (!person) return skip(problem ?? 'We couldn’t read this row.', { isProblem: true });
    const ask = (reason: string) => skip(reason, { isProblem: true, mayBeAnother: true });
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

    const earlier = earlierRow({ row, person });
    if (isAnotherPerson) return add('Added as another person.');
    if (earlier) {
      return isRepeated(person, earlier.person)
        ? skip(`Same person as row ${earlier.row}.`)
        : ask(`Same name as row ${earlier.row}. Skipped unless you add it as another person.`);
    }
    const { match, stranger } = find(person);
    if (match && 'ambiguous' in match)
      return ask(
        `${match.ambiguous} members have this name. Add an email to the row, or edit them in the member list.`,
      );
    if (match && 'either' in match)
      return ask(
        `This row has the name of ${fullName(match.either)} and the email of ${fullName(match.or)}. Correct it, or add it as another person.`,
      );
    const claimed =
      match && ('member' in match ? taken.get(match.member.id) : 'otherThanRow' in match ? match.otherThanRow : null);
    const isNew = !match || !('member' in match) || claimed;
    if (isNew && stranger)
      return ask(
        `${fullName(stranger)} has this email. Add this row as another person, or correct the name if it’s the same person.`,
      );
    if (!match || !('member' in match) || claimed)
      return add(claimed ? `Different email than row ${claimed}; treated as a different person.` : '');
    const { member, byMail } = match;
    taken.set(member.id, row);
    const fields = changesOf(person, member, byMail);
    const words = [...new Set(Object.keys(fields).map((field) => WORDS[field] ?? field))];
    if (words.length === 0 && !member.isDeleted) return skip(inWords('No changes.'));
    const reason = inWords(
      member.isDeleted ? 'Will be restored.' : '',
      words.length > 0 ? `Changes: ${LIST.format(words)}.` : '',
      fields.firstName === undefined ? '' : `Previously: ${fullName(member)}.`,
    );
    const details = detailsOf(fields);
    return {
      said: { row, action: 'update', name, ...(details ? { details } : {}), reason },
      update: { id: member.id, version: member.version, fields, restore: member.isDeleted },
    };
  };
}

/**
 * What an import would do, row by row. `known` has all members of the ward, including removed ones. An empty cell never
 * blanks what is known, and a file that was imported once has nothing new the second time.
 */
export function* planInParts(read: readonly ReadRow[], known: readonly ExistingMember[]): Pausing<PlannedRow[]> {
  const shared = yield* sharedMails(read.flatMap(({ person }) => person ?? []));
  const planRow = rowPlanner(yield* matcher(read, known, shared), shared);
  const plan: PlannedRow[] = [];
  for (const [index, row] of read.entries()) {
    if (index % ITEMS_A_PIECE === 0) yield undefined;
    plan.push(planRow(row));
  }
  return plan;
}

const effectOf = ({ addition, update }: PlannedRow) =>
  update ? `member ${update.id}, version ${update.version}` : addition ? 'new' : 'nothing';

/** Rows with which `now` would do something other than `shown` has said. Both plan the same rows. */
export const rowsThatDiffer = (shown: readonly PlannedRow[], now: readonly PlannedRow[]): ImportRow[] =>
  now.flatMap((planned, at) => (shown[at] && effectOf(shown[at]) !== effectOf(planned) ? [planned.said] : []));
