import { createHash } from 'node:crypto';
import type { Db } from './connect.ts';

/**
 * A statement is planned once for each connection. Left to itself, Postgres plans those that look a session or a ward up
 * again for each call as soon as there are a few wards, which takes longer than running them.
 */
export const PLAN_CACHE_MODE = 'force_generic_plan';

type Prepared<R> = { execute(values: Record<string, unknown>): Promise<R> };
type Query<R> = { toSQL(): { sql: string }; prepare(name: string): Prepared<R> };

/** Says what it does, so that the same name always is the same text: the connections of the embedded database share them. */
const nameOf = (text: string): string => `planner_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/**
 * A query whose text is built once for each connection and that the database plans once: what changes from one call to
 * the next comes in as values, by `sql.placeholder`.
 */
export function statement<V extends Record<string, unknown>, R>(build: (db: Db) => Query<R>) {
  const prepared = new WeakMap<object, Prepared<R>>();
  return (db: Db, values: V): Promise<R> => {
    const { session } = db._;
    const known = prepared.get(session);
    if (known) return known.execute(values);
    const query = build(db);
    const made = query.prepare(nameOf(query.toSQL().sql));
    prepared.set(session, made);
    return made.execute(values);
  };
}
