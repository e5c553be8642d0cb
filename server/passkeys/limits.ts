import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';
import { limitedName } from '#server/auth/limits.ts';

/**
 * Within a quarter of an hour, from one address. Only names without a passkey count as misses: a person who hammers a name,
 * here or with passwords, does not keep its owner from their passkey, and without a name it works in any case.
 */
export const PASSKEY_LIMITS = { missesOfName: 10, misses: 300, begun: 2_000 } as const;

export type PasskeyLimits = ReturnType<typeof passkeyLimits>;

export function passkeyLimits(database: Database) {
  const limiter = limiterIn(database);
  const missesOfName = limiter('passkey-name-address');
  const misses = limiter('passkey-address');
  const begun = limiter('passkey-begun');
  return {
    /** Each one leaves a row for five minutes. */
    async countBegun(address: string): Promise<void> {
      const state = await begun.penalty(address);
      refuseWhere([state.consumedPoints > PASSKEY_LIMITS.begun ? state : null]);
    },
    async checkMisses(address: string): Promise<void> {
      const state = await misses.get(address);
      refuseWhere([state && state.consumedPoints >= PASSKEY_LIMITS.misses ? state : null]);
    },
    async countMiss(username: string, address: string): Promise<void> {
      const ofName = await missesOfName.penalty(`${limitedName(username)}@${address}`);
      const isOver = ofName.consumedPoints > PASSKEY_LIMITS.missesOfName;
      // One name that is asked for again and again shall not use up what the whole building has.
      if (!isOver) await misses.penalty(address);
      refuseWhere([isOver ? ofName : null]);
    },
  };
}
