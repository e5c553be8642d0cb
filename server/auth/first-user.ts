import { FIRST_ROLE } from '#shared/access/roles.ts';
import { fold } from '#shared/text/fold.ts';
import type { Database } from '#server/db/connect.ts';
import { hashPassword } from './password-hash.ts';
import { storeUser, hasUsers } from './queries.ts';

/** Gives an empty database its first super admin. True when one was made. */
export async function makeFirstUser(
  { db }: Database,
  superAdmin: { username: string; password: string },
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  await storeUser(db, {
    username: superAdmin.username,
    usernameKey: fold(superAdmin.username),
    passwordHash: await hashPassword(superAdmin.password),
    firstName: 'Super',
    lastName: 'Admin',
    role: FIRST_ROLE,
  });
  return true;
}
