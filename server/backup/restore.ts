import { againOnConflict, connect, inTransaction, transaction, type Database, type Db } from '#server/db/connect.ts';
import { isUniqueViolation, isUnfit } from '#server/db/failures.ts';
import { holdMail } from '#server/mail/job-queries.ts';
import { holdMigrations, isMigrated } from '#server/db/migrate.ts';
import { isMigration, migrateStep, newestMigration, tablesOfMigrations } from '#server/db/migrate-step.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { checkCopy, fieldsIn, readCopy, type CopyHeader, type CopyRow } from './copy-file.ts';
import { lockTables, presentTables } from './lock-queries.ts';
import {
  atOneMoment,
  clearWard,
  copiedRows,
  copiedTables,
  dropTables,
  hasAccounts,
  insertRows,
  PASSING,
  putBackWard,
  raiseSequences,
  type CopiedTable,
} from './queries.ts';
import { forgetReplies, raiseVersions, keepVersions } from './version-queries.ts';
import { damaged, lacking, newer, notReady, onlyOneWard, programNameTaken, withoutWard } from './refusals.ts';

const BATCH = 200;
/** Stay as they are when one ward is put back: who may sign in, and who did what. */
const TOO_HIGH = 'the versions of its rows are too high';
/** Of a ward, they stay if there are any. */
const ACCOUNTS = ['users', 'webauthn_credentials'];
const NOT_PLANNING = [...ACCOUNTS, 'audit_events', 'wards'];

const areSame = (these: readonly string[], those: readonly string[]): boolean =>
  these.toSorted().join() === those.toSorted().join();

/** Says of an error whose cause is what the copy contains that the copy is damaged. */
const blaming =
  (file: string, why: string) =>
  (error: unknown): never => {
    throw isUnfit(error) ? damaged(file, why) : error;
  };

/** Writes the rows of a copy into tables that have exactly its columns. */
async function insertAll(
  tx: Db,
  file: string,
  tables: readonly CopiedTable[],
  rows: AsyncIterable<CopyRow>,
): Promise<number> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  let table = '';
  let waiting: string[] = [];
  let count = 0;
  const write = async () => {
    if (waiting.length > 0) {
      await insertRows(tx, table, waiting).catch(blaming(file, `its ${table} rows don’t match the table`));
    }
    count += waiting.length;
    waiting = [];
  };
  for await (const row of rows) {
    if (PASSING.includes(row.table)) continue;
    if (row.table !== table || waiting.length === BATCH) await write();
    table = row.table;
    const columns = columnsOf.get(table);
    if (!columns || !areSame(columns, Object.keys(fieldsIn(file, row)))) {
      throw damaged(file, `a row of ${table} doesn’t have the columns of its table`);
    }
    waiting.push(row.row);
  }
  await write();
  return count;
}

/** One transaction on a connection of its own, which no limit of time ends half-way; run again after a conflict. */
const alone = <T>(database: Database, fn: (tx: Db) => Promise<T>): Promise<T> =>
  againOnConflict(() => database.withoutLimits((client) => inTransaction(client, fn)));

/** Reads the copy to its end before anything is touched, and refuses what this version cannot know. */
async function admit(file: string, migrations: string) {
  const { header, rowsOf } = await checkCopy(file);
  if (header.schema > newestMigration(migrations)) {
    throw newer(file);
  }
  if (!isMigration(migrations, header.schema)) throw damaged(file, 'it wasn’t made by any version of the planner');
  return { header, rowsOf };
}

/** The tables as they were when the copy was made, with its rows in them. */
async function fill(tx: Db, file: string, migrations: string, header: CopyHeader, rows: AsyncIterable<CopyRow>) {
  await migrateStep(tx, migrations, 0, header.schema);
  const tables = await copiedTables(tx, tablesOfMigrations(migrations));
  const held = header.tables.filter((name) => !PASSING.includes(name));
  if (
    !areSame(
      held,
      tables.map(({ name }) => name),
    )
  ) {
    throw damaged(file, 'its tables aren’t those of the version that made it');
  }
  const count = await insertAll(tx, file, tables, rows);
  await migrateStep(tx, migrations, header.schema, newestMigration(migrations)).catch(
    blaming(file, 'its rows can’t be upgraded to this version'),
  );
  return count;
}

type Restoring = {
  database: Database;
  file: string;
  migrations: string;
  /** A copy without a ward or an account is taken only by who asks for it. */
  allowsEmpty?: boolean;
  /**
   * Comes after the copy was checked and before the first change, inside the transaction that then replaces the rows, when
   * no one else can change them anymore. After a conflict it comes again.
   */
  before?: (tx: Db) => Promise<void>;
  /** An empty database for the rows of one ward to be tried in. Making one takes seconds; tests bring theirs. */
  makeBeside?: () => Promise<Database>;
};

