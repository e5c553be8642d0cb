import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '#server/auth/password-hash.ts';
import { MIGRATIONS } from '#server/boot.ts';
import { connect } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { fillWards } from '../fill/fill-wards.ts';

/** The database of this many wards on a Postgres; made and filled where it is not there yet. */
export async function openFilled(server: string, wards: number): Promise<{ client: pg.Client; url: string }> {
  const name = `wards_${wards}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${name}`);
  await admin.end();
  const database = await connect({ databaseUrl: url.href, dataDir: null });
  await migrateDatabase(database, MIGRATIONS).finally(() => database.close());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  if (!rowCount) {
    console.log(`Filling ${wards} wards …`);
    await fillWards(client, { wards, passwordHash: await hashPassword(randomBytes(12).toString('hex')) });
    await client.query('vacuum analyze');
  }
  return { client, url: url.href };
}

/** A new sign-in of someone in this ward who may plan, as the headers of their requests. */
export async function signInOf(client: pg.Client, ward: number): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (sid, sess, expire, user_id) select $1, json_build_object('startedAt', now()), now() + interval '1 day', min(id)
      from users where ward_id = $2`,
    [createHash('sha256').update(token).digest('hex'), ward],
  );
  return { Authorization: `Bearer ${token}` };
}
