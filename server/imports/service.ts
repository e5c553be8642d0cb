import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { withoutTypedYear } from '#shared/imports/birth-years/birth-years.ts';
import { withDoubtfulYears } from '#shared/imports/birth-years/doubtful-years.ts';
import { isAskedIfAvailable } from '#shared/imports/availability/asked-to-speak.ts';
import { answerIn } from '#shared/imports/doubts/answers.ts';
import { fileNotesOf } from '#shared/imports/file-notes/notes-of-row.ts';
import { lastWordsOf } from '#shared/imports/doubts/last-words.ts';
import type { ExistingMember, ImportTrace } from '#shared/imports/matching.ts';
import { withYoungOfficers } from '#shared/imports/offices/young-officers.ts';
import { readInWard } from '#shared/imports/other-people/other-wards.ts';
import { keptRow } from '#shared/imports/kept/kept-rows.ts';
import { mapEach, type Pausing } from '#shared/imports/pausing.ts';
import { checkedOn, isQuestion, type ReadRow } from '#shared/imports/person.ts';
import {
  additionsIn,
  detailsIn,
  planInParts,
  rowsThatDiffer,
  updatesIn,
  withoutMemberDetails,
  type PlannedRow,
} from '#shared/imports/rules.ts';
import { withListedNames } from '#shared/imports/same-person/listed-names.ts';
import { withOthersMails } from '#shared/imports/same-person/others-mails.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { isSwitch, MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { knownMembers } from '#server/members/queries.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { keepKnown, keepPreview, lockMembers, markSaved } from './past-queries.ts';
import { insertMembers, lockForImport, updateMembers } from './queries.ts';
import { listOfAll } from '#shared/text/in-words.ts';

/** Others are answered after so long, whatever is left to do. */
const LONGEST_TURN_MS = 10;
const MOST_NAMED = 5;

