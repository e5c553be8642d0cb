import { and, gt, inArray, sql } from 'drizzle-orm';
import { rateLimits } from '#shared/users/table.ts';
import type { Db } from '#server/db/connect.ts';
import { gathered } from '#server/db/gathered.ts';
import { statement } from '#server/db/statement.ts';

/** What a limit has counted, and until when it counts. */
export type Counted = { points: number; expire: number };
type Asked = { key: string; now: number };

const countedLimits = statement((db) =>
  db
    .select()
    .from(rateLimits)
    .where(
      and(
        sql`${rateLimits.key} = any(${sql.placeholder('keys')}::text[])`,
        gt(rateLimits.expire, sql.placeholder('now')),
      ),
    ),
);

/** The limits of a request are read as one. */
export const readLimit = gathered(async (db, asked: readonly Asked[]): Promise<(Counted | null)[]> => {
  const now = Math.max(...asked.map((one) => one.now));
  const rows = await countedLimits(db, { keys: asked.map(({ key }) => key), now });
  const counted = new Map(rows.map(({ key, points, expire }) => [key, { points, expire: expire ?? now }]));
  return asked.map(({ key }) => counted.get(key) ?? null);
});

/** Counts one for everyone who asks, and tells them which one was theirs. What has lapsed starts over. */
export const raiseLimit = gathered(async (db, asked: readonly (Asked & { expire: number })[]): Promise<Counted[]> => {
  const times = new Map<string, number>();
  const turns = asked.map(({ key }) => times.set(key, (times.get(key) ?? 0) + 1).get(key) ?? 0);
  const now = Math.max(...asked.map((one) => one.now));
  const lapses = new Map(asked.map(({ key, expire }) => [key, expire]));
  // Always in the same order, so that two who count the same limits never wait for each other.
  const rows = [...times]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, points]) => ({ key, points, expire: lapses.get(key) ?? now }));
  const isOver = sql`${rateLimits.expire} <= ${now}`;
  const raised = await db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning();
  const counted = new Map(raised.map((row) => [row.key, row]));
  return asked.map(({ key }, i) => {
    const { points = 0, expire = null } = counted.get(key) ?? {};
    return { points: points - (times.get(key) ?? 0) + (turns[i] ?? 0), expire: expire ?? now };
  });
});

export async function setLimit(db: Db, key: string, { points, expire }: Counted): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ key, points, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points, expire } });
}

export const dropLimit = gathered(async (db, keys: readonly string[]): Promise<null[]> => {
  // Taken in the order in which they are raised, for the same reason.
  const held = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]))
    .orderBy(sql`${rateLimits.key} collate "C"`)
    .for('update');
  await db.delete(rateLimits).where(inArray(rateLimits.key, held));
  return keys.map(() => null);
});

/** Drops a limit, and those of its name from every address. */
export async function dropLimitsOfName(db: Db, key: string, startOfPair: string): Promise<void> {
  const address = sql`substr(${rateLimits.key}, ${startOfPair.length + 1})`;
  const isPair = sql`starts_with(${rateLimits.key}, ${startOfPair}) and position('@' in ${address}) = 0`;
  const held = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${key} or (${isPair})`)
    .orderBy(sql`${rateLimits.key} collate "C"`)
    .for('update');
  await db.delete(rateLimits).where(inArray(rateLimits.key, held));
}
