import { sql } from 'drizzle-orm';
import { transaction, type Db } from '#server/db/connect.ts';
import type { CopyRow } from './copy-file.ts';
import { lockTables, presentTables } from './lock-queries.ts';

/**
 * What ends by itself within days and must not come back to life: sign-ins, links, limits, unsaved previews. Revisions
 * are raised by putting the rows back.
 */
export const PASSING = [
  'sessions',
  'sign_in_links',
  'invitation_links',
  'calendar_feeds',
  'mail_plans',
  'rate_limits',
  'idempotency_keys',
  'ward_revisions',
];

const BATCH = 2000;

type Named = { name: string };
export type CopiedTable = { name: string; key: string[]; hasWard: boolean; needs: string[]; columns: string[] };

/** Which of the planner's `own` tables a copy contains, each after those that its rows point to. */
export async function copiedTables(db: Db, own: readonly string[]): Promise<CopiedTable[]> {
  const { rows } = await db.execute<CopiedTable>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)) as key,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'ward_id' and not a.attisdropped) as "hasWard",
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname = any(${sql.param(own)}::text[])
      and not (c.relname = any(${sql.param(PASSING)}::text[]))
    order by c.relname`);
  const sorted: CopiedTable[] = [];
  const place = (table: CopiedTable): void => {
    if (sorted.includes(table)) return;
    for (const name of table.needs) {
      const needed = rows.find((row) => row.name === name);
      if (needed) place(needed);
    }
    sorted.push(table);
  };
  for (const row of rows) place(row);
  return sorted;
}

/** Whose rows a copy of one ward takes from a table; null where it takes none. A cursor knows no parameters. */
function ofWard(table: CopiedTable, wardId: number) {
  const id = sql.raw(String(Math.trunc(wardId)));
  if (table.name === 'wards') return sql`where id = ${id}`;
  if (table.hasWard) return sql`where ward_id = ${id}`;
  return table.needs.includes('users') ? sql`where user_id in (select id from users where ward_id = ${id})` : null;
}

function jsonOf(table: CopiedTable, wardId: number | null) {
  const where = wardId === null ? sql`` : ofWard(table, wardId);
  if (where === null) return [];
  // Named one by one, a copy cannot have another column than those that `copiedTables` has found.
  const [columns, order] = [table.columns, table.key].map((names) =>
    sql.join(
      names.map((column) => sql.identifier(column)),
      sql`, `,
    ),
  );
  return sql`select ${sql.raw(`'${table.name}'`)} as table, row_to_json(t)::text as row
    from (select ${columns} from ${sql.identifier(table.name)} ${where} order by ${order}) t`;
}

/**
 * Every row of the tables as JSON that Postgres writes and reads itself, many at a time. As one query they are
 * from one moment in any transaction. The tables must be locked, or their columns could be others by then.
 */
export async function* copiedRows(
  tx: Db,
  tables: readonly CopiedTable[],
  wardId: number | null,
): AsyncGenerator<CopyRow> {
  const queries = tables.flatMap((table) => jsonOf(table, wardId));
  if (queries.length === 0) return;
  await tx.execute(sql`declare copied no scroll cursor for ${sql.join(queries, sql` union all `)}`);
  for (;;) {
    const { rows } = await tx.execute<CopyRow>(sql.raw(`fetch ${BATCH} from copied`));
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close copied`);
}

/** The newest migration of this database, as a copy names it. */
export async function schemaOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** Any number does; the second one of the lock is the ward. */
const COPY_LOCK = 1_202_611;

/** False while another process makes the daily copy of this ward, and once it is gone. Held until the transaction ends. */
export async function mayCopyWard(tx: Db, wardId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${COPY_LOCK}::int, id) as free from wards where id = ${wardId}`,
  );
  return rows[0]?.free === true;
}

/**
 * Runs `fn` in a transaction that sees the database as it is at this moment, and changes nothing. The moment comes with
 * the first query: were it before the locks, a restore or a migration could end between the two, and the rows of its
 * new tables would not be seen.
 */
export async function atOneMoment<T>(db: Db, own: readonly string[], fn: (tx: Db) => Promise<T>): Promise<T> {
  const present = await presentTables(db, own);
  return transaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await lockTables(tx, present, 'access share');
    return fn(tx);
  });
}

/** Writes rows of one table as a copy has them; every column as it was, ids too. */
export const insertRows = (tx: Db, table: string, rows: readonly string[]) =>
  tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
    select * from json_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(',')}]`}::json)`);

/** New rows get ids above all that are there. */
export async function raiseSequences(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ name: string; column: string }>(sql`
    select c.relname as name, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> ''`);
  for (const { name, column } of rows) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`public.${name}`}, ${column}), greatest(1,
      (select max(${sql.identifier(column)}) from ${sql.identifier(name)}),
      (select last_value from pg_sequences where schemaname || '.' || sequencename = pg_get_serial_sequence(${`public.${name}`}, ${column}))))`);
  }
}

export async function isFilled(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('public.wards') is not null as there`);
  if (rows[0]?.there !== true) return false;
  const found = await db.execute(sql`select 1 from users union all select 1 from wards limit 1`);
  return found.rows.length > 0;
}

/** Takes all tables of the planner out of the database, and its record of migrations; other tables stay. */
export async function dropTables(tx: Db, names: readonly string[]): Promise<void> {
  const all = sql.join(
    names.map((name) => sql`public.${sql.identifier(name)}`),
    sql`, `,
  );
  await lockTables(tx, await presentTables(tx, names), 'access exclusive');
  await tx.execute(sql`drop table if exists ${all} cascade`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

/** The ward's own rows of planning go; its accounts and its record of activity stay. */
export async function clearWard(tx: Db, tables: readonly CopiedTable[], wardId: number): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await tx.execute(sql`delete from ${sql.identifier(name)} where ward_id = ${wardId}`);
  }
}

/** Settings, name and contacts of the ward as the copy has them; a ward that is gone comes back. */
export async function putBackWard(tx: Db, row: string): Promise<void> {
  const { rows } = await tx.execute<Named>(sql`
    select attname as name from pg_attribute
    where attrelid = 'public.wards'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`);
  const columns = sql.join(
    rows.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`insert into wards overriding system value
    select * from json_populate_recordset(null::wards, ${`[${row}]`}::json)
    on conflict (id) do update set ${columns}`);
}

export async function hasAccounts(tx: Db, wardId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where ward_id = ${wardId} limit 1`);
  return rows.length > 0;
}
