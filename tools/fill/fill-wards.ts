import type pg from 'pg';
import { ROLES } from '#shared/access/roles.ts';
import { ACCOUNT_ROWS, WARD_ROWS } from './ward-rows.ts';

/** As many at once as the database writes in some seconds. */
const AT_ONCE = 500;
/** Everyone but the first role, which belongs to no ward. */
const WARD_ROLES = ROLES.slice(1);

export type Filling = { wards: number; passwordHash: string; onProgress?: (wards: number) => void };

/** Tables that have something in them, other than the record of migrations. */
async function filledTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/** New rows get ids above those that were given. */
const RAISE_COUNTERS = `
  do $$ declare one record; begin
    for one in select c.oid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'id' and a.attidentity <> ''
    loop execute format('select setval(pg_get_serial_sequence(%L, ''id''), greatest(1, (select max(id) from %s)))', one.name, one.name); end loop;
  end $$`;

/**
 * Fills a migrated database that holds nothing. The first ward is written with every constraint and trigger; the others,
 * whose rows are built alike, without them where the user may do that.
 */
export async function fillWards(client: pg.ClientBase, { wards, passwordHash, onProgress }: Filling): Promise<void> {
  const filled = await filledTables(client);
  if (filled.length > 0) throw new Error(`The database already holds something, in: ${filled.join(', ')}.`);
  const mayRush = await client.query(`select 1 from pg_roles where rolname = current_user and rolsuper`);
  for (let from = 1, to = 1; from <= wards; from = to + 1, to = Math.min(wards, to + AT_ONCE)) {
    await client.query('begin');
    if (mayRush.rowCount && from > 1) await client.query(`set local session_replication_role = replica`);
    await client.query(`set local synchronous_commit = off`);
    for (const text of WARD_ROWS) await client.query(text, [from, to]);
    const [users = '', ...others] = ACCOUNT_ROWS;
    await client.query(users, [from, to, WARD_ROLES, passwordHash]);
    for (const text of others) await client.query(text, [from, to]);
    await client.query(
      `insert into ward_revisions select w, 1, 1 from generate_series($1::int, $2::int) w on conflict do nothing`,
      [from, to],
    );
    await client.query('commit');
    onProgress?.(to);
  }
  await client.query(RAISE_COUNTERS);
}
