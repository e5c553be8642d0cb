import { randomBytes } from 'node:crypto';
import { LINK_HOURS } from '#shared/auth/link.ts';
import { passwordProblem } from '#shared/auth/password.ts';
import { AppError, invalidField } from '#shared/http/errors.ts';
import { needsCurrentPassword } from '#shared/users/rules.ts';
import type { PasswordReset } from '#shared/users/schema.ts';
import type { Actor } from '#server/access/actor.ts';
import { record } from '#server/audit/service.ts';
import { hashPassword, passwordFits } from '#server/auth/password-hash.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { forgetLink, holdForSignIn } from '#server/auth/queries.ts';
import { transaction } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { endSignIns, findUser, putSignInLink, updateUser, type StoredUser } from './queries.ts';
import { readTouchable, type Work } from './service.ts';

const LINK_LASTS_MS = LINK_HOURS * 3_600_000;

/** A session that is not one's own must not find the password out by trying, so wrong ones count like failed sign-ins. */
async function checkCurrent(
  context: AppContext,
  user: StoredUser,
  given: string | null | undefined,
  isNeeded: boolean,
  address: string,
): Promise<void> {
  if (!given) {
    if (isNeeded) throw invalidField('currentPassword', 'Current password is required');
    return;
  }
  await context.signInLimits.check(user.username, address);
  if (await passwordFits(user.passwordHash, given)) return;
  await context.signInLimits.countFailure(user.username, address);
  throw invalidField('currentPassword', 'Current password is incorrect');
}

async function setPassword(
  { context, actor }: Pick<Work, 'context' | 'actor'>,
  user: StoredUser,
  password: string,
): Promise<void> {
  const problem = passwordProblem(password, user.username);
  if (problem) throw invalidField('newPassword', problem);
  const isSelf = user.id === actor.userId;
  const passwordHash = await hashPassword(password);
  await transaction(context.database.db, async (tx) => {
    const held = await holdForSignIn(tx, user.id);
    // Backed by a password that somebody else has reset in the meantime, or asked by somebody who is shut out by now.
    if (isSelf && held?.passwordHash !== user.passwordHash) throw new AppError('unauthorized');
    // A password that somebody else has chosen is one that somebody else knows.
    await updateUser(tx, user.id, { passwordHash, mustChangePassword: !isSelf, updatedAt: context.now() });
    await endSignIns(tx, user.id, isSelf ? actor.sessionId : undefined);
    if (isSelf) await forgetLink(tx, actor.sessionId);
    await record(tx, context.now(), {
      wardId: user.wardId,
      actor,
      action: 'password_reset',
      subject: isSelf ? null : user.username,
    });
  });
}

export async function resetOwnPassword(
  context: AppContext,
  actor: Actor,
  reset: PasswordReset,
  address: string,
): Promise<void> {
  const user = await findUser(context.database.db, null, actor.userId);
  if (!user) throw new AppError('unauthorized');
  await checkCurrent(context, user, reset.currentPassword, needsCurrentPassword(actor), address);
  await setPassword({ context, actor }, user, reset.newPassword);
}

export async function resetPasswordOf(work: Work, id: number, reset: PasswordReset): Promise<void> {
  await setPassword(work, await readTouchable(work, id), reset.newPassword);
}

/** A way in for somebody who has forgotten the password. Only its hash is kept, so it is shown this once. */
export async function makeSignInLink(work: Work, id: number) {
  const { context, actor } = work;
  const user = await readTouchable(work, id);
  if (!user.isActive) throw new AppError('not_active');
  const secret = randomBytes(32).toString('base64url');
  const expires = new Date(context.now().getTime() + LINK_LASTS_MS);
  await transaction(context.database.db, async (tx) => {
    await putSignInLink(tx, { hash: hashOfSecret(secret), userId: id, expires });
    await record(tx, context.now(), {
      wardId: user.wardId,
      actor,
      action: 'sign_in_link_made',
      subject: user.username,
    });
  });
  return { link: `/?link=${secret}`, expires };
}
