import { and, asc, count, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Paging } from '#shared/text/paging.ts';
import { WARD_ADMIN_ROLES } from '#shared/users/rules.ts';
import type { WardCustomization } from '#shared/wards/schema.ts';
import { wards } from '#shared/wards/table.ts';
import type { Db } from '#server/db/connect.ts';
import { folded, searchPattern } from '#server/db/folded.ts';
import { statement } from '#server/db/statement.ts';

export type StoredWard = typeof wards.$inferSelect;
export type WardColumns = Partial<Omit<typeof wards.$inferInsert, 'id' | 'version'>>;

const oneWard = statement((db) =>
  db
    .select()
    .from(wards)
    .where(eq(wards.id, sql.placeholder('wardId'))),
);

export async function findWard(db: Db, wardId: number) {
  const [row] = await oneWard(db, { wardId });
  return row ?? null;
}

export const listActiveWards = (db: Db) =>
  db
    .select({ id: wards.id, name: wards.name })
    .from(wards)
    .where(eq(wards.isActive, true))
    .orderBy(asc(wards.name), asc(wards.id));

/** The next active wards after the one with this id, so that no one holds thousands of them at once. */
export const activeWardsAfter = (db: Db, id: number) =>
  db
    .select()
    .from(wards)
    .where(and(eq(wards.isActive, true), gt(wards.id, id)))
    .orderBy(asc(wards.id))
    .limit(200);

/** Counted for the rows that are shown alone, so that a page costs the same among ten wards and among 30,000. */
const peopleOf = (only: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from users u where u.ward_id = ${sql.raw('"wards"."id"')} and u.is_active and ${only})`;
const columns = {
  ...getTableColumns(wards),
  userCount: peopleOf(sql`true`),
  adminCount: peopleOf(
    sql`u.role in (${sql.join(
      WARD_ADMIN_ROLES.map((role) => sql`${role}`),
      sql`, `,
    )})`,
  ),
};

function matching({ search }: Paging) {
  const wanted = searchPattern(search);
  return wanted === null
    ? undefined
    : sql`(${folded(wards.name)} like ${wanted} or ${folded(wards.stake)} like ${wanted})`;
}

export const listWards = (db: Db, query: Paging) => {
  const rows = db
    .select(columns)
    .from(wards)
    .where(matching(query))
    .orderBy(sql`${wards.isActive} desc`, sql`${wards.name} collate "und-x-icu"`, asc(wards.id))
    .$dynamic();
  return query.pageSize === undefined
    ? rows
    : rows.limit(query.pageSize).offset(((query.page ?? 1) - 1) * query.pageSize);
};

export async function countWards(db: Db, query: Paging): Promise<number> {
  const [row] = await db.select({ total: count() }).from(wards).where(matching(query));
  return row?.total ?? 0;
}

export async function findWardRow(db: Db, wardId: number) {
  const [row] = await db.select(columns).from(wards).where(eq(wards.id, wardId));
  return row ?? null;
}

export async function insertWard(tx: Db, ward: typeof wards.$inferInsert): Promise<StoredWard> {
  const [row] = await tx.insert(wards).values(ward).returning();
  if (!row) throw new Error('The database returned no ward');
  return row;
}

/** Held until the end of the transaction, so that two who change it are one after the other. */
export async function lockWard(tx: Db, wardId: number): Promise<StoredWard | null> {
  const [row] = await tx.select().from(wards).where(eq(wards.id, wardId)).for('no key update');
  return row ?? null;
}

/** Settings that are not named stay, also when two people save different ones at once. */
export async function updateWard(
  tx: Db,
  wardId: number,
  fields: WardColumns,
  settings: WardCustomization,
  now: Date,
): Promise<StoredWard | null> {
  const customization = sql`${wards.customization} || ${JSON.stringify(settings)}::jsonb`;
  const [row] = await tx
    .update(wards)
    .set({ ...fields, customization, version: sql`${wards.version} + 1`, updatedAt: now })
    .where(eq(wards.id, wardId))
    .returning();
  return row ?? null;
}
