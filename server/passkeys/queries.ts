import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { sessions, users, webauthnCredentials } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';
import { wardLetsIn } from '#server/auth/queries.ts';
import type { Db } from '#server/db/connect.ts';

const owner = {
  id: users.id,
  wardId: users.wardId,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
};

export const listCredentials = (db: Db, userId: number) =>
  db
    .select()
    .from(webauthnCredentials)
    .where(eq(webauthnCredentials.userId, userId))
    .orderBy(asc(webauthnCredentials.id));

/** One statement for every name, so that an unknown one costs what one without a passkey costs. */
export const findCredentialsOf = (db: Db, usernameKey: string) =>
  db
    .select({ id: webauthnCredentials.credentialId, transports: webauthnCredentials.transports, owner })
    .from(users)
    .innerJoin(webauthnCredentials, eq(webauthnCredentials.userId, users.id))
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(and(eq(users.usernameKey, usernameKey), eq(users.isActive, true), wardLetsIn));

/** The credential with its owner, if they may come in. */
export async function findCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({ credential: webauthnCredentials, owner })
    .from(webauthnCredentials)
    .innerJoin(users, eq(users.id, webauthnCredentials.userId))
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(and(eq(webauthnCredentials.credentialId, credentialId), eq(users.isActive, true), wardLetsIn));
  return row ?? null;
}

/** False when this credential is registered already, by whomever. */
export async function addCredential(db: Db, credential: typeof webauthnCredentials.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(webauthnCredentials)
    .values(credential)
    .onConflictDoNothing()
    .returning({ id: webauthnCredentials.id });
  return added.length > 0;
}

/** The counter must rise, or stay 0 for ever. False when another sign-in has used this count in the meantime. */
export async function countUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const rises = counter === 0 ? eq(webauthnCredentials.counter, 0) : lt(webauthnCredentials.counter, counter);
  const used = await db
    .update(webauthnCredentials)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(webauthnCredentials.id, id), rises))
    .returning({ id: webauthnCredentials.id });
  return used.length > 0;
}

/** The name of the credential that is gone now, or null when this user has no such one. */
export async function removeCredential(db: Db, userId: number, id: number) {
  const [gone] = await db
    .delete(webauthnCredentials)
    .where(and(eq(webauthnCredentials.id, id), eq(webauthnCredentials.userId, userId)))
    .returning({ name: webauthnCredentials.name });
  return gone ?? null;
}

/** Whether there were any. */
export async function removeCredentialsOf(tx: Db, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(webauthnCredentials)
    .where(eq(webauthnCredentials.userId, userId))
    .returning({ id: webauthnCredentials.id });
  return gone.length > 0;
}

/** Takes a ceremony out of the table: of two tries at once, in whatever process, one gets it. Sign-ins have a user. */
export async function takeCeremony(db: Db, sid: string): Promise<unknown> {
  const [taken] = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), isNull(sessions.userId)))
    .returning({ sess: sessions.sess });
  return taken?.sess ?? null;
}
