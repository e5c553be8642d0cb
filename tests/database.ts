import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

async function copyOf(adminUrl: string, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await connect({ databaseUrl: url.href, dataDir: null });
  const close = async (): Promise<void> => {
    await database.close();
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

type Engine = { database: Database; layout: string };

/** Idle embedded databases of this process. Creating one takes seconds, and it is slow until it is warm. */
const idle: Engine[] = [];
// So Vitest ends its workers; what they have in the temporary folder is removed when they leave in order.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit());

/** Everything that a test could leave behind besides rows: tables, columns, constraints, indexes, triggers, functions. */
const LAYOUT = `
  select md5(string_agg(line, E'\\n' order by line)) as layout from (
    select 'relation ' || oid::regclass::text || ' ' || relkind::text as line from pg_class where relnamespace in (select * from ours)
    union all select 'column ' || attrelid::regclass::text || ' ' || attname || ' ' || atttypid::text || ' ' || attnotnull::text || ' ' || attisdropped::text
      from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace in (select * from ours)
    union all select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace in (select * from ours)
    union all select 'trigger ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'function ' || oid::regprocedure::text from pg_proc where pronamespace in (select * from ours)
  ) as everything`;
const OURS =
  "with ours as (select oid from pg_namespace where nspname <> 'information_schema' and nspname not like 'pg\\_%')";
const TABLES = `select string_agg(oid::regclass::text, ', ') as tables from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const layoutOf = async ({ pool }: Database): Promise<string> =>
  (await pool.query<{ layout: string }>(`${OURS} ${LAYOUT}`)).rows[0]?.layout ?? '';

/** Deletes all rows and restarts the ids; one whose layout a test has changed, or that is still in use, is given up. */
async function giveBack({ database, layout }: Engine): Promise<void> {
  const { pool } = database;
  const isFree = pool.totalCount === pool.idleCount;
  if (!isFree || (await layoutOf(database).catch(() => '')) !== layout) return database.close();
  const { rows } = await pool.query<{ tables: string }>(TABLES);
  await pool.query(`truncate ${rows[0]?.tables} restart identity cascade`);
  // All of "discard all" but the prepared statements, which the connections go on using.
  await pool.query('reset all; discard temp; discard sequences; select pg_advisory_unlock_all()');
  idle.push({ database, layout });
  return undefined;
}

async function embedded(snapshot: string): Promise<Database> {
  const make = async (): Promise<Engine> => {
    const database = await connect({ dataDir: null, durable: false, snapshot: readFileSync(snapshot) });
    return { database, layout: await layoutOf(database) };
  };
  const engine = idle.pop() ?? (await make());
  let closing: Promise<void> | null = null;
  return { ...engine.database, close: () => (closing ??= giveBack(engine)) };
}

/** A dump of an empty, migrated embedded database; null where the tests run on a real Postgres. */
export function snapshotFile(): string | null {
  const origin = inject('origin');
  return 'snapshot' in origin ? origin.snapshot : null;
}

/** An empty, migrated database: embedded, or on the Postgres that TEST_DATABASE_URL names. */
export function newDatabase(): Promise<Database> {
  const origin = inject('origin');
  return 'snapshot' in origin ? embedded(origin.snapshot) : copyOf(origin.adminUrl, origin.template);
}

let shared: Promise<Database> | null = null;

/** The database of this test file: made at the first call, closed when the file is done. */
export const testDatabase = (): Promise<Database> => (shared ??= newDatabase());

export async function closeTestDatabase(): Promise<void> {
  const open = await shared?.catch(() => null);
  shared = null;
  await open?.close();
}

/** Until someone in this Postgres database waits for a lock, or one of the others is done. Embedded, all wait in line. */
export async function untilOneWaits({ embedded, pool }: Database, ...others: Promise<unknown>[]): Promise<void> {
  let isDone = embedded;
  const done = () => {
    isDone = true;
  };
  for (const other of others) void other.then(done, done);
  while (!isDone) {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    isDone ||= rows.length > 0;
  }
}
