import { record } from '#server/audit/service.ts';
import { demandProof } from '#server/auth/proof.ts';
import type { Db } from '#server/db/connect.ts';
import { removeCredentialsOf } from '#server/passkeys/queries.ts';
import { onLockedUser, type UserWork } from './locked.ts';
import { endSignIns, updateUser, type StoredUser } from './queries.ts';

/**
 * Anyone who could sign in as this person may have planted a passkey, so none outlives a password that someone else sets
 * or a move to another role or ward. Runs before the account is written, whose reply says whether it has passkeys.
 */
export async function dropPasskeys({ context, actor }: UserWork, tx: Db, target: StoredUser): Promise<void> {
  // Not by what the locked row says: the wait for the lock may have let one in since it was read.
  if (!(await removeCredentialsOf(tx, target.id))) return;
  const { wardId, username: subject } = target;
  await record(tx, context.now(), { wardId, actor, action: 'passkeys_removed', subject });
}

/** For a device that was lost: removes every passkey of the person and ends every session. */
export async function removePasskeysOf(work: UserWork, id: number): Promise<StoredUser> {
  const { context, actor } = work;
  const isSelf = id === actor.userId;
  demandProof(context, actor);
  return onLockedUser(work, id, async (tx, target) => {
    const now = context.now();
    await removeCredentialsOf(tx, id);
    await endSignIns(tx, id, isSelf ? actor.sessionId : undefined);
    await record(tx, now, { wardId: target.wardId, actor, action: 'passkeys_removed', subject: target.username });
    return updateUser(tx, id, { updatedAt: now });
  });
}
