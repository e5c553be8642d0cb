import { and, eq, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#shared/http/table.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { isForeignKeyViolation } from '#server/db/failures.ts';
import { statement } from '#server/db/statement.ts';

export type Repeatable = { userId: number; key: string; fingerprint: string };

const claimed = statement((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

/** True for the first request with a key. Others with the same key wait here until the first is done. */
export async function claimKey(tx: Db, save: Repeatable, now: Date): Promise<boolean> {
  try {
    return (await claimed(tx, { ...save, now })).length > 0;
  } catch (error) {
    // The account was deleted while the request was under way.
    throw isForeignKeyViolation(error) ? new AppError('unauthorized') : error;
  }
}

const ofSave = and(
  eq(idempotencyKeys.userId, sql.placeholder('userId')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
);
const known = statement((db) => db.select().from(idempotencyKeys).where(ofSave));

export async function readKey(tx: Db, save: Repeatable) {
  const [row] = await known(tx, save);
  return row ?? null;
}

const replied = statement((db) =>
  db
    .update(idempotencyKeys)
    .set({ reply: sql`${sql.placeholder('reply')}` })
    .where(ofSave),
);

export const keepReply = (tx: Db, save: Repeatable, reply: string | null) => replied(tx, { ...save, reply });

export const sweepKeys = (db: Db, before: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
