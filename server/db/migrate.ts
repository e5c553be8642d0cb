import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { CannotStart, CANNOT_START } from '#server/cannot-start.ts';
import type { Database, Db } from './connect.ts';
import { newestMigration } from './migrate-step.ts';

/** Any number does, as long as every version of the app uses the same one. */
const LOCK_KEY = 7_305_201_839;

/** Keeps every start of a server from migrating until the transaction ends. */
export const holdMigrations = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY}::bigint)`);

/** Within one process: clients of the embedded database share a session, where a lock keeps none of them out. */
const underWay = new WeakMap<Database, Promise<void>>();

/** Waiting for another process, or rewriting a large table, may take longer than any request. */
const migrateAlone = (database: Database, folder: string): Promise<void> =>
  database.withoutLimits(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  });

/** Applies what is missing; of any number of processes that start at once, one does it and the others wait. */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  // A start on a database that is up to date, as most are, needs neither lock nor connection of its own.
  if (await isMigrated(database, folder)) return;
  const before = underWay.get(database) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(() => migrateAlone(database, folder));
  underWay.set(database, turn);
  await turn;
}

/** When the newest migration that the database has was made; 0 for an empty one. */
async function newestApplied({ db }: Database): Promise<number> {
  const found = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found.rows[0]?.there !== true) return 0;
  const last = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(last.rows[0]?.last ?? 0);
}

/**
 * Whether the database has everything in the folder. One that a newer version has taken further counts too: while an
 * installation is updated, servers that already run may go on beside it.
 */
export const isMigrated = async (database: Database, folder: string): Promise<boolean> =>
  (await newestApplied(database)) >= newestMigration(folder);

/** An older version that starts on newer tables would drop what it does not know, or fail in the middle of a Sunday. */
export async function refuseNewer(database: Database, folder: string): Promise<void> {
  if ((await newestApplied(database)) <= newestMigration(folder)) return;
  throw new CannotStart(CANNOT_START.newerDatabase);
}
