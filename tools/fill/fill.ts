import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hashPassword } from '#server/auth/password-hash.ts';
import { MIGRATIONS } from '#server/boot.ts';
import { connect } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startPostgres } from '../throwaway-postgres.ts';
import { fillWards } from './fill-wards.ts';

/**
 * Thousands of wards to try the planner with: `npm run fill -- --wards 3000` in a Postgres of its own, which lasts until
 * Ctrl+C, or in the empty database that DATABASE_URL names.
 */
const { values } = parseArgs({ options: { wards: { type: 'string', default: '100' } } });
const wards = Number(values.wards);
if (!Number.isInteger(wards) || wards < 1 || wards > 100_000) {
  console.error('Say how many wards, from 1 to 100,000: npm run fill -- --wards 3000');
  process.exit(2);
}

const named = process.env['DATABASE_URL'];
const own = named ? null : await startPostgres();
if (own && 'unavailable' in own) throw new Error(own.unavailable);
const url = named ?? own?.url ?? '';

const begun = performance.now();
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);
const database = await connect({ databaseUrl: url, dataDir: null });
const client = new pg.Client({ connectionString: url });
try {
  await migrateDatabase(database, MIGRATIONS);
  await client.connect();
  const password = `Fill-${randomBytes(9).toString('base64url')}-1`;
  const onProgress = (done: number) => console.log(`${done} wards after ${seconds()} s`);
  await fillWards(client, { wards, passwordHash: await hashPassword(password), onProgress });
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`${wards} wards, ${rows[0]?.size}, after ${seconds()} s.`);
  console.log(`Sign in as ward1-user1 to ward${wards}-user4, password ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await client.end();
  await database.close();
}

if (own && process.exitCode === undefined) {
  console.log(`DATABASE_URL=${url} npm start\nCtrl+C ends this Postgres and removes its data.`);
  const stay = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(stay);
      void own.stop().then(() => process.exit(0));
    });
  }
} else await own?.stop();
