import { and, asc, count, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Paging } from '#shared/text/paging.ts';
import { CROSS_WARD_ROLES } from '#shared/access/roles.ts';
import { CROSS_WARD_MANAGERS, WARD_ADMIN_ROLES } from '#shared/users/rules.ts';
import { sessions, signInLinks, users } from '#shared/users/table.ts';
import { wards } from '#shared/wards/table.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { folded, searchPattern } from '#server/db/folded.ts';
import { removeFeed } from '#server/feeds/queries.ts';

export type StoredUser = typeof users.$inferSelect & { hasPasskeys: boolean };
export type UserFields = Partial<Omit<typeof users.$inferInsert, 'id' | 'version'>>;

/** That there are passkeys, for those who look after the account; which ones is told to their owner alone. */
const columns = {
  ...getTableColumns(users),
  hasPasskeys: sql<boolean>`exists (select 1 from webauthn_credentials c where c.user_id = ${sql.raw('"users"."id"')})`,
};

const byName = [sql`${users.lastName} collate "und-x-icu"`, sql`${users.firstName} collate "und-x-icu"`, asc(users.id)];

export const listUsers = (db: Db, wardId: WardId) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.wardId, wardId))
    .orderBy(sql`${users.isActive} desc`, ...byName);

/** A user of the ward, or of any ward where the scope is null. */
export async function findUser(db: Db, scope: WardId | null, id: number): Promise<StoredUser | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), scope === null ? undefined : eq(users.wardId, scope)));
  return row ?? null;
}

/**
 * Locks the actor, the target, and everyone whose number matters (the active administrators of the target's ward) until
 * the transaction ends. Always in the same order, so that two of these wait for each other instead of failing.
 */
export async function lockUsers(tx: Db, ids: readonly number[], wardId: number | null): Promise<StoredUser[]> {
  const admins = and(
    inArray(users.role, WARD_ADMIN_ROLES),
    eq(users.isActive, true),
    wardId === null ? sql`false` : eq(users.wardId, wardId),
  );
  return tx
    .select(columns)
    .from(users)
    .where(or(inArray(users.id, [...ids]), admins))
    .orderBy(asc(users.id))
    .for('no key update');
}

export async function insertUser(tx: Db, user: typeof users.$inferInsert): Promise<StoredUser> {
  const [row] = await tx.insert(users).values(user).returning(columns);
  if (!row) throw new Error('The database returned no user');
  return row;
}

export async function updateUser(tx: Db, id: number, fields: UserFields): Promise<StoredUser> {
  const [row] = await tx
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning(columns);
  if (!row) throw new Error('The database returned no user');
  return row;
}

/** Sessions, passkeys, and links go with the user, also links that the user made for others. */
export async function deleteUser(tx: Db, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/**
 * Ends every way in that is already open: sessions but `keep`, unused sign-in links, and the calendar link. Links that the
 * person made for others end as well: anyone who could sign in as the person may have kept one.
 */
export async function endSignIns(tx: Db, userId: number, keep = ''): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, keep)));
  await tx.delete(signInLinks).where(or(eq(signInLinks.userId, userId), eq(signInLinks.madeBy, userId)));
  await removeFeed(tx, userId);
}

export async function endSignInsOfWard(tx: Db, wardId: number): Promise<void> {
  // Whoever is signing in at this moment is waited for, or sees what was done.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.wardId, wardId))
    .orderBy(asc(users.id))
    .for('no key update');
  const people = tx.select({ id: users.id }).from(users).where(eq(users.wardId, wardId));
  await tx.delete(sessions).where(inArray(sessions.userId, people));
  await tx.delete(signInLinks).where(inArray(signInLinks.userId, people));
}

/** A new link replaces an earlier one. */
export async function putSignInLink(tx: Db, link: typeof signInLinks.$inferInsert): Promise<void> {
  await tx.delete(signInLinks).where(eq(signInLinks.userId, link.userId));
  await tx.insert(signInLinks).values(link);
}

const LISTED_ACROSS = [...new Set([...CROSS_WARD_MANAGERS, ...CROSS_WARD_ROLES])];
const ADMINS = [...CROSS_WARD_MANAGERS, ...WARD_ADMIN_ROLES];
export type AcrossQuery = Paging & { who?: 'admins' | 'all' };

function acrossFilter({ search, who = 'all' }: AcrossQuery) {
  const wanted = searchPattern(search);
  const named = folded(sql`${users.firstName} || ' ' || ${users.lastName}`);
  return and(
    eq(users.isActive, true),
    inArray(users.role, who === 'admins' ? ADMINS : LISTED_ACROSS),
    wanted === null
      ? undefined
      : sql`(${named} like ${wanted} or ${users.usernameKey} like ${wanted} or ${folded(wards.name)} like ${wanted})`,
  );
}

const acrossColumns = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  email: users.email,
  lastSignInAt: users.lastSignInAt,
  mustChangePassword: users.mustChangePassword,
  wardId: users.wardId,
  wardName: wards.name,
};

export const listCrossWard = (db: Db, query: AcrossQuery) => {
  const rows = db
    .select(acrossColumns)
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(acrossFilter(query))
    .orderBy(...byName)
    .$dynamic();
  return query.pageSize === undefined
    ? rows
    : rows.limit(query.pageSize).offset(((query.page ?? 1) - 1) * query.pageSize);
};

export async function countCrossWard(db: Db, query: AcrossQuery): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(acrossFilter(query));
  return row?.total ?? 0;
}

export async function findAcross(db: Db, id: number) {
  const [row] = await db
    .select(acrossColumns)
    .from(users)
    .leftJoin(wards, eq(wards.id, users.wardId))
    .where(eq(users.id, id));
  return row ?? null;
}
