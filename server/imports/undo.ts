import { AppError } from '#shared/http/errors.ts';
import type { ImportTrace } from '#shared/imports/matching.ts';
import type { UndoReport } from '#shared/imports/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isForeignKeyViolation } from '#server/db/failures.ts';
import {
  changeTrace,
  deleteMembers,
  lockImport,
  lockMembers,
  lockTraces,
  markUndone,
  restoreMember,
} from './past-queries.ts';
import { lockForImport } from './queries.ts';

/** Deletes the members that nothing refers to, and returns the others. The database knows what refers to a member. */
async function deleteUnlessReferred(tx: Db, wardId: WardId, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  try {
    await tx.transaction((inner) => deleteMembers(inner, wardId, ids));
    return [];
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (ids.length === 1) return [...ids];
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await deleteUnlessReferred(tx, wardId, ids.slice(0, half))),
      ...(await deleteUnlessReferred(tx, wardId, ids.slice(half))),
    ];
  }
}

const CHANGED = 'changed since the import';
const HAS_PART = 'has an assignment in a meeting';

type Restored = ReadonlyMap<number, { from: number; to: number }>;

/** A member who is again as an earlier import left them has a newer version; that import can still be undone. */
async function followVersions(tx: Db, wardId: WardId, restored: Restored): Promise<void> {
  const followed = (member: number, version: number) => {
    const versions = restored.get(member);
    return versions?.from === version ? versions.to : version;
  };
  for (const { id, trace } of await lockTraces(tx, wardId)) {
    if (!trace) continue;
    const now: ImportTrace = {
      added: trace.added.map((one) => ({ ...one, version: followed(one.id, one.version) })),
      changed: trace.changed.map((one) => ({ ...one, version: followed(one.before.id, one.version) })),
    };
    if (JSON.stringify(now) !== JSON.stringify(trace)) await changeTrace(tx, wardId, id, now);
  }
}

/**
 * Undoes an import, except for members who were changed since or have a part. What could not be undone can be later, as
 * when a newer import of the same people has been undone.
 */
export const undoImport = (context: AppContext, wardId: WardId, actor: Actor, id: number): Promise<UndoReport> =>
  transaction(context.database.db, async (tx) => {
    await lockForImport(tx, wardId);
    const now = context.now();
    const past = await lockImport(tx, wardId, id, now);
    if (!past) throw new AppError('import_not_found');
    if (!past.trace) throw new AppError('already_undone');
    const { added, changed } = past.trace;
    const members = await lockMembers(tx, wardId, [
      ...added.map((one) => one.id),
      ...changed.map((one) => one.before.id),
    ]);
    const versions = new Map(members.map(({ id: member, version }) => [member, version]));
    const isAsImported = (member: number, version: number) => versions.get(member) === version;
    const left = new Map<number, string>();
    const removable: number[] = [];
    for (const { id: member, version } of added) {
      if (isAsImported(member, version)) removable.push(member);
      else left.set(member, CHANGED);
    }
    const referred = await deleteUnlessReferred(tx, wardId, removable);
    for (const member of referred) left.set(member, HAS_PART);
    const restored = new Map<number, { from: number; to: number }>();
    for (const { before, version } of changed) {
      if (!isAsImported(before.id, version)) left.set(before.id, CHANGED);
      else restored.set(before.id, { from: before.version, to: await restoreMember(tx, wardId, before, now) });
    }
    // A member who is gone is nothing to undo.
    for (const member of left.keys()) if (!versions.has(member)) left.delete(member);
    const rest = {
      added: added.filter((one) => left.has(one.id)),
      changed: changed.filter(({ before }) => left.has(before.id)),
    };
    await markUndone(tx, wardId, id, now, left.size > 0 ? rest : null);
    await followVersions(tx, wardId, restored);
    const report: UndoReport = {
      removed: removable.length - referred.length,
      restored: restored.size,
      left: members.flatMap((member) => {
        const reason = left.get(member.id);
        return reason === undefined ? [] : { name: fullName(member), reason };
      }),
    };
    const detail = `${report.removed} removed, ${report.restored} restored, ${report.left.length} unchanged`;
    await record(tx, now, { wardId, actor, action: 'import_undone', detail });
    return report;
  });
