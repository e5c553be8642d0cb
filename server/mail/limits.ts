import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';

/** Within a quarter of an hour: test mails of one person, and mails of one ward beyond which no invitation is sent. */
export const MAIL_LIMITS = { tests: 5, invitations: 200 } as const;

export type MailLimits = ReturnType<typeof mailLimits>;

export function mailLimits(database: Database) {
  const limiter = limiterIn(database);
  const tests = limiter('mail-test');
  return {
    async countTest(userId: number): Promise<void> {
      const state = await tests.penalty(String(userId));
      refuseWhere([state.consumedPoints > MAIL_LIMITS.tests ? state : null]);
    },
  };
}
