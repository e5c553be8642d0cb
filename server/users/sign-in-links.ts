import { randomBytes } from 'node:crypto';
import { LINK_HOURS } from '#shared/auth/limits.ts';
import { AppError } from '#shared/http/errors.ts';
import { record } from '#server/audit/service.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { demandProof } from '#server/auth/proof.ts';
import { onLockedUser, type UserWork } from './locked.ts';
import { reachOf } from './password-origin.ts';
import { putSignInLink } from './queries.ts';

const LINK_LASTS_MS = LINK_HOURS * 3_600_000;

/** A way in for a person who forgot the password. Only its hash is stored, so it is shown once. */
export async function makeSignInLink(work: UserWork, id: number) {
  const { context, actor } = work;
  // Anyone who holds a stolen session would otherwise let themselves in again, as this person or as another.
  demandProof(context, actor);
  await context.accountLimits.count(actor, id);
  const secret = randomBytes(32).toString('base64url');
  const expires = new Date(context.now().getTime() + LINK_LASTS_MS);
  await onLockedUser(work, id, async (tx, user) => {
    if (!user.isActive) throw new AppError('not_active');
    await putSignInLink(tx, {
      hash: hashOfSecret(secret),
      userId: id,
      expires,
      fromWard: reachOf(actor),
      madeBy: actor.userId,
    });
    await record(tx, context.now(), {
      wardId: user.wardId,
      actor,
      action: 'sign_in_link_made',
      subject: user.username,
    });
  });
  return { link: `/?link=${secret}`, expires };
}
