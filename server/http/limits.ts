import { createHash } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { fold } from '#shared/text/fold.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Database } from '#server/db/connect.ts';

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

/** Failed sign-ins within a quarter of an hour. A whole building may share one address. */
export const SIGN_IN_LIMITS = { nameFromAddress: 10, name: 50, address: 300 } as const;
/**
 * Where an address has used up its failures, every further one is refused; a right password still lets in, within the
 * limits of its name, so that nobody shuts a building out. Having failed this often the address is closed but for names
 * that came in from there lately.
 */
export const CROWDED = { closed: 1_000, knownDays: 30 } as const;

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
  const known = limiter('sign-in-known', 1);
  const knownKey = (username: string, address: string) => createHash('sha256').update(`${fold(username)}@${address}`).digest('hex');

  const keysOf = (username: string, address: string) => {
    const name = fold(username).slice(0, 120);
    return [
      [limiters.nameFromAddress, `${name}@${address}`],
      [limiters.name, name],
      [limiters.address, address],
    ] as const;
  };
  return {
    /** Throws `too_many` where not even a right password lets in. */
    async check(username: string, address: string): Promise<void> {
      const [pairKey, nameKey, addressKey] = keysOf(username, address);
      const [pair, name, all] = await Promise.all([
        pairKey[0].get(pairKey[1]), nameKey[0].get(nameKey[1]), addressKey[0].get(addressKey[1]),
      ]);
      const over = (state: RateLimiterRes | null, points: number) => (state && state.consumedPoints >= points ? state : null);
      refuseWhere([over(pair, SIGN_IN_LIMITS.nameFromAddress), over(name, SIGN_IN_LIMITS.name)]);
      const closed = over(all, CROWDED.closed);
      if (closed && !(await known.get(knownKey(username, address)))) refuseWhere([closed]);
    },
    /** Throws `too_many` when this failure is beyond one of the three limits, perhaps only by tries at the same time. */
    async countFailure(username: string, address: string): Promise<void> {
      const keys = keysOf(username, address);
      const states = await Promise.all(keys.map(([limit, key]) => limit.penalty(key, 1)));
      refuseWhere(states.map((state, i) => (state.consumedPoints > (keys[i]?.[0].points ?? 0) ? state : null)));
    },
    /** After a success: the name is free again, and remembered at this address. */
    async clear(username: string, address: string): Promise<void> {
      const [nameFromAddress, name] = keysOf(username, address);
      await Promise.all([
        nameFromAddress[0].delete(nameFromAddress[1]),
        name[0].delete(name[1]),
        known.set(knownKey(username, address), 1, CROWDED.knownDays * DAY),
      ]);
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
