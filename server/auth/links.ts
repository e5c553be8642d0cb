import { createHash } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import { fullName } from '#shared/text/person-name.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { useLink } from './queries.ts';
import { openSession, signedInUser } from './service.ts';

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A one-time link for a session. Opening the address costs nothing; only this uses it up. */
export async function enterByLink(context: AppContext, secret: string) {
  const entered = await transaction(context.database.db, async (tx) => {
    const found = await useLink(tx, hashOfSecret(secret), context.now());
    if (!found) return null;
    const actor = { userId: found.id, name: fullName(found) };
    await record(tx, context.now(), { wardId: found.wardId, actor, action: 'sign_in_link_used' });
    return {
      userId: found.id,
      token: await openSession(tx, context.now(), found.id, { byLink: { fromWard: found.fromWard } }),
    };
  });
  if (!entered) throw new AppError('bad_link');
  return { token: entered.token, user: await signedInUser(context, entered.userId, { byLink: true }) };
}
