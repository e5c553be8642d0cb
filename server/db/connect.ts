import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { openEmbedded, runningSocket, type Embedded } from './embedded.ts';
import { PLAN_CACHE_MODE } from './statement.ts';
import { isConflictOfTransactions, isUnavailable } from './failures.ts';
import { runTransaction } from './transaction.ts';

/** How long to wait for a connection, for one statement, and for the next one of a transaction that has begun. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** How long statements that run may take to end when the server stops. */
const DRAIN_MS = 4_000;

/** All clients of the embedded database share one session, so more of them would only wait elsewhere. */
const EMBEDDED_CLIENTS = 6;
const CLIENTS = 10;

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  embedded: boolean;
  /** A gzipped copy of the whole embedded database; a real Postgres has its own tools for that. */
  dump: (() => Promise<Uint8Array>) | null;
  /** How often the embedded database has flushed a file to the disk; always 0 for a real Postgres. */
  flushes(): Promise<number>;
  /** Whether the disk of the embedded database has no room for its next piece of log; a real Postgres says so itself. */
  isDiskFull(): Promise<boolean>;
  /** All of `fn` or nothing, on a connection without a statement timeout: for migrations and restores. */
  withoutLimits<T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The database or a transaction in it: query functions take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type ConnectOptions = {
  databaseUrl?: string;
  /** The app's data folder, used when there is no URL; null keeps everything in memory. */
  dataDir: string | null;
  snapshot?: Uint8Array;
  durable?: boolean;
  /** How long a statement may take; only tests have less patience. */
  statementMs?: number;
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void;
};

/** The database gives up a statement, and the driver gives up a database that has fallen silent. */
const limits = (statementMs: number): pg.PoolConfig => ({
  // What does not wait for each other is sent in one go, as in `onOneConnection`.
  pipeline: true,
  stream: () => new GatheringSocket(),
  statement_timeout: statementMs,
  query_timeout: statementMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

function makePool(settings: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECT_MS, ...settings });
  // An unhandled 'error' ends the process: the pool's for idle clients, a client's own while it is checked out.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function drain(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MS);
  });
  await Promise.race([pool.end(), patience]).finally(() => clearTimeout(timer));
}

function assemble(
  settings: pg.PoolConfig,
  embedded: Embedded | null,
  statementMs: number,
  onError: (error: Error) => void,
): Database {
  const pool = makePool({ ...settings, ...limits(statementMs) }, onError);
  const withoutLimits = async <T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const patient = makePool({ ...settings, max: 1 }, onError);
    let client: pg.PoolClient | null = null;
    try {
      client = await patient.connect();
      return await fn(client);
    } finally {
      // Thrown away: a lock or a transaction that was left open ends with it.
      client?.release(true);
      await drain(patient);
    }
  };
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await drain(pool);
    await embedded?.close();
  };
  return {
    pool,
    db: drizzle({ client: pool }),
    embedded: embedded !== null,
    dump: embedded && (() => embedded.dump()),
    flushes: async () => (await embedded?.flushes()) ?? 0,
    isDiskFull: async () => (await embedded?.isDiskFull()) ?? false,
    withoutLimits,
    close: () => (closing ??= close()),
  };
}

/** Joins the embedded database that a running server on this machine has open; null when none has. */
export function joinRunning(dataDir: string): Database | null {
  const config = runningSocket(dataDir);
  return config && assemble({ ...config, max: 1 }, null, STATEMENT_MS, () => undefined);
}

/** Opens the embedded database, or a pool to the one named; one that cannot be reached shows at the first query. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, statementMs = STATEMENT_MS, onError = () => undefined, ...rest } = options;
  if (databaseUrl !== undefined) {
    const settings = {
      connectionString: databaseUrl,
      application_name: 'sacrament-meeting-planner',
      max: CLIENTS,
      options: `-c plan_cache_mode=${PLAN_CACHE_MODE}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    };
    return assemble(settings, null, statementMs, onError);
  }
  const embedded = await openEmbedded({ ...rest, idleInTransactionMs: IDLE_IN_TRANSACTION_MS, onError });
  return assemble({ ...embedded.pgConfig, max: EMBEDDED_CLIENTS }, embedded, statementMs, onError);
}

function poolOf(db: Db): pg.Pool | null {
  const client: unknown = Reflect.get(db, '$client');
  return client instanceof pg.Pool ? client : null;
}

/** Whether this is a transaction, or a savepoint in one, and no pool. */
export const isTransaction = (db: Db): boolean => poolOf(db) === null;

const TRIES = 4;
/** Two that have blocked each other do not start over at the same moment, or they would do it again. */
const waitedBefore = (tries: number): Promise<void> => delay(Math.random() * 50 * 2 ** tries);

/** The connection broke between a commit and its answer: no one can say whether the work was saved. */
export class OutcomeUnknown extends Error {
  constructor(options: ErrorOptions) {
    super('The outcome of a commit is not known', options);
  }
}

/** When Postgres ends a transaction because two of them wait for each other, it is run again from the start, a few times. */
export async function againOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !isConflictOfTransactions(error)) throw error;
      await waitedBefore(tries);
    }
  }
}

/**
 * All of `fn` or nothing; inside another transaction it becomes a savepoint. Within `fn` only `tx` may be used.
 * It is run again after a conflict with another transaction.
 */
export async function transaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  const pool = poolOf(db);
  if (!pool) return db.transaction(fn);
  return againOnConflict(async () => {
    let isWritten = false;
    try {
      return await runOn(pool, async (tx) => {
        const result = await fn(tx);
        isWritten = true;
        return result;
      });
    } catch (error) {
      // Everything was written and only the word of its commit is missing: it may have arrived.
      if (isWritten && isUnavailable(error)) throw new OutcomeUnknown({ cause: error });
      throw error;
    }
  });
}

/** One for each connection, so that what was prepared on it is found again. */
const onClient = new WeakMap<pg.PoolClient, NodePgDatabase>();

/** The same where it does not matter whose transaction it is: inside one it costs no savepoint, and ends with it. */
export const joinTransaction = <T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> =>
  poolOf(db) ? transaction(db, fn) : fn(db);

function dbOn(client: pg.PoolClient): NodePgDatabase {
  const db = onClient.get(client) ?? drizzle({ client });
  onClient.set(client, db);
  return db;
}

export const inTransaction = <T>(client: pg.PoolClient, fn: (tx: Db) => Promise<T>): Promise<T> =>
  runTransaction(client, dbOn(client)._, fn);

const runOn = <T>(pool: pg.Pool, fn: (tx: Db) => Promise<T>): Promise<T> =>
  withClient(pool, (client) => inTransaction(client, fn));

/** For reads that do not wait for each other: begun together on one connection, they take one way to the database. */
export function onOneConnection<T>(db: Db, fn: (one: Db) => Promise<T>): Promise<T> {
  const pool = poolOf(db);
  return pool ? withClient(pool, (client) => fn(dbOn(client))) : fn(db);
}

async function withClient<T>(pool: pg.Pool, fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await fn(client);
  } catch (error) {
    broken = isUnavailable(error);
    throw error;
  } finally {
    // A transaction that could not even be ended would swallow the work of whoever comes next; it ends with its connection.
    client.release(broken || client.getTransactionStatus() !== 'I');
  }
}
