import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { sessions, users } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';

export async function findActiveUser(db: Db, usernameKey: string) {
  const [row] = await db
    .select({ id: users.id, wardId: users.wardId, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), eq(users.isActive, true)));
  return row ?? null;
}

export async function readUser(db: Db, userId: number) {
  const [row] = await db
    .select({ user: users, ward: { id: wards.id, name: wards.name, stake: wards.stake } })
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(eq(users.id, userId));
  return row ? { ...row.user, ward: row.ward } : null;
}

export async function addSession(db: Db, session: { sid: string; userId: number; expire: Date; startedAt: Date }) {
  const { sid, userId, expire, startedAt } = session;
  await db.insert(sessions).values({ sid, userId, expire, sess: { startedAt: startedAt.toISOString() } });
  await db.update(users).set({ lastSignInAt: startedAt }).where(eq(users.id, userId));
}

/** The session of a token with its user, if both are still good at `now`. */
export async function findSession(db: Db, sid: string, now: Date) {
  const [row] = await db
    .select({
      sid: sessions.sid, expire: sessions.expire, sess: sessions.sess,
      userId: users.id, wardId: users.wardId, firstName: users.firstName, lastName: users.lastName, role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), eq(users.isActive, true)));
  return row ?? null;
}

export async function extendSession(db: Db, sid: string, expire: Date) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function endSession(db: Db, sid: string) {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function endOtherSessions(db: Db, userId: number, keep: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keep)));
}

export async function sweepSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db.select({ one: sql<number>`1` }).from(users).limit(1);
  return row !== undefined;
}

export async function addUser(db: Db, user: typeof users.$inferInsert) {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  return row?.id;
}
