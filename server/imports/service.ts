import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkedOn, type ReadRow } from '#shared/imports/person.ts';
import { planInParts, type ImportPlan } from '#shared/imports/rules.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { knownMembers } from '#server/members/queries.ts';
import { insertMembers, lockForImport, updateMembers } from './queries.ts';
import type { ReadFile } from './read-file.ts';

/** Others are answered after so long, whatever is left to do. */
const LONGEST_TURN_MS = 10;

export async function planFor(db: Db, wardId: WardId, today: string, rows: readonly ReadRow[]) {
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

export function reportOf({ rows, additions, updates }: ImportPlan, file: ReadFile): ImportReport {
  const skipped = rows.length - additions.length - updates.length;
  return {
    imported: additions.length,
    updated: updates.length,
    skipped,
    total: rows.length,
    rows,
    ignoredColumns: file.ignoredColumns,
    readByAi: file.readByAi,
  };
}

type Import = { context: AppContext; wardId: WardId; actor: Actor; today: string; file: ReadFile };

/** All rows or none. The plan is made again under the lock, since the list may have changed after the preview. */
export async function importMembers({ context, wardId, actor, today, file }: Import): Promise<ImportReport> {
  return transaction(context.database.db, async (tx) => {
    await lockForImport(tx, wardId);
    const { plan, known } = await planFor(tx, wardId, today, file.rows);
    const talksHeld = new Map(known.map((member) => [member.id, member.totalTalks - member.startingTalks]));
    await insertMembers(tx, wardId, plan.additions);
    await updateMembers(tx, wardId, plan.updates, talksHeld, context.now());
    const report = reportOf(plan, file);
    const detail = `${report.imported} new, ${report.updated} updated, ${report.skipped} skipped`;
    await record(tx, context.now(), { wardId, actor, action: 'members_imported', detail });
    return report;
  });
}
