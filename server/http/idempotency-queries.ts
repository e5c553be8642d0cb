import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '#shared/http/table.ts';
import type { Db } from '#server/db/connect.ts';

export type Repeatable = { userId: number; key: string; fingerprint: string };

/** True for the first request with a key. Others with the same key wait here until the first is done. */
export async function claimKey(tx: Db, save: Repeatable, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ ...save, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

const ofSave = ({ userId, key }: Repeatable) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export async function readKey(tx: Db, save: Repeatable) {
  const [row] = await tx.select().from(idempotencyKeys).where(ofSave(save));
  return row ?? null;
}

export const keepReply = (tx: Db, save: Repeatable, reply: string | null) =>
  tx.update(idempotencyKeys).set({ reply }).where(ofSave(save));

export const sweepKeys = (db: Db, before: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
