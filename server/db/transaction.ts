import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './connect.ts';
import { isFailedBefore } from './failures.ts';

/** What a transaction has sent and not waited for, and which of it has failed, the first one first. */
type UnderWay = { sent: Promise<void>[]; failures: unknown[] };

/** Why a transaction of a connection has failed: the last statement that failed by itself. */
const reasons = new WeakMap<pg.PoolClient, { error: unknown }>();

/**
 * Statements that were sent together fail together: the first with its reason, all behind it only because of the first. Which
 * of them `fn` hears of first is an accident of its promises, so that the order of the answers is kept here.
 */
function watch(client: pg.PoolClient): { error: unknown } {
  const known = reasons.get(client);
  if (known) return Object.assign(known, { error: undefined });
  const reason: { error: unknown } = { error: undefined };
  reasons.set(client, reason);
  const watched = (...words: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(Object.getPrototypeOf(client).query, client, words);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (!isFailedBefore(error)) reason.error = error;
      });
    return answer;
  };
  Object.assign(client, { query: watched });
  return reason;
}

const ofTransaction = new WeakMap<Db, UnderWay>();
const dialect = new PgDialect();

const follow = ({ sent, failures }: UnderWay, answer: Promise<unknown>): void =>
  void sent.push(
    answer.then(
      () => undefined,
      (error: unknown) => void failures.push(error),
    ),
  );

/**
 * Writes whose answers are not needed before the commit, so that they go to the database together with it: a write that
 * fails makes Postgres turn the commit into a rollback. A savepoint waits for them, because it may be rolled back alone.
 */
export async function withCommit(tx: Db, ...writes: readonly Promise<unknown>[]): Promise<void> {
  const underWay = ofTransaction.get(tx);
  if (!underWay) await Promise.all(writes);
  else for (const write of writes) follow(underWay, write);
}

/**
 * All of `fn` or nothing. The first statements of `fn` go to the database together with BEGIN, which waits for nothing: only
 * where an administrator cancels just that statement would the first of them be saved by itself. A client that is still
 * inside the transaction afterward must not be used again.
 */
export async function runTransaction<T>(
  client: pg.PoolClient,
  { session }: Db['_'],
  fn: (tx: Db) => Promise<T>,
): Promise<T> {
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
  const underWay: UnderWay = { sent: [], failures: [] };
  const { sent, failures } = underWay;
  ofTransaction.set(tx, underWay);
  const reason = watch(client);
  const why = (error: unknown): unknown => (isFailedBefore(error) ? (reason.error ?? error) : error);
  // Prepared, because the driver sends plain words at once and by themselves.
  follow(underWay, client.query({ name: 'begin', text: 'begin' }));
  let result: T;
  try {
    result = await fn(tx);
    // A write that could not even be sent has failed by now. Postgres knows nothing of it, and would commit the rest.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    if (failures.length > 0) throw failures[0];
  } catch (error) {
    // What fails to end here ends with the connection, and why `fn` failed says more.
    await client.query('rollback').catch(() => undefined);
    await Promise.all(sent);
    // Once one statement has failed, all that follow only say so.
    throw why(failures[0] ?? error);
  }
  const [committed] = await Promise.all([client.query('commit'), ...sent]);
  if (failures.length > 0) throw why(failures[0]);
  if (committed.command !== 'COMMIT') throw new Error('A failed statement was passed over, and nothing was saved');
  return result;
}
