import type { Logger } from 'pino';
import { NOBODYS_EVENTS_MS } from './audit/limits.ts';
import { sweepNobodysEvents } from './audit/queries.ts';
import { sweepRateLimits } from './auth/queries.ts';
import { sweepLapsed } from './auth/service.ts';
import { dailyCopies } from './backup/daily-copies.ts';
import type { AppContext } from './context.ts';
import { sweepKeys } from './http/idempotency-queries.ts';
import { REPEATED_SAVE_MS } from './http/limits.ts';
import { sweepImports } from './imports/past-queries.ts';
import { sweepOldMail } from './mail/runner.ts';
import { makeDrafts } from './meetings/drafts.ts';

const EVERY_MS = 6 * 3_600_000;

function jobsOf(context: AppContext): [name: string, job: () => Promise<unknown>][] {
  const { db } = context.database;
  const before = (ms: number) => new Date(context.now().getTime() - ms);
  return [
    ['drafts', () => makeDrafts(context)],
    ['old sessions', () => sweepLapsed(context)],
    ['old limits', () => sweepRateLimits(db, context.now())],
    ['old imports', () => sweepImports(db, context.now())],
    ['old events', () => sweepNobodysEvents(db, before(NOBODYS_EVENTS_MS))],
    ['answers kept for repetitions', () => sweepKeys(db, before(REPEATED_SAVE_MS))],
    ['old mail', () => sweepOldMail(context)],
    ['daily copies', dailyCopies(context)],
  ];
}

/** What the server does by itself, at its start and every few hours. Mail has its own pace: server/mail/runner.ts. */
export function runJobs(context: AppContext, log: Pick<Logger, 'warn'>): { stop(): void } {
  const jobs = jobsOf(context);
  let isStopping = false;
  // One that fails, such as a copy on a full disk, does not keep the others from being done.
  const doAll = async () => {
    for (const [job, run] of jobs) {
      if (isStopping) return;
      await run().catch((error: unknown) => {
        if (!isStopping) log.warn({ err: error, job }, 'a background job failed and will be retried');
      });
    }
  };
  void doAll();
  const timer = setInterval(() => void doAll(), EVERY_MS);
  return {
    stop: () => {
      isStopping = true;
      clearInterval(timer);
    },
  };
}
