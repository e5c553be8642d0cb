import { passwordProblem } from '#shared/auth/password.ts';
import { AppError, invalidField, FIELD_WORDS } from '#shared/http/errors.ts';
import { needsCurrentPassword } from '#shared/users/rules.ts';
import type { PasswordReset } from '#shared/users/schema.ts';
import type { Actor } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { hashPassword, passwordFits } from '#server/auth/password-hash.ts';
import { demandProof, isOwnPassword, isProven } from '#server/auth/proof.ts';
import { markProven } from '#server/auth/queries.ts';
import type { AppContext } from '#server/context.ts';
import { onLockedSelf, onLockedUser, type UserWork } from './locked.ts';
import { originOfOwn, reachOf } from './password-origin.ts';
import { dropPasskeys } from './passkeys.ts';
import { endSignIns, findUser, updateUser, type StoredUser } from './queries.ts';

/** A person who may skip the current password has proven in another way that the account is theirs. */
async function checkCurrent(
  context: AppContext,
  actor: Actor,
  user: StoredUser,
  given: string | null | undefined,
): Promise<void> {
  if (given) {
    if (await isOwnPassword(context, actor, user.passwordHash, given)) return;
    throw invalidField('currentPassword', FIELD_WORDS.wrongCurrentPassword);
  }
  const isForced = user.mustChangePassword;
  if (needsCurrentPassword({ ...actor, isForced }) || (isForced && !actor.byLink && !isProven(context, actor)))
    throw invalidField('currentPassword', FIELD_WORDS.currentPasswordNeeded);
  if (!actor.byLink) demandProof(context, actor);
}

function demandGood(password: string, username: string): void {
  const problem = passwordProblem(password, username);
  if (problem) throw invalidField('newPassword', problem);
}

export async function resetOwnPassword(
  { context, actor, once }: Omit<UserWork, 'scope'>,
  reset: PasswordReset,
): Promise<void> {
  const user = await findUser(context.database.db, null, actor.userId);
  if (!user) throw new AppError('unauthorized');
  await checkCurrent(context, actor, user, reset.currentPassword);
  demandGood(reset.newPassword, user.username);
  if (user.mustChangePassword && (await passwordFits(user.passwordHash, reset.newPassword)))
    throw invalidField('newPassword', FIELD_WORDS.samePassword);
  const passwordHash = await hashPassword(reset.newPassword);
  await onLockedSelf({ context, actor, once }, async (tx, self) => {
    const now = context.now();
    await updateUser(tx, self.id, {
      passwordHash,
      mustChangePassword: false,
      ...originOfOwn(actor, self, Boolean(reset.currentPassword)),
      updatedAt: now,
    });
    await endSignIns(tx, self.id, actor.sessionId);
    await markProven(tx, actor.sessionId, now);
    await record(tx, now, { wardId: self.wardId, actor, action: 'password_reset' });
  });
}

/** A password that someone else chose is known to someone else, so its owner must set a new one. */
export async function resetPasswordOf(work: UserWork, id: number, reset: PasswordReset): Promise<void> {
  const { context, actor } = work;
  if (id === actor.userId) return resetOwnPassword(work, reset);
  demandProof(context, actor);
  await context.accountLimits.count(actor, id);
  const passwordHash = await hashPassword(reset.newPassword);
  return onLockedUser(work, id, async (tx, target) => {
    demandGood(reset.newPassword, target.username);
    const now = context.now();
    await dropPasskeys(work, tx, target);
    await updateUser(tx, id, {
      passwordHash,
      mustChangePassword: true,
      passwordFromWard: reachOf(actor),
      updatedAt: now,
    });
    await endSignIns(tx, id);
    await context.signInLimits.lift(tx, target.username);
    await record(tx, now, { wardId: target.wardId, actor, action: 'password_reset', subject: target.username });
  });
}
