import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere, shareIn, type Asker } from '#server/http/limiter.ts';

/** Scripts asked of the model within a quarter of an hour: each one costs the ward money and the service time. */
export const SCRIPT_LIMITS = { user: { session: 30, person: 60 }, ward: 90 } as const;

export type ScriptLimits = ReturnType<typeof scriptLimits>;

export function scriptLimits(database: Database) {
  const ofUser = shareIn(database, 'script-user', SCRIPT_LIMITS.user);
  const ofWard = limiterIn(database)('script-ward');
  return {
    /** Throws `too_many` when this person, or the ward as a whole, has asked often enough. */
    async count(asker: Asker, wardId: number): Promise<void> {
      // A person over their own limit must not use up the ward's.
      await ofUser.count(asker);
      const ward = await ofWard.penalty(String(wardId));
      refuseWhere([ward.consumedPoints > SCRIPT_LIMITS.ward ? ward : null]);
    },
  };
}
