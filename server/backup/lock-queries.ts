import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

type Named = { name: string };

/** Which of the planner's `own` tables are there, in the order in which everyone who locks several of them does so. */
export async function presentTables(db: Db, own: readonly string[]): Promise<string[]> {
  // The first one is what each save asks for first: who has it waits for no save.
  const { rows } = await db.execute<Named>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname = any(${sql.param(own)}::text[])
    order by c.relname <> 'ward_revisions', c.relname`);
  return rows.map(({ name }) => name);
}

/**
 * `access share` keeps the tables as they are, with all of their columns; `exclusive` also keeps their rows, which can
 * still be read; `access exclusive` leaves them to this transaction alone.
 */
export async function lockTables(
  tx: Db,
  present: readonly string[],
  mode: 'access share' | 'exclusive' | 'access exclusive',
): Promise<void> {
  if (present.length === 0) return;
  const all = sql.join(
    present.map((name) => sql`public.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`lock table ${all} in ${sql.raw(mode)} mode`);
}
