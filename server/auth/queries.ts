import { and, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { CROSS_WARD_MANAGERS } from '#shared/users/rules.ts';
import { rateLimits, sessions, signInLinks, users } from '#shared/users/table.ts';
import { wardRevisions, wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';
import { gathered } from '#server/db/gathered.ts';
import { statement } from '#server/db/statement.ts';

/** No one gets in through a deactivated ward, except those who manage all wards. */
export const wardLetsIn = or(isNull(users.wardId), eq(wards.isActive, true), inArray(users.role, CROSS_WARD_MANAGERS));

export const findActiveUsers = (db: Db, usernameKeys: readonly string[]) =>
  db
    .select({
      id: users.id,
      wardId: users.wardId,
      usernameKey: users.usernameKey,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
    })
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(and(inArray(users.usernameKey, [...usernameKeys]), eq(users.isActive, true), wardLetsIn));

export async function findActiveUser(db: Db, usernameKey: string) {
  const [row] = await findActiveUsers(db, [usernameKey]);
  return row ?? null;
}

/**
 * The password that is good now, held until the transaction ends; null for a person who may not sign in. A session is
 * made under this lock alone: a reset or deactivation waits for it and then ends it, or is seen by it.
 */
export async function holdForSignIn(tx: Db, userId: number) {
  const held = tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // Read by the next statement, which sees whether the ward was deactivated while this one waited.
  const found = tx
    .select({ passwordHash: users.passwordHash, role: users.role, wardId: users.wardId })
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(and(eq(users.id, userId), eq(users.isActive, true), wardLetsIn));
  const [, [row]] = await Promise.all([held, found]);
  return row ?? null;
}

/** The same password at the cost of today. */
export async function renewHash(tx: Db, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function readUser(db: Db, userId: number) {
  const [row] = await db
    .select({ user: users, ward: { id: wards.id, name: wards.name, stake: wards.stake } })
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(eq(users.id, userId));
  return row ? { ...row.user, ward: row.ward } : null;
}

/** What a session came from, where it was no password. */
export type OpenedBy = { byLink?: { fromWard: number | null }; byDemo?: boolean; passkeyId?: number };

export async function addSession(
  db: Db,
  session: { sid: string; userId: number; expire: Date; startedAt: Date } & OpenedBy,
) {
  const { sid, userId, expire, startedAt, byLink, byDemo, passkeyId } = session;
  const at = startedAt.toISOString();
  // A link proves nothing, since the person who created it has it too; nor does the address that lets anyone try the sample.
  const opened = byDemo
    ? {}
    : byLink
      ? { byLink: true, fromLink: true, linkFromWard: byLink.fromWard }
      : { provenAt: at, ...(passkeyId === undefined ? {} : { passkeyId }) };
  await Promise.all([
    db.insert(sessions).values({ sid, userId, expire, sess: { startedAt: at, ...opened } }),
    db.update(users).set({ lastSignInAt: startedAt }).where(eq(users.id, userId)),
  ]);
}

const { passwordHash: _secret, ...account } = getTableColumns(users);

const sessionsOf = statement((db) =>
  db
    .select({
      sid: sessions.sid,
      expire: sessions.expire,
      sess: sessions.sess,
      account,
      ward: { id: wards.id, name: wards.name, stake: wards.stake },
      revised: wardRevisions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(wards, eq(wards.id, users.wardId))
    .leftJoin(
      wardRevisions,
      eq(wardRevisions.wardId, sql`coalesce(${sql.placeholder('askedWard')}::int, ${users.wardId})`),
    )
    .where(
      and(
        sql`${sessions.sid} = any(${sql.placeholder('sids')}::text[])`,
        gt(sessions.expire, sql.placeholder('now')),
        eq(users.isActive, true),
        wardLetsIn,
      ),
    ),
);

type AskedSession = { sid: string; now: Date; askedWard: number | null };

const findSessions = gathered(async (db, asked: readonly AskedSession[]) => {
  const now = asked.reduce((latest, one) => (one.now > latest ? one.now : latest), new Date(0)).toISOString();
  const ofWard = async (askedWard: number | null) => {
    const sids = new Set(asked.filter((one) => one.askedWard === askedWard).map(({ sid }) => sid));
    const rows = await sessionsOf(db, { sids: [...sids], now, askedWard });
    return [askedWard, new Map(rows.map((row) => [row.sid, row]))] as const;
  };
  const found = new Map(await Promise.all([...new Set(asked.map(({ askedWard }) => askedWard))].map(ofWard)));
  return asked.map(({ sid, askedWard }) => found.get(askedWard)?.get(sid) ?? null);
});

/**
 * The session of a token with its account, if both are still good at `now`, and the revision of the ward that is asked
 * for, or else of their own.
 */
export const findSession = (db: Db, sid: string, now: Date, askedWard: number | null) =>
  findSessions(db, { sid, now, askedWard });

/** Whether a session that a request came with has not been ended since. Held users are asked in a second statement. */
export async function isSessionOpen(tx: Db, sid: string): Promise<boolean> {
  const [row] = await tx.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.sid, sid));
  return row !== undefined;
}

export async function extendSession(db: Db, sid: string, expire: Date) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function endSession(db: Db, sid: string) {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** The user of a link that is good, which is used up by this; null otherwise, also for all but the first of two at once. */
export async function useLink(tx: Db, hash: string, now: Date) {
  const isGood = and(eq(signInLinks.hash, hash), isNull(signInLinks.usedAt), gt(signInLinks.expires, now));
  const [found] = await tx.select({ userId: signInLinks.userId }).from(signInLinks).where(isGood);
  // The account first and its link after, in the order of a reset, so that the two wait for each other.
  if (!found || !(await holdForSignIn(tx, found.userId))) return null;
  const used = await tx
    .update(signInLinks)
    .set({ usedAt: now })
    .where(isGood)
    .returning({ fromWard: signInLinks.fromWard });
  const [link] = used;
  if (!link) return null;
  const [user] = await tx
    .update(users)
    .set({ mustChangePassword: true, version: sql`${users.version} + 1` })
    .where(eq(users.id, found.userId))
    .returning({ id: users.id, wardId: users.wardId, firstName: users.firstName, lastName: users.lastName });
  return user ? { ...user, ...link } : null;
}

/** The owner has just shown that it is they; from now on this session is one like any other. False when it is over. */
export async function markProven(db: Db, sid: string, now: Date): Promise<boolean> {
  const proven = JSON.stringify({ provenAt: now.toISOString() });
  const marked = await db
    .update(sessions)
    .set({ sess: sql`((${sessions.sess}::jsonb - 'byLink') || ${proven}::jsonb)::json` })
    .where(eq(sessions.sid, sid))
    .returning({ sid: sessions.sid });
  return marked.length > 0;
}

/** Ends what one passkey has opened, but for `keep`. */
export async function endSessionsOfPasskey(tx: Db, userId: number, passkeyId: number, keep: string) {
  const isOpenedByIt = sql`${sessions.sess}::jsonb ->> 'passkeyId' = ${String(passkeyId)}`;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOpenedByIt, ne(sessions.sid, keep)));
}

/** Whether a token's session has merely run out; one that was ended, by whatever, has no row any more. */
export async function hasLapsed(db: Db, sid: string): Promise<boolean> {
  const [row] = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(and(eq(sessions.sid, sid), eq(users.isActive, true), wardLetsIn));
  return row !== undefined;
}

/** Sessions that have lapsed before `before`. */
export async function sweepSessions(db: Db, before: Date) {
  await db.delete(sessions).where(lt(sessions.expire, before));
}

/** Expired rows are no longer valid, only in the way. */
export async function sweepRateLimits(db: Db, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ one: sql<number>`1` })
    .from(users)
    .limit(1);
  return row !== undefined;
}

export async function storeUser(db: Db, user: typeof users.$inferInsert) {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  return row?.id;
}