/**
 * Replaces everything in the database by the copy, in one transaction: tables as they were when it was made, its rows,
 * then the migrations that came since. Everyone has to sign in again. Returns the number of rows.
 */
export async function restoreWhole({
  database,
  file,
  migrations,
  allowsEmpty = false,
  before = async () => undefined,
}: Restoring): Promise<number> {
  const { header, rowsOf } = await admit(file, migrations);
  if (header.wardId !== null) {
    throw onlyOneWard(file, header.wardId);
  }
  const lacks = rowsOf.has('users') ? (rowsOf.has('wards') ? null : 'wards') : 'accounts';
  if (lacks !== null && !allowsEmpty) {
    throw lacking(file, lacks);
  }
  const own = tablesOfMigrations(migrations);
  return alone(database, async (tx) => {
    await holdMigrations(tx);
    await lockTables(tx, await presentTables(tx, own), 'exclusive');
    await before(tx);
    const above = await keepVersions(tx, own, null);
    await dropTables(tx, own);
    const count = await fill(tx, file, migrations, header, (await readCopy(file)).rows);
    await raiseSequences(tx);
    await raiseVersions(tx, own, null, above).catch(blaming(file, TOO_HIGH));
    await holdMail(tx, null, new Date());
    return count;
  });
}

const inMemory = (): Promise<Database> => connect({ dataDir: null, durable: false });

/** The rows of the ward, in the tables of this version. They are tried first, in a database in memory. */
async function rowsOfWard({ file, migrations, makeBeside = inMemory }: Restoring, header: CopyHeader, wardId: number) {
  // Of the other wards nothing is needed but that they exist.
  const ours: CopyRow[] = [];
  for await (const row of belongingTo(file, (await readCopy(file)).rows, wardId)) ours.push(row);
  if (!ours.some(({ table }) => table === 'wards')) throw withoutWard(file, wardId);
  const own = tablesOfMigrations(migrations);
  const beside = await makeBeside();
  try {
    await transaction(beside.db, (tx) => fill(tx, file, migrations, header, inOrder(ours)));
    return await atOneMoment(beside.db, own, async (tx) => {
      const tables = await copiedTables(tx, own);
      const rows: CopyRow[] = [];
      for await (const row of copiedRows(tx, tables, wardId)) rows.push(row);
      return { tables, rows };
    });
  } finally {
    await beside.close();
  }
}

async function* belongingTo(file: string, rows: AsyncIterable<CopyRow>, wardId: number): AsyncGenerator<CopyRow> {
  const people = new Set<unknown>();
  for await (const { table, row } of rows) {
    const { id, ward_id: ward, user_id: user } = fieldsIn(file, { table, row });
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
export async function restoreWard(restoring: Restoring, wardId: number): Promise<number> {
  const { database, file, migrations, before = async () => undefined } = restoring;
  const { header } = await admit(file, migrations);
  if (!(await isMigrated(database, migrations))) throw notReady();
  const { tables, rows } = await rowsOfWard(restoring, header, wardId);
  const ward = rows.find(({ table }) => table === 'wards');
  if (!ward) throw withoutWard(file, wardId);
  return alone(database, async (tx) => {
    await holdWard(tx, wardId);
    await before(tx);
    const own = tablesOfMigrations(migrations);
    const above = await keepVersions(tx, own, wardId);
    const planning = tables.filter(({ name, hasWard }) => hasWard && !NOT_PLANNING.includes(name));
    await clearWard(tx, planning, wardId);
    await putBackWard(tx, ward.row).catch((error: unknown) => {
      throw isUniqueViolation(error, 'wards_program_name') ? programNameTaken() : error;
    });
    const accounts = (await hasAccounts(tx, wardId)) ? [] : ACCOUNTS;
    const wanted = [...planning.map(({ name }) => name), ...accounts];
    const chosen = rows.filter(({ table }) => wanted.includes(table));
    const count = await insertAll(tx, file, tables, inOrder(chosen));
    await raiseSequences(tx);
    const counted = accounts.length > 0 ? own : own.filter((name) => !ACCOUNTS.includes(name));
    await raiseVersions(tx, counted, wardId, above).catch(blaming(file, TOO_HIGH));
    await forgetReplies(tx, wardId);
    await holdMail(tx, wardId, new Date());
    return count + 1;
  });
}

async function* inOrder(rows: readonly CopyRow[]): AsyncGenerator<CopyRow> {
  yield* rows;
}
