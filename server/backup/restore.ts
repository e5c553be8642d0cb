import { CannotStart } from '#server/cannot-start.ts';
import { connect, inTransaction, transaction, type Database, type Db } from '#server/db/connect.ts';
import { migrateStep, newestMigration, tablesOfMigrations } from '#server/db/migrate-step.ts';
import { checkCopy, readCopy, type CopyRow } from './copy-file.ts';
import {
  atOneMoment,
  clearWard,
  copiedRows,
  copiedTables,
  dropTables,
  hasAccounts,
  insertRows,
  putBackWard,
  raiseSequences,
} from './queries.ts';

const BATCH = 200;
/** Stay as they are when one ward is put back: who may sign in, and who did what. */
const NOT_PLANNING = ['users', 'webauthn_credentials', 'audit_events', 'wards'];

async function insertAll(tx: Db, rows: AsyncIterable<CopyRow>): Promise<number> {
  let table = '';
  let waiting: string[] = [];
  let count = 0;
  const write = async () => {
    if (waiting.length > 0) await insertRows(tx, table, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const row of rows) {
    if (row.table !== table || waiting.length === BATCH) await write();
    table = row.table;
    waiting.push(row.row);
  }
  await write();
  return count;
}

/** One transaction on a connection of its own, which no limit of time ends half-way. */
const alone = <T>(database: Database, fn: (tx: Db) => Promise<T>): Promise<T> =>
  database.withoutLimits((client) => inTransaction(client, fn));

/** Reads the copy to its end before anything is touched, and refuses what this version cannot know. */
async function admit(file: string, migrations: string) {
  const { header } = await checkCopy(file);
  if (header.schema > newestMigration(migrations)) {
    throw new CannotStart(`The copy ${file} was made by a newer version of the planner. Nothing was changed.`);
  }
  return header;
}

/**
 * Replaces everything in the database by the copy, in one transaction: tables as they were when it was made, its rows,
 * then the migrations that came since. Everyone has to sign in again. Returns the number of rows.
 */
export async function restoreWhole(database: Database, file: string, migrations: string): Promise<number> {
  const header = await admit(file, migrations);
  if (header.wardId !== null) {
    throw new CannotStart(
      `The copy ${file} contains only one ward. Restore it with --ward ${header.wardId}. Nothing was changed.`,
    );
  }
  return alone(database, async (tx) => {
    await dropTables(tx, [...new Set([...tablesOfMigrations(migrations), ...header.tables])]);
    await migrateStep(tx, migrations, 0, header.schema);
    const count = await insertAll(tx, (await readCopy(file)).rows);
    await raiseSequences(tx);
    await migrateStep(tx, migrations, header.schema, newestMigration(migrations));
    return count;
  });
}

/** The rows of the ward, in the tables of this version. An older copy is upgraded first, in a database in memory. */
async function rowsOfWard(file: string, migrations: string, schema: number, wardId: number) {
  const beside = await connect({ dataDir: null, durable: false });
  try {
    await transaction(beside.db, async (tx) => {
      await migrateStep(tx, migrations, 0, schema);
      // Of the other wards nothing is needed but that they exist.
      const { rows } = await readCopy(file);
      await insertAll(tx, belongingTo(rows, wardId));
      await migrateStep(tx, migrations, schema, newestMigration(migrations));
    });
    return await atOneMoment(beside.db, async (tx) => {
      const tables = await copiedTables(tx);
      const rows: CopyRow[] = [];
      for await (const row of copiedRows(tx, tables, wardId)) rows.push(row);
      return { tables, rows };
    });
  } finally {
    await beside.close();
  }
}

async function* belongingTo(rows: AsyncIterable<CopyRow>, wardId: number): AsyncGenerator<CopyRow> {
  const people = new Set<number>();
  for await (const { table, row } of rows) {
    const { id, ward_id: ward, user_id: user } = JSON.parse(row) as Record<'id' | 'ward_id' | 'user_id', number>;
    const isOurs = table === 'wards' ? id === wardId : ward === undefined ? people.has(user) : ward === wardId;
    if (!isOurs) continue;
    if (table === 'users') people.add(id);
    yield { table, row };
  }
}

/**
 * Puts back one ward in one transaction: its settings, members, meetings and all that belongs to them. Accounts and the
 * record of activity stay as they are now; only a ward that has no account left gets those of the copy.
 */
export async function restoreWard(
  database: Database,
  file: string,
  migrations: string,
  wardId: number,
): Promise<number> {
  const header = await admit(file, migrations);
  const { tables, rows } = await rowsOfWard(file, migrations, header.schema, wardId);
  const ward = rows.find(({ table }) => table === 'wards');
  if (!ward) throw new CannotStart(`The copy ${file} doesn’t contain ward ${wardId}. Nothing was changed.`);
  return alone(database, async (tx) => {
    const planning = tables.filter(({ name, hasWard }) => hasWard && !NOT_PLANNING.includes(name));
    await clearWard(tx, planning, wardId);
    await putBackWard(tx, ward.row);
    const accounts = (await hasAccounts(tx, wardId)) ? [] : ['users', 'webauthn_credentials'];
    const wanted = [...planning.map(({ name }) => name), ...accounts];
    const chosen = rows.filter(({ table }) => wanted.includes(table));
    const count = await insertAll(tx, inOrder(chosen));
    await raiseSequences(tx);
    return count + 1;
  });
}

async function* inOrder(rows: readonly CopyRow[]): AsyncGenerator<CopyRow> {
  yield* rows;
}
