import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { raiseTraces } from '#server/imports/past-queries.ts';

type Counter = { table: string; column: string };

/** The columns that count the changes of a row, by which a save tells whether someone else was faster. */
async function countersOf(tx: Db, own: readonly string[]): Promise<Counter[]> {
  const { rows } = await tx.execute<Counter>(sql`
    select c.relname as table, a.attname as column from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and c.relname = any(${sql.param(own)}::text[])
      and a.attname in ('version', 'music_version') and not a.attisdropped
    order by 1, 2`);
  return rows;
}

/** The rows of one ward, or all of them. */
function ofWhom(table: string, wardId: number | null) {
  const whose = sql.identifier(table === 'wards' ? 'id' : 'ward_id');
  return wardId === null ? sql`true` : sql`${whose} = ${wardId}`;
}

/**
 * Keeps, until the transaction ends, which version each row has before it is replaced. Answers with a version that no row has
 * had until now, neither one that is there nor one that is gone: seconds since 2026, which outrun whatever is counted by saves
 * and fit in an integer for sixty years.
 */
export async function keepVersions(tx: Db, own: readonly string[], wardId: number | null): Promise<number> {
  await tx.execute(sql`create temp table versions_before
    (of text, counter text, id int, version int, primary key (of, counter, id)) on commit drop`);
  for (const { table, column } of await countersOf(tx, own)) {
    await tx.execute(sql`insert into versions_before
      select ${table}, ${column}, id, ${sql.identifier(column)} from ${sql.identifier(table)}
      where ${ofWhom(table, wardId)}`);
  }
  const clock = sql`floor(extract(epoch from clock_timestamp() - timestamptz '2026-01-01Z'))::int`;
  const { rows } = await tx.execute<{ version: number }>(
    sql`select greatest(${clock}, (select max(version) from versions_before)) as version`,
  );
  return rows[0]?.version ?? 0;
}

/**
 * A screen that was open before the restore must not take a row for the one that it shows, so each that had been saved or
 * deleted since goes on above all. One that is as it was keeps its version, and so does everything in a database that was
 * empty.
 */
export async function raiseVersions(tx: Db, own: readonly string[], wardId: number | null, above: number) {
  const raised = ({ table, column }: Counter) => {
    const [row, version] = [sql.identifier(table), sql.identifier(column)];
    const isAsBefore = sql`exists (select from versions_before as before where before.of = ${table}
      and before.counter = ${column} and before.id = ${row}.id and before.version = ${row}.${version})`;
    return sql`case when ${isAsBefore} or not exists (select from versions_before) then ${row}.${version}
      else greatest(${row}.${version}, ${above}::int) + 1 end`;
  };
  await raiseTraces(tx, wardId, raised({ table: 'members', column: 'version' }));
  for (const counter of await countersOf(tx, own)) {
    const [table, column] = [sql.identifier(counter.table), sql.identifier(counter.column)];
    await tx.execute(sql`update ${table} set ${column} = ${raised(counter)} where ${ofWhom(counter.table, wardId)}`);
  }
}

/** The answer that a save was given is no longer true of a ward that was put back: one that is repeated saves again. */
export const forgetReplies = (tx: Db, wardId: number) =>
  tx.execute(sql`delete from idempotency_keys where user_id in
    (select id from users where ward_id = ${wardId} or ward_id is null)`);
