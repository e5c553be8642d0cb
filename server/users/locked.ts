import { holdWard } from '#server/wards/hold-queries.ts';
import { AppError } from '#shared/http/errors.ts';
import { isWardAdmin, mayTouch } from '#shared/users/rules.ts';
import type { Actor, WardId } from '#server/access/actor.ts';
import { isSessionOpen } from '#server/auth/queries.ts';
import type { Once } from '#server/access/request.ts';
import type { AppContext } from '#server/context.ts';
import { joinTransaction, type Db } from '#server/db/connect.ts';
import { findUser, lockUsers, type StoredUser } from './queries.ts';

/** `once`: where the call itself is one save, whose answer is what the deed returns. */
export type UserWork = { context: AppContext; actor: Actor; scope: WardId | null; once?: Once };

/** All of `deed` as one transaction: the one of the call, where it has one. */
function asOne<T>({ context, once }: Pick<UserWork, 'context' | 'once'>, deed: (tx: Db) => Promise<T>): Promise<T> {
  const save = ({ database }: AppContext) => joinTransaction(database.db, deed);
  return once ? once(save) : save(context);
}

/** The actor among the users that are held. Whatever takes rights away ends sessions under the same lock. */
async function demandStillIn(tx: Db, actor: Actor, held: readonly StoredUser[]): Promise<StoredUser> {
  const self = held.find((user) => user.id === actor.userId);
  const isSame = self?.isActive && self.role === actor.role && self.wardId === actor.ownWardId;
  if (!isSame || !(await isSessionOpen(tx, actor.sessionId))) throw new AppError('unauthorized');
  return self;
}

/**
 * Runs `deed` on the target while no one else can change it, the actor, or the ward's administrators. All are looked
 * at again: what was true when the request came in may have changed. Every write to an account goes
 * through here.
 */
export async function onLockedUser<T>(
  { actor, scope, ...work }: UserWork,
  id: number,
  deed: (tx: Db, target: StoredUser, isLastAdmin: boolean) => Promise<T>,
): Promise<T> {
  return asOne(work, async (tx) => {
    const ids = [actor.userId, id];
    const seen = await findUser(tx, scope, id);
    if (!seen) throw new AppError('user_not_found');
    const first = await lockUsers(tx, ids, seen.wardId);
    const target = first.find((user) => user.id === id);
    if (!target || (scope !== null && target.wardId !== scope)) throw new AppError('user_not_found');
    // Moved between the look and the lock: the administrators who count are others.
    const held = target.wardId === seen.wardId ? first : await lockUsers(tx, ids, target.wardId);
    await demandStillIn(tx, actor, held);
    if (!mayTouch(actor, target)) throw new AppError('forbidden');
    const counts = (user: StoredUser) => user.isActive && isWardAdmin(user.role) && user.wardId === target.wardId;
    const isLastAdmin = counts(target) && held.filter(counts).length === 1;
    return deed(tx, target, isLastAdmin);
  });
}

/**
 * The same for a person's changes to their own account and for accounts they create. A ward that is changed as well is held
 * first, as it is by everyone who adds someone to it.
 */
export async function onLockedSelf<T>(
  { actor, wardId, ...work }: Omit<UserWork, 'scope'> & { wardId?: number },
  deed: (tx: Db, self: StoredUser) => Promise<T>,
): Promise<T> {
  return asOne(work, async (tx) => {
    if (wardId !== undefined) await holdWard(tx, wardId);
    const self = await demandStillIn(tx, actor, await lockUsers(tx, [actor.userId], null));
    return deed(tx, self);
  });
}
