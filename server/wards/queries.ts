import { asc, eq } from 'drizzle-orm';
import { wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';

export async function findWard(db: Db, wardId: number) {
  const [row] = await db.select().from(wards).where(eq(wards.id, wardId));
  return row ?? null;
}

export const listActiveWards = (db: Db) =>
  db.select({ id: wards.id, name: wards.name }).from(wards).where(eq(wards.isActive, true)).orderBy(asc(wards.name), asc(wards.id));

export const activeWards = (db: Db) => db.select().from(wards).where(eq(wards.isActive, true));
