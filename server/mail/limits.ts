import type { Database } from '#server/db/connect.ts';
import { limiterIn, refuseWhere } from '#server/http/limiter.ts';

const MINUTE = 60_000;

/** How often mail that is due is looked for. */
export const SEND_EVERY_MS = 5_000;
/** At which of these times wards are asked whether their mail is to be looked at; each is, once an hour. */
export const PLAN_EVERY = 12;
/** How long mail that was sent stays listed. */
export const MAIL_KEPT_MS = 180 * 24 * 3_600_000;

/** How long the mail server may take: to be reached, to say anything, and from the first command to the last answer. */
export const SMTP_CONNECT_MS = 10_000;
export const SMTP_SILENCE_MS = 30_000;
export const SMTP_WHOLE_MS = 60_000;
/** Longer than a message may take, so that a lease runs out only where a process is gone or frozen. */
export const LEASE_MS = 150_000;

/** How long until the next attempt, after each one that came to nothing. */
export const RETRY_PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);
/** About three days. */
export const MOST_ATTEMPTS = 20;
/** A mail server that cannot be reached is left alone for so long. */
export const UNREACHABLE_MS = MINUTE;

/** Within a quarter of an hour: test emails of one person, and emails of one ward beyond which no invitation is sent. */
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
