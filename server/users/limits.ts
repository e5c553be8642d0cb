import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';

/** Sign-in links and passwords for others, within a quarter of an hour: by one person, and by them for one other. */
export const ACCOUNT_LIMITS = { byActor: 60, forOne: 10 } as const;

export type AccountLimits = ReturnType<typeof accountLimits>;

export function accountLimits(database: Database) {
  const limiter = limiterIn(database);
  const byActor = limiter('account-actor', ACCOUNT_LIMITS.byActor);
  const forOne = limiter('account-one', ACCOUNT_LIMITS.forOne);
  return {
    /** Counts one that is asked for, whether it is given or not. Throws `too_many` beyond a limit. */
    async count(actorId: number, userId: number): Promise<void> {
      const [ofActor, ofOne] = await Promise.all([
        byActor.penalty(actorId, 1),
        forOne.penalty(`${actorId}>${userId}`, 1),
      ]);
      refuseWhere([
        ofActor.consumedPoints > ACCOUNT_LIMITS.byActor ? ofActor : null,
        ofOne.consumedPoints > ACCOUNT_LIMITS.forOne ? ofOne : null,
      ]);
    },
  };
}
