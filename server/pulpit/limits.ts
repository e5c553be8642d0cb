import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';

/** Scripts asked of the model within a quarter of an hour: each one costs the ward money and the service time. */
export const SCRIPT_LIMITS = { user: 30, ward: 90 } as const;

export type ScriptLimits = ReturnType<typeof scriptLimits>;

export function scriptLimits(database: Database) {
  const limiter = limiterIn(database);
  const ofUser = limiter('script-user', SCRIPT_LIMITS.user);
  const ofWard = limiter('script-ward', SCRIPT_LIMITS.ward);
  return {
    /** Throws `too_many` when this person, or the ward as a whole, has asked often enough. */
    async count(userId: number, wardId: number): Promise<void> {
      const user = await ofUser.penalty(String(userId), 1);
      refuseWhere([user.consumedPoints > SCRIPT_LIMITS.user ? user : null]);
      // A person over their own limit must not use up the ward's.
      const ward = await ofWard.penalty(String(wardId), 1);
      refuseWhere([ward.consumedPoints > SCRIPT_LIMITS.ward ? ward : null]);
    },
  };
}
