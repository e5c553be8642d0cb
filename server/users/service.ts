import { roleLabel, worksAcrossWards, type Role } from '#shared/access/roles.ts';
import { passwordProblem } from '#shared/auth/password.ts';
import { AppError, invalidField } from '#shared/http/errors.ts';
import { fold } from '#shared/text/fold.ts';
import { assignableRoles, isWardAdmin, mayTouch } from '#shared/users/rules.ts';
import type { NewUser, UserChange } from '#shared/users/schema.ts';
import { admitToWard, type Actor, type WardId } from '#server/access/actor.ts';
import { assignmentsOf } from '#server/assignments/queries.ts';
import { record } from '#server/audit/service.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { isUniqueViolation } from '#server/db/failures.ts';
import type { AppContext } from '#server/context.ts';
import { readWard, wardToday } from '#server/wards/service.ts';
import {
  deleteUser,
  endSignIns,
  findUser,
  insertUser,
  lockUsers,
  updateUser,
  type StoredUser,
  type UserFields,
} from './queries.ts';

export type Work = { context: AppContext; actor: Actor; scope: WardId | null };

/** The user that an address names, if this actor may touch them. */
export async function readTouchable({ context, actor, scope }: Work, id: number): Promise<StoredUser> {
  const found = await findUser(context.database.db, scope, id);
  if (!found) throw new AppError('user_not_found');
  if (!mayTouch(actor, found)) throw new AppError('forbidden');
  return found;
}

async function whereNameIsFree<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_active_username')) throw error;
    const { message } = new AppError('username_taken');
    throw new AppError('username_taken', { errors: [{ path: 'username', message }] });
  }
}

/**
 * Runs `deed` on the target while nobody else can change it, the actor, or the ward's administrators. All are looked
 * at anew: what was true when the request came in may not be any more.
 */
async function onLockedUser<T>(
  { context, actor, scope }: Work,
  id: number,
  deed: (tx: Db, target: StoredUser, isLastAdmin: boolean) => Promise<T>,
): Promise<T> {
  return transaction(context.database.db, async (tx) => {
    const seen = await findUser(tx, scope, id);
    if (!seen) throw new AppError('user_not_found');
    const held = await lockUsers(tx, [actor.userId, id], seen.wardId);
    const target = held.find((user) => user.id === id);
    if (!target || (scope !== null && target.wardId !== scope)) throw new AppError('user_not_found');
    const self = held.find((user) => user.id === actor.userId);
    if (!self?.isActive || self.role !== actor.role) throw new AppError('unauthorized');
    if (!mayTouch(actor, target)) throw new AppError('forbidden');
    const counts = (user: StoredUser) => user.isActive && isWardAdmin(user.role) && user.wardId === target.wardId;
    const isLastAdmin = counts(target) && held.filter(counts).length === 1;
    return deed(tx, target, isLastAdmin);
  });
}

function demandAssignable(actor: Actor, role: Role): void {
  if (!assignableRoles(actor).includes(role)) throw new AppError('forbidden');
}

export async function addUser({ context, actor }: Work, wardId: WardId, given: NewUser): Promise<StoredUser> {
  demandAssignable(actor, given.role);
  const { username, firstName, lastName, role, email = null, password } = given;
  const passwordHash = await hashPassword(password);
  return whereNameIsFree(() =>
    transaction(context.database.db, async (tx) => {
      const added = await insertUser(tx, {
        wardId,
        username,
        usernameKey: fold(username),
        passwordHash,
        mustChangePassword: true,
        firstName,
        lastName,
        role,
        email,
      });
      await record(tx, context.now(), {
        wardId,
        actor,
        action: 'user_created',
        subject: username,
        detail: roleLabel(role),
      });
      return added;
    }),
  );
}

async function passwordFields(password: string, target: StoredUser, isSelf: boolean): Promise<UserFields> {
  const problem = isSelf ? passwordProblem(password, target.username) : null;
  if (problem) throw invalidField('password', problem);
  return { passwordHash: await hashPassword(password), mustChangePassword: !isSelf };
}

/** Where the person is to belong; undefined leaves them where they are. */
async function newWardOf(
  { context, actor }: Work,
  target: StoredUser,
  asked: number | null | undefined,
): Promise<number | null | undefined> {
  if (asked === undefined || asked === target.wardId || !worksAcrossWards(actor.role)) return undefined;
  if (asked !== null) await readWard(context, admitToWard(actor, asked));
  return asked;
}

