import { AppError } from '#shared/http/errors.ts';
import type { UndoReport } from '#shared/imports/schema.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isForeignKeyViolation } from '#server/db/failures.ts';
import { deleteMembers, lockImport, lockMembers, markUndone, restoreMember } from './past-queries.ts';
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
const HAS_PART = 'has a part in a meeting';

/** Undoes an import, except for members who were changed since. */
export const undoImport = (context: AppContext, wardId: WardId, actor: Actor, id: number): Promise<UndoReport> =>
  transaction(context.database.db, async (tx) => {
    await lockForImport(tx, wardId);
    const now = context.now();
    const past = await lockImport(tx, wardId, id, now);
    if (!past) throw new AppError('import_not_found');
    if (!past.trace) throw new AppError('already_undone');
    const { added, changed } = past.trace;
    const members = await lockMembers(tx, wardId, [...added, ...changed.map((member) => member.id)]);
    const isAsImported = (member: { updatedAt: Date }) => member.updatedAt.getTime() === past.savedAt?.getTime();
    const unchanged = new Set(members.filter(isAsImported).map((member) => member.id));
    const left = new Map(members.filter((member) => !isAsImported(member)).map((member) => [member.id, CHANGED]));

    const removable = added.filter((member) => unchanged.has(member));
    const referred = await deleteUnlessReferred(tx, wardId, removable);
    for (const member of referred) left.set(member, HAS_PART);
    const restorable = changed.filter((member) => unchanged.has(member.id));
    for (const before of restorable) await restoreMember(tx, wardId, before, now);

    await markUndone(tx, wardId, id, now);
    const report: UndoReport = {
      removed: removable.length - referred.length,
      restored: restorable.length,
      left: members.flatMap((member) => {
        const reason = left.get(member.id);
        return reason === undefined ? [] : { name: fullName(member), reason };
      }),
    };
    const detail = `${report.removed} removed, ${report.restored} restored, ${report.left.length} left as they are`;
    await record(tx, now, { wardId, actor, action: 'import_undone', detail });
    return report;
  });
