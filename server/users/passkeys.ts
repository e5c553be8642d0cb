import { record } from '#server/audit/service.ts';
import { demandProof } from '#server/auth/proof.ts';
import { removeCredentialsOf } from '#server/passkeys/queries.ts';
import { onLockedUser, type UserWork } from './locked.ts';
import { endSignIns, updateUser, type StoredUser } from './queries.ts';

/** For a device that was lost: every passkey of the person goes, and every sign-in with them. */
export async function removePasskeysOf(work: UserWork, id: number): Promise<StoredUser> {
  const { context, actor } = work;
  const isSelf = id === actor.userId;
  if (isSelf) demandProof(context, actor);
  return onLockedUser(work, id, async (tx, target) => {
    const now = context.now();
    await removeCredentialsOf(tx, id);
    await endSignIns(tx, id, isSelf ? actor.sessionId : undefined);
    await record(tx, now, { wardId: target.wardId, actor, action: 'passkeys_removed', subject: target.username });
    return updateUser(tx, id, { updatedAt: now });
  });
}
