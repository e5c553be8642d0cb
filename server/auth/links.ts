import { createHash } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import { fullName } from '#shared/text/person-name.ts';
import { record } from '#server/audit/service.ts';
import { transaction } from '#server/db/connect.ts';
import type { House } from '#server/access/request.ts';
import { useLink } from './queries.ts';
import { openSession, signedInUser } from './service.ts';

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A one-time link for a session. Opening the address costs nothing; only this uses it up. */
export async function enterByLink(house: House, secret: string) {
  const entered = await transaction(house.database.db, async (tx) => {
    const found = await useLink(tx, hashOfSecret(secret), house.now());
    if (!found) return null;
    const actor = { userId: found.id, name: fullName(found) };
    await record(tx, house.now(), { wardId: found.wardId, actor, action: 'sign_in_link_used' });
    return { userId: found.id, token: await openSession(tx, house.now(), found.id, { byLink: true }) };
  });
  if (!entered) throw new AppError('bad_link');
  return { token: entered.token, user: await signedInUser(house, entered.userId, true) };
}
