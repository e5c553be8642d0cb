import type { Logger } from 'pino';
import type { AppContext } from '#server/context.ts';
import { sweepMail } from './job-queries.ts';
import { SEND_EVERY_MS, PLAN_EVERY, MAIL_KEPT_MS } from './limits.ts';
import { planMail } from './plan.ts';
import { mailSender } from './worker.ts';

export const sweepOldMail = ({ database, now }: AppContext) =>
  sweepMail(database.db, new Date(now().getTime() - MAIL_KEPT_MS));

/** Sends mail for as long as the process runs; any number of processes may. */
export function runMail(context: AppContext, log: Pick<Logger, 'warn'>) {
  if (!context.env.mail) return { stop: async () => undefined };
  const sender = mailSender(context, log);
  let isStopping = false;
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;
  /** What can't be planned keeps nothing from being sent. */
  const attempt = (deed: Promise<unknown>, problem: string) =>
    deed.catch((error: unknown) => {
      if (!isStopping) log.warn({ err: error }, problem);
    });
  const turn = async (): Promise<void> => {
    const isToPlan = turns % PLAN_EVERY === 0;
    turns += 1;
    if (isToPlan) await attempt(planMail(context, log), 'mail could not be planned and will be tried again');
    await attempt(sender.sendDue(), 'mail could not be sent and will be tried again');
  };
  let running = Promise.resolve();
  const goOn = (): void => {
    if (isStopping) return;
    timer = setTimeout(() => {
      running = turn().then(goOn);
    }, SEND_EVERY_MS);
  };
  running = turn().then(goOn);
  return {
    /** Ends with the email that is under way. */
    stop: async (): Promise<void> => {
      isStopping = true;
      clearTimeout(timer);
      sender.stop();
      await running;
    },
  };
}