/** What long work comes to, done in turns with everything else that the server is asked. */
export async function inTurns<T>(work: Pausing<T>): Promise<T> {
  for (let begun = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < LONGEST_TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}

/** What a file says, and where that comes from. `approved`: the rows that may be saved, where a person chose them. */
export type ReadFile = {
  fileName: string;
  rows: ReadRow[];
  ignoredColumns: string[];
  readByAi: boolean;
  approved?: ReadonlySet<number>;
};
/** Who imports what into which ward. */
export type Importing = {
  context: AppContext;
  wardId: WardId;
  wardName: string;
  actor: Actor;
  today: string;
  memberDetails: boolean;
};

/** A row as this ward reads it today: without what it doesn't keep, and with the birth year that depends on the day. */
export function ownRow({ wardName, memberDetails, today }: Importing, row: ReadRow): ReadRow {
  const read = readInWard(wardName, row);
  return checkedOn(today, memberDetails ? read : withoutMemberDetails(read));
}
const ownFile = async (importing: Importing, file: ReadFile): Promise<ReadFile> => ({
  ...file,
  rows: await inTurns(mapEach(file.rows, (row) => ownRow(importing, row))),
  ignoredColumns: importing.memberDetails ? file.ignoredColumns : [...file.ignoredColumns, ...detailsIn(file.rows)],
});
/** What the list as a whole says about its rows counts once: a kept preview has it, and what a person corrected stays. */
async function firstReading(importing: Importing, read: ReadFile, known: readonly ExistingMember[]): Promise<ReadFile> {
  const named = { ...read, rows: await inTurns(withListedNames(read.rows, known)) };
  const own = await ownFile(importing, named);
  const file = { ...own, rows: await inTurns(withOthersMails(own.rows, known)) };
  const { today } = importing;
  return { ...file, rows: withYoungOfficers(today, withDoubtfulYears(today, withoutTypedYear(today, file.rows))) };
}
/** A preview that is kept, and the members that it compared the file with. */
export type Kept = { id: number; known: readonly ExistingMember[] };

/** All rows of the file are planned, so that what a row does never depends on which others were unchecked. */
async function planFor({ today }: Importing, { rows, approved }: ReadFile, known: readonly ExistingMember[]) {
  const plan = await inTurns(planInParts(rows, known, today));
  return plan.filter(({ said }) => approved?.has(said.row) ?? true);
}

/** Of a row that asks something, what its cell says. */
const switchIn = (cell = ''): boolean | undefined => answerIn(cell) ?? undefined;

function saidIn({ values, person }: ReadRow) {
  const said = Object.fromEntries(
    MEMBER_FIELD_NAMES.map((name) => [
      name,
      isSwitch(name) ? (person?.[name] ?? switchIn(values[name])) : values[name],
    ]),
  );
  // An age has become one.
  return person?.birthYear == null ? said : { ...said, birthYear: String(person.birthYear) };
}

async function reportOf(plan: readonly PlannedRow[], file: ReadFile, importId: number | null): Promise<ImportReport> {
  const [imported, updated] = [additionsIn(plan).length, updatesIn(plan).length];
  const rowsByNumber = new Map(file.rows.map((row) => [row.row, row]));
  const rows = await inTurns(
    mapEach(plan, ({ said }) => {
      const read = rowsByNumber.get(said.row);
      const lastWords = read && said.isProblem ? lastWordsOf(read) : undefined;
      const isAsked = said.isProblem && read && isQuestion(read);
      const fileNotes = read ? fileNotesOf(read) : [];
      return {
        ...said,
        ...(read ? saidIn(read) : {}),
        ...(lastWords ? { lastWords } : {}),
        ...(isAsked ? { isQuestion: true } : {}),
        ...(isAsked && isAskedIfAvailable(read) ? { isAskedIfAvailable: true } : {}),
        ...(fileNotes.length > 0 ? { fileNotes } : {}),
      };
    }),
  );
  return {
    importId,
    imported,
    updated,
    skipped: plan.length - imported - updated,
    total: plan.length,
    rows,
    ignoredColumns: file.ignoredColumns,
    readByAi: file.readByAi,
  };
}

/** A file read for this person, kept until it is saved or forgotten. */
function keep(
  db: Db,
  { context, wardId, actor }: Importing,
  file: ReadFile,
  known: ExistingMember[] | null,
): Promise<number> {
  const isForLater = known !== null;
  return keepPreview(db, wardId, {
    userId: actor.userId,
    by: actor.name,
    fileName: file.fileName.toWellFormed().replaceAll('\u0000', '').slice(0, 200),
    readAt: context.now(),
    readByAi: file.readByAi,
    ignoredColumns: file.ignoredColumns,
    rows: isForLater ? file.rows.map(keptRow) : null,
    known,
  });
}

/** What an import would do. Nothing is saved but the preview itself, and what it was compared with. */
export async function preview(importing: Importing, read: ReadFile, kept?: Kept): Promise<ImportReport> {
  const { db } = importing.context.database;
  const known = await knownMembers(db, importing.wardId, importing.today);
  const file = kept ? read : await firstReading(importing, read, known);
  const plan = await planFor(importing, file, known);
  const importId = await transaction(db, async (tx) => {
    await holdWard(tx, importing.wardId);
    if (kept) await keepKnown(tx, importing.wardId, kept.id, known);
    return kept?.id ?? (await keep(tx, importing, file, known));
  });
  return reportOf(plan, file, importId);
}

function refuseChanged(rows: readonly { row: number; name: string }[]): void {
  if (rows.length === 0) return;
  const named = rows.slice(0, MOST_NAMED).map(({ row, name }) => `${name} (row ${row})`);
  const others = rows.length - named.length;
  const list = listOfAll(others > 0 ? [...named, `${others} more`] : named);
  const message = CASE_WORDS.previewChanged(list);
  throw new AppError('preview_changed', { message, rows: rows.map(({ row }) => row) });
}

/** All rows or none. With a kept preview, exactly what it said, or a refusal that names the rows that have changed. */
export async function saveImport(tx: Db, importing: Importing, read: ReadFile, kept?: Kept): Promise<ImportReport> {
  const { context, wardId, actor, today } = importing;
  await lockForImport(tx, wardId);
  const now = context.now();
  const known = await knownMembers(tx, wardId, today);
  const file = kept ? read : await firstReading(importing, read, known);
  const plan = await planFor(importing, file, known);
  if (kept) refuseChanged(rowsThatDiffer(await planFor(importing, file, kept.known), plan));
  const updates = updatesIn(plan);
  const held = await lockMembers(
    tx,
    wardId,
    updates.map(({ id }) => id),
  );
  // Someone may have saved one of them between the plan and the lock.
  const versions = new Map(held.map(({ id, version }) => [id, version]));
  refuseChanged(
    plan.flatMap(({ said, update }) => (update && versions.get(update.id) !== update.version ? [said] : [])),
  );
  const talksHeld = new Map(known.map((member) => [member.id, member.totalTalks - member.startingTalks]));
  const trace: ImportTrace = {
    added: await insertMembers(tx, wardId, additionsIn(plan), now),
    changed: held.map((before) => ({ before, version: before.version + 1 })),
  };
  await updateMembers(tx, wardId, updates, talksHeld, now);
  const importId = kept?.id ?? (await keep(tx, importing, file, null));
  const report = await reportOf(plan, file, importId);
  const { imported, updated, skipped } = report;
  await markSaved(tx, wardId, importId, { savedAt: now, imported, updated, skipped, trace });
  const detail = `${imported} new, ${updated} updated, ${skipped} skipped`;
  await record(tx, now, { wardId, actor, action: 'members_imported', detail });
  return report;
}