export async function changeUser(work: Work, id: number, change: UserChange): Promise<StoredUser> {
  const { context, actor } = work;
  const before = await readTouchable(work, id);
  const isSelf = actor.userId === id;
  if (change.role !== undefined && change.role !== before.role) {
    if (isSelf)
      throw new AppError('not_allowed', {
        message: 'You cannot change your own role. Please ask another administrator.',
      });
    demandAssignable(actor, change.role);
  }
  const wardId = await newWardOf(work, before, change.wardId);
  const secret = change.password ? await passwordFields(change.password, before, isSelf) : {};
  return onLockedUser(work, id, async (tx, target, isLastAdmin) => {
    const role = change.role ?? target.role;
    const movesOut = wardId !== undefined && wardId !== target.wardId;
    if (isLastAdmin && (movesOut || !isWardAdmin(role))) throw new AppError('last_admin');
    if ((wardId === undefined ? target.wardId : wardId) === null && !worksAcrossWards(role))
      throw invalidField('wardId', 'Choose a ward');
    const { firstName, lastName, email } = change;
    const after = await updateUser(tx, id, {
      firstName,
      lastName,
      email,
      role,
      wardId,
      ...secret,
      updatedAt: context.now(),
    });
    if (role !== target.role || movesOut || change.password)
      await endSignIns(tx, id, isSelf ? actor.sessionId : undefined);
    await recordChange(work, tx, target, after, Boolean(change.password));
    return after;
  });
}

async function recordChange(
  { context, actor }: Work,
  tx: Db,
  before: StoredUser,
  after: StoredUser,
  hasNewPassword: boolean,
): Promise<void> {
  const said = { wardId: before.wardId, actor, subject: after.username };
  const now = context.now();
  const fields = [
    before.firstName !== after.firstName || before.lastName !== after.lastName ? 'name' : '',
    before.email !== after.email ? 'email' : '',
    before.wardId !== after.wardId ? 'ward' : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (fields !== '') await record(tx, now, { ...said, action: 'user_changed', detail: fields });
  if (before.role !== after.role) {
    await record(tx, now, {
      ...said,
      action: 'role_changed',
      detail: `${roleLabel(before.role)} → ${roleLabel(after.role)}`,
    });
  }
  if (hasNewPassword) await record(tx, now, { ...said, action: 'password_reset' });
}

/** Refuses to let go of the last administrator, of oneself, or of somebody who still has something to do. */
async function demandDispensable(
  work: Work,
  tx: Db,
  target: StoredUser,
  isLastAdmin: boolean,
  today: string | null,
): Promise<void> {
  if (isLastAdmin) throw new AppError('last_admin');
  if (target.id === work.actor.userId)
    throw new AppError('not_allowed', {
      message: 'You cannot take away your own account. Please ask another administrator.',
    });
  if (target.wardId === null || today === null || !target.isActive) return;
  const references = await assignmentsOf(tx, admitToWard(work.actor, target.wardId), target, today);
  if (references.length > 0) throw new AppError('has_assignments', { references });
}

/** What has to be asked before the transaction, in which only its own connection may be used. */
async function todayOfUser(work: Work, id: number): Promise<string | null> {
  const { wardId } = await readTouchable(work, id);
  return wardId === null ? null : (await wardToday(work.context, admitToWard(work.actor, wardId))).today;
}

export async function deactivateUser(work: Work, id: number): Promise<StoredUser> {
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

export async function reactivateUser(work: Work, id: number): Promise<StoredUser> {
  const { context, actor } = work;
  return whereNameIsFree(() =>
    onLockedUser(work, id, async (tx, target) => {
      if (target.isActive) return target;
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

export async function removeUser(work: Work, id: number): Promise<void> {
  const { context, actor } = work;
  const today = await todayOfUser(work, id);
  await onLockedUser(work, id, async (tx, target, isLastAdmin) => {
    await demandDispensable(work, tx, target, isLastAdmin, today);
    await deleteUser(tx, id);
    await record(tx, context.now(), { wardId: target.wardId, actor, action: 'user_deleted', subject: target.username });
  });
}
