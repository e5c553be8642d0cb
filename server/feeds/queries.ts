import { and, eq } from 'drizzle-orm';
import { calendarFeeds } from '#shared/feeds/table.ts';
import { users } from '#shared/users/table.ts';
import { wardRevisions, wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';

export async function feedOf(db: Db, userId: number) {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

export async function putFeed(db: Db, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  await db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
}

export const removeFeed = (db: Db, userId: number) => db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));

/** Whose feed an address is, as long as its user is active with that role in that ward; null for every other address. */
export async function findFeed(db: Db, hash: string) {
  const [row] = await db
    .select({ ward: wards, role: users.role, revision: wardRevisions.revision })
    .from(calendarFeeds)
    .innerJoin(
      users,
      and(
        eq(users.id, calendarFeeds.userId),
        eq(users.role, calendarFeeds.role),
        eq(users.wardId, calendarFeeds.wardId),
        eq(users.isActive, true),
      ),
    )
    .innerJoin(wards, and(eq(wards.id, calendarFeeds.wardId), eq(wards.isActive, true)))
    .innerJoin(wardRevisions, eq(wardRevisions.wardId, wards.id))
    .where(eq(calendarFeeds.hash, hash));
  return row ?? null;
}
