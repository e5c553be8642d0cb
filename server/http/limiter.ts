import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { Database } from '#server/db/connect.ts';
import { dropLimit, raiseLimit, readLimit, setLimit, type Counted } from './limit-queries.ts';

/** Every limit counts within a quarter of an hour. */
const QUARTER_HOUR = 15 * 60_000;

export type LimitState = { consumedPoints: number; msBeforeNext: number };

const stateOf = ({ points, expire }: Counted, now: number): LimitState => ({
  consumedPoints: points,
  msBeforeNext: Math.max(0, expire - now),
});

/**
 * Kept in the database, so that several processes share them and a restart does not forget them. What a request asks
 * of several limits at once is one statement.
 */
export function limiterIn({ db }: Database) {
  return (prefix: string) => {
    const keyOf = (name: string) => `${prefix}:${name}`;
    return {
      async get(name: string): Promise<LimitState | null> {
        const now = Date.now();
        const counted = await readLimit(db, { key: keyOf(name), now });
        return counted && stateOf(counted, now);
      },
      /** Counts one. */
      async penalty(name: string): Promise<LimitState> {
        const now = Date.now();
        return stateOf(await raiseLimit(db, { key: keyOf(name), now, expire: now + QUARTER_HOUR }), now);
      },
      set: (name: string, points: number, ms: number): Promise<void> =>
        setLimit(db, keyOf(name), { points, expire: Date.now() + ms }),
      async delete(name: string): Promise<void> {
        await dropLimit(db, keyOf(name));
      },
    };
  };
}

export type Asker = { userId: number; sessionId: string };
export type Share = { session: number; person: number };

/**
 * What a signed-in person may do so often. A session that has used up its share counts no more against the person, so anyone who
 * stole one cannot keep its owner out.
 */
export function shareIn(database: Database, keyPrefix: string, points: Share) {
  const limiter = limiterIn(database);
  const ofSession = limiter(`${keyPrefix}-session`);
  const ofPerson = limiter(keyPrefix);
  return {
    /** Counts one before it is done. Throws `too_many` beyond either limit. */
    async count({ userId, sessionId }: Asker, about = ''): Promise<void> {
      const session = await ofSession.penalty(sessionId + about);
      refuseWhere([session.consumedPoints > points.session ? session : null]);
      const person = await ofPerson.penalty(userId + about);
      refuseWhere([person.consumedPoints > points.person ? person : null]);
    },
    async forget({ userId, sessionId }: Asker): Promise<void> {
      await Promise.all([ofSession.delete(sessionId), ofPerson.delete(String(userId))]);
    },
  };
}

/** Throws `too_many` with the longest wait among the limits that were reached; null means one was not. */
export function refuseWhere(states: readonly (LimitState | null)[]): void {
  const waits = states.flatMap((state) => state?.msBeforeNext ?? []);
  if (waits.length === 0) return;
  const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError('too_many', {
    message: CASE_WORDS.tooMany(minutes),
    retryAfter: seconds,
  });
}
