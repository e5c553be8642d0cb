import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { RETRIED_STATES } from '#shared/mail/constants.ts';
import { mailStops, outbox } from '#shared/mail/table.ts';
import { members } from '#shared/members/table.ts';
import { users } from '#shared/users/table.ts';
import type { Role } from '#shared/access/roles.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';

export type Mail = typeof outbox.$inferSelect;
export type NewMail = typeof outbox.$inferInsert;
export type Stop = Omit<typeof mailStops.$inferInsert, 'id'>;

/** An occasion that has its email already gets no second one. */
export async function queueMail(tx: Db, mails: readonly NewMail[]): Promise<number> {
  if (mails.length === 0) return 0;
  const queued = await tx
    .insert(outbox)
    .values([...mails])
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return queued.length;
}

export const listMail = (db: Db, wardId: WardId, page: number, pageSize: number) =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.wardId, wardId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export async function countMail(db: Db, wardId: WardId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(outbox).where(eq(outbox.wardId, wardId));
  return row?.total ?? 0;
}

/** How many wait for a person to look at them. */
export async function countOpen(db: Db, wardId: WardId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(outbox)
    .where(and(eq(outbox.wardId, wardId), inArray(outbox.state, [...RETRIED_STATES]), isNull(outbox.sentAt)));
  return row?.total ?? 0;
}

export async function lockMail(tx: Db, wardId: WardId, id: number): Promise<Mail | null> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.wardId, wardId), eq(outbox.id, id)))
    .for('update');
  return row ?? null;
}

export async function changeMail(tx: Db, { wardId, id }: Pick<Mail, 'wardId' | 'id'>, change: Partial<NewMail>) {
  await tx
    .update(outbox)
    .set(change)
    .where(and(eq(outbox.wardId, wardId), eq(outbox.id, id)));
}

/** The invitations to these meetings that were sent before or are to be. */
export const listInvited = (tx: Db, wardId: WardId, meetingIds: readonly number[]) =>
  tx
    .select({ occasion: outbox.occasion, state: outbox.state })
    .from(outbox)
    .where(and(eq(outbox.wardId, wardId), eq(outbox.kind, 'invitation'), inArray(outbox.meetingId, [...meetingIds])));

/** When the last mail but `others` was put in a ward's outbox; null where there are not so many since then. */
export async function queuedBefore(tx: Db, wardId: WardId, since: Date, others: number): Promise<Date | null> {
  const [row] = await tx
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.wardId, wardId), gt(outbox.createdAt, since)))
    .orderBy(desc(outbox.createdAt))
    .offset(others)
    .limit(1);
  return row?.at ?? null;
}

/** The addresses of these members, as far as they are on the member list. */
export const addressesOf = (db: Db, wardId: WardId, ids: readonly number[]) =>
  db
    .select({ id: members.id, email: members.email })
    .from(members)
    .where(
      and(
        eq(members.wardId, wardId),
        inArray(members.id, [...ids]),
        eq(members.isDeleted, false),
        isNotNull(members.email),
      ),
    );

/** The people of a ward who sign in with one of these roles and have an address. */
export const usersToMail = (db: Db, wardId: WardId, roles: readonly Role[]) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
    })
    .from(users)
    .where(
      and(eq(users.wardId, wardId), eq(users.isActive, true), inArray(users.role, [...roles]), isNotNull(users.email)),
    );

export const namesOfUsers = (db: Db, wardId: WardId, ids: readonly number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.wardId, wardId), inArray(users.id, [...ids])));

export const listStops = (db: Db, wardId: WardId) => db.select().from(mailStops).where(eq(mailStops.wardId, wardId));

export async function addStop(tx: Db, stop: Stop): Promise<void> {
  await tx.insert(mailStops).values(stop).onConflictDoNothing();
}

type Whom = { memberId: number | null; userId: number | null; address?: string };

export async function removeStops(tx: Db, wardId: number, { memberId, userId, address }: Whom): Promise<void> {
  const whom = [
    memberId === null ? undefined : eq(mailStops.memberId, memberId),
    userId === null ? undefined : eq(mailStops.userId, userId),
    address === undefined ? undefined : eq(mailStops.address, address.toLowerCase()),
  ].filter((one) => one !== undefined);
  if (whom.length > 0) await tx.delete(mailStops).where(and(eq(mailStops.wardId, wardId), or(...whom)));
}

/** The email whose link to stop further ones this is. */
export async function findByStop(db: Db, hash: string): Promise<Mail | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.stopHash, hash));
  return row ?? null;
}

/** What is kept of mail, and of who wants none, goes with an account. */
export async function removeMailOfUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.userId, userId));
  await tx.delete(mailStops).where(eq(mailStops.userId, userId));
}
