import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/http/errors.ts';
import type { Database } from '#server/db/connect.ts';

/** Every limit counts within a quarter of an hour. */
const QUARTER_HOUR = 15 * 60;

/** Kept in the database, so that several processes share them and a restart does not forget them. */
export function limiterIn(database: Database) {
  return (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: QUARTER_HOUR,
    });
}

export type Asker = { userId: number; sessionId: string };
export type Share = { session: number; person: number };

/**
 * What a signed-in person may do so often. A session that has used up its share counts no more against the person, so anyone who
 * stole one cannot keep its owner out.
 */
export function shareIn(database: Database, keyPrefix: string, points: Share) {
  const limiter = limiterIn(database);
  const ofSession = limiter(`${keyPrefix}-session`, points.session);
  const ofPerson = limiter(keyPrefix, points.person);
  return {
    /** Counts one before it is done. Throws `too_many` beyond either limit. */
    async count({ userId, sessionId }: Asker, about = ''): Promise<void> {
      const session = await ofSession.penalty(sessionId + about, 1);
      refuseWhere([session.consumedPoints > points.session ? session : null]);
      const person = await ofPerson.penalty(userId + about, 1);
      refuseWhere([person.consumedPoints > points.person ? person : null]);
    },
    async forget({ userId, sessionId }: Asker): Promise<void> {
      await Promise.all([ofSession.delete(sessionId), ofPerson.delete(userId)]);
    },
  };
}

/** Throws `too_many` with the longest wait among the limits that were reached; null means one was not. */
export function refuseWhere(states: readonly (RateLimiterRes | null)[]): void {
  const waits = states.flatMap((state) => state?.msBeforeNext ?? []);
  if (waits.length === 0) return;
  const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError('too_many', {
    message: `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    retryAfter: seconds,
  });
}
