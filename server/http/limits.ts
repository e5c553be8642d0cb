import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { fold } from '#shared/text/fold.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Database } from '#server/db/connect.ts';

const QUARTER_HOUR = 15 * 60;

/** Failed sign-ins within a quarter of an hour. A whole building may share one address. */
export const SIGN_IN_LIMITS = { nameFromAddress: 10, name: 50, address: 300 } as const;

export type SignInLimits = ReturnType<typeof signInLimits>;

/** Kept in the database, so that several processes share them and a restart does not forget them. */
export function limiterIn(database: Database) {
  // The library names its statements; behind the embedded database all clients share one session, where a name
  // can stand only once.
  const storeClient = { query: (query: { text: string; values: unknown[] }) => database.pool.query(query.text, query.values) };
  return (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient, storeType: 'client', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false,
      keyPrefix, points, duration: QUARTER_HOUR,
    });
}

export function signInLimits(database: Database) {
  const limiter = limiterIn(database);
  const limiters = {
    nameFromAddress: limiter('sign-in-name-address', SIGN_IN_LIMITS.nameFromAddress),
    name: limiter('sign-in-name', SIGN_IN_LIMITS.name),
    address: limiter('sign-in-address', SIGN_IN_LIMITS.address),
  };
  const keysOf = (username: string, address: string) => {
    const name = fold(username).slice(0, 120);
    return [
      [limiters.nameFromAddress, `${name}@${address}`],
      [limiters.name, name],
      [limiters.address, address],
    ] as const;
  };
  return {
    /** Throws `too_many` when one of the three limits is reached. */
    async check(username: string, address: string): Promise<void> {
      const keys = keysOf(username, address);
      const states = await Promise.all(keys.map(([limit, key]) => limit.get(key)));
      refuseWhere(states.map((state, i) => (state && state.consumedPoints >= (keys[i]?.[0].points ?? 0) ? state : null)));
    },
    /** Throws `too_many` when simultaneous tries have used up a limit while this one's password was checked. */
    async countFailure(username: string, address: string): Promise<void> {
      const keys = keysOf(username, address);
      const states = await Promise.all(keys.map(([limit, key]) => limit.penalty(key, 1)));
      refuseWhere(states.map((state, i) => (state.consumedPoints > (keys[i]?.[0].points ?? 0) ? state : null)));
    },
    async clear(username: string, address: string): Promise<void> {
      const [nameFromAddress, name] = keysOf(username, address);
      await Promise.all([nameFromAddress[0].delete(nameFromAddress[1]), name[0].delete(name[1])]);
    },
  };
}

export function refuseWhere(states: readonly (RateLimiterRes | null)[]): void {
  const reached = states.filter((state) => state !== null);
  if (reached.length > 0) refuse(Math.max(...reached.map((state) => state.msBeforeNext)));
}

function refuse(waitMs: number): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError('too_many', {
    message: `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    retryAfter: seconds,
  });
}
