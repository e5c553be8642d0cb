import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportTrace } from '#shared/imports/import-trace.ts';
import { checkedOn, type ReadRow } from '#shared/imports/person.ts';
import { planInParts, type ImportPlan } from '#shared/imports/rules.ts';
import { ImportReport } from '#shared/imports/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import type { Db } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { knownMembers } from '#server/members/queries.ts';
import { keepPreview, lockMembers, markSaved } from './past-queries.ts';
import { insertMembers, lockForImport, updateMembers } from './queries.ts';

/** Others are answered after so long, whatever is left to do. */
const LONGEST_TURN_MS = 10;

/** What a file says, and where that comes from. */
export type ReadFile = { fileName: string; rows: ReadRow[]; ignoredColumns: string[]; readByAi: boolean };
/** Who imports what into which ward. */
export type Importing = { context: AppContext; wardId: WardId; actor: Actor; today: string };

async function planFor(db: Db, wardId: WardId, today: string, rows: readonly ReadRow[]) {
  const known = await knownMembers(db, wardId, today);
  const planning = planInParts(
    rows.map((row) => checkedOn(today, row)),
    known,
  );
  for (let begun = performance.now(); ;) {
    const { done, value } = planning.next();
    if (done) return { plan: value, known };
    if (performance.now() - begun < LONGEST_TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}

function saidIn({ values, person }: ReadRow) {
  const { firstName, lastName, email, phone, calling, notes } = values;
  return { firstName, lastName, email, phone, calling, notes, isAvailable: person?.isAvailable };
}

function reportOf({ rows, additions, updates }: ImportPlan, file: ReadFile, importId: number | null): ImportReport {
  return {
    importId,
    imported: additions.length,
    updated: updates.length,
    skipped: rows.length - additions.length - updates.length,
    total: rows.length,
    // The plan has a row for each row of the file, in its order.
    rows: rows.map((row, at) => ({ ...row, ...(file.rows[at] ? saidIn(file.rows[at]) : {}) })),
    ignoredColumns: file.ignoredColumns,
    readByAi: file.readByAi,
  };
}

/** A file read for this person, kept until it is saved or forgotten. */
const keep = (db: Db, { context, wardId, actor }: Importing, file: ReadFile, isForLater: boolean): Promise<number> =>
  keepPreview(db, wardId, {
    userId: actor.userId,
    by: actor.name,
    fileName: file.fileName.toWellFormed().replaceAll('\u0000', '').slice(0, 200),
    readAt: context.now(),
    readByAi: file.readByAi,
    ignoredColumns: file.ignoredColumns,
    rows: isForLater ? file.rows.map(({ row, values }) => ({ row, values })) : null,
  });

/** What an import would do. Nothing is saved but the preview itself. */
export async function preview(importing: Importing, file: ReadFile, kept?: number): Promise<ImportReport> {
  const { db } = importing.context.database;
  const { plan } = await planFor(db, importing.wardId, importing.today, file.rows);
  return reportOf(plan, file, kept ?? (await keep(db, importing, file, true)));
}

/** All rows or none. The plan is made again under the lock, since the list may have changed after the preview. */
export async function saveImport(tx: Db, importing: Importing, file: ReadFile, kept?: number): Promise<ImportReport> {
  const { context, wardId, actor, today } = importing;
  await lockForImport(tx, wardId);
  const now = context.now();
  const { plan, known } = await planFor(tx, wardId, today, file.rows);
  const talksHeld = new Map(known.map((member) => [member.id, member.totalTalks - member.startingTalks]));
  const before = await lockMembers(
    tx,
    wardId,
    plan.updates.map(({ id }) => id),
  );
  const added = await insertMembers(tx, wardId, plan.additions, now);
  await updateMembers(tx, wardId, plan.updates, talksHeld, now);
  const trace: ImportTrace = { added, changed: before.map(({ updatedAt: _, ...member }) => member) };
  const importId = kept ?? (await keep(tx, importing, file, false));
  const report = reportOf(plan, file, importId);
  const { imported, updated, skipped } = report;
  await markSaved(tx, wardId, importId, { savedAt: now, imported, updated, skipped, trace });
  const detail = `${imported} new, ${updated} updated, ${skipped} skipped`;
  await record(tx, now, { wardId, actor, action: 'members_imported', detail });
  // Checked before the commit: an answer that fails later would say that nothing was saved.
  return ImportReport.parse(report);
}
