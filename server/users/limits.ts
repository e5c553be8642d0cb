import type { Database } from '#server/db/connect.ts';
import { shareIn, type Asker } from '#server/http/limiter.ts';

/** Sign-in links and passwords for others, within a quarter of an hour: by one person, and by them for one other. */
export const ACCOUNT_LIMITS = { all: { session: 60, person: 240 }, forOne: { session: 10, person: 40 } } as const;

export type AccountLimits = ReturnType<typeof accountLimits>;

export function accountLimits(database: Database) {
  const all = shareIn(database, 'account-actor', ACCOUNT_LIMITS.all);
  const forOne = shareIn(database, 'account-one', ACCOUNT_LIMITS.forOne);
  return {
    /** Counts one that is asked for, whether it is given or not. Throws `too_many` beyond a limit. */
    async count(asker: Asker, userId: number): Promise<void> {
      await Promise.all([all.count(asker), forOne.count(asker, `>${userId}`)]);
    },
  };
}
