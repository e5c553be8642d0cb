import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { admitToWard } from '#server/access/actor.ts';
import { assignmentsOf } from '#server/assignments/queries.ts';
import { record } from '#server/audit/service.ts';
import { demandProof } from '#server/auth/proof.ts';
import type { Db } from '#server/db/connect.ts';
import { wardToday } from '#server/wards/service.ts';
import { onLockedUser, type UserWork } from './locked.ts';
import { whereNameIsFree } from './name-taken.ts';
import { removeMailOfUser } from '#server/mail/queries.ts';
import { deleteUser, endSignIns, findUser, updateUser, type StoredUser } from './queries.ts';

/** What has to be asked before the transaction, in which only its own connection may be used. */
async function todayOfUser({ context, actor, scope }: UserWork, id: number): Promise<string | null> {
  const wardId = (await findUser(context.database.db, scope, id))?.wardId ?? null;
  return wardId === null ? null : (await wardToday(context, admitToWard(actor, wardId))).today;
}

/**
 * Refuses to remove the last administrator, the person who asks, or a person who still has assignments. No one is asked
 * for a password before something that would be refused anyway.
 */
async function demandDispensable(
  { context, actor }: UserWork,
  tx: Db,
  target: StoredUser,
  isLastAdmin: boolean,
  today: string | null,
): Promise<void> {
  if (isLastAdmin) throw new AppError('last_admin');
  if (target.id === actor.userId)
    throw new AppError('not_allowed', {
      message: CASE_WORDS.ownAccount,
    });
  if (target.wardId !== null && today !== null && target.isActive) {
    const references = await assignmentsOf(tx, admitToWard(actor, target.wardId), target, today);
    if (references.length > 0) throw new AppError('has_assignments', { references });
  }
  demandProof(context, actor);
}

export async function deactivateUser(work: UserWork, id: number): Promise<StoredUser> {
  const { context, actor } = work;
  const today = await todayOfUser(work, id);
  return onLockedUser(work, id, async (tx, target, isLastAdmin) => {
    if (!target.isActive) return target;
    await demandDispensable(work, tx, target, isLastAdmin, today);
    await endSignIns(tx, id);
    await record(tx, context.now(), {
      wardId: target.wardId,
      actor,
      action: 'user_deactivated',
      subject: target.username,
    });
    return updateUser(tx, id, {
      isActive: false,
      deactivatedAt: context.now(),
      deactivatedBy: actor.userId,
      updatedAt: context.now(),
    });
  });
}

export async function reactivateUser(work: UserWork, id: number): Promise<StoredUser> {
  const { context, actor } = work;
  return whereNameIsFree(() =>
    onLockedUser(work, id, async (tx, target) => {
      if (target.isActive) return target;
      demandProof(context, actor);
      await record(tx, context.now(), {
        wardId: target.wardId,
        actor,
        action: 'user_reactivated',
        subject: target.username,
      });
      return updateUser(tx, id, { isActive: true, deactivatedAt: null, deactivatedBy: null, updatedAt: context.now() });
    }),
  );
}

export async function removeUser(work: UserWork, id: number): Promise<void> {
  const { context, actor } = work;
  const today = await todayOfUser(work, id);
  await onLockedUser(work, id, async (tx, target, isLastAdmin) => {
    await demandDispensable(work, tx, target, isLastAdmin, today);
    await removeMailOfUser(tx, id);
    await deleteUser(tx, id);
    await record(tx, context.now(), { wardId: target.wardId, actor, action: 'user_deleted', subject: target.username });
  });
}
