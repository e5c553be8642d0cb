import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { transaction } from '#server/db/connect.ts';
import type { AppContext } from '#server/context.ts';
import { removeLink } from '#server/invitations/queries.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { unmarkInvitation } from './bounced.ts';
import { compose, type Composed } from './compose.ts';
import { claimMail, handOver, isMailDue, markUnclear, settleMail } from './job-queries.ts';
import { LEASE_MS, RETRY_PAUSES, MOST_ATTEMPTS, UNREACHABLE_MS } from './limits.ts';
import { addStop, type Mail } from './queries.ts';
import { openSmtp, Unreachable, type SendOutcome, type Smtp } from './smtp.ts';

const MINUTE = 60_000;

const PERHAPS_SENT = 'The planner stopped while sending this email, so it may or may not have gone out.';

const UNWRITTEN = 'Something went wrong on our side before this email was sent.';

class GivenUp extends Error {}

const pauseAfter = (attempts: number): number => RETRY_PAUSES[Math.min(attempts, RETRY_PAUSES.length) - 1] ?? MINUTE;

/** What an email becomes after an attempt. */
function changeFor(outcome: SendOutcome, mail: Mail, now: Date): Partial<Mail> {
  if (outcome.is === 'sent') return { state: 'sent', sentAt: now, text: null, replyTo: null, problem: null };
  const { problem } = outcome;
  if (outcome.is !== 'later') return { state: outcome.is, problem };
  if (mail.attempts >= MOST_ATTEMPTS) return { state: 'failed', problem };
  return { state: 'waiting', handedAt: null, problem, dueAt: new Date(now.getTime() + pauseAfter(mail.attempts)) };
}

type Sent = { address: string; subject: string; linkHash: string | null };

async function settle(context: AppContext, claim: string, mail: Mail, outcome: SendOutcome, sent?: Sent) {
  const now = context.now();
  const { address = mail.address, subject = mail.subject, linkHash = null } = sent ?? {};
  const change = changeFor(outcome, mail, now);
  await transaction(context.database.db, async (tx) => {
    // What follows may change the ward's invitations.
    if (outcome.is !== 'sent') await holdWard(tx, mail.wardId);
    if (!(await settleMail(tx, claim, { address, subject, ...change }))) return;
    if (outcome.is === 'sent' || outcome.is === 'unclear') return;
    if (linkHash !== null) await removeLink(tx, linkHash);
    if (change.state === 'waiting') return;
    await unmarkInvitation(tx, mail);
    if (outcome.is === 'refused') {
      const stop = { memberId: null, userId: null, address: address.toLowerCase(), reason: 'refused' as const };
      await addStop(tx, { wardId: mail.wardId, ...stop, at: now });
    }
  });
}

/**
 * Sends what is due. The claim, the handover, and the result are three commits: a process that ends before the handover
 * has sent nothing, and one that ends after it has sent it once, or not at all; no other one tries again by itself.
 */
export function mailSender(context: AppContext, log: Pick<Logger, 'warn'>) {
  const { database, env, now } = context;
  let smtp: Smtp | null = null;
  let quietUntil = 0;
  let isStopping = false;

  /** Null where it can't be written, which keeps no other mail from being sent. */
  const write = async (claim: string, mail: Mail): Promise<Composed | null> => {
    try {
      return await compose(context, mail);
    } catch (error) {
      await settle(context, claim, mail, { is: 'later', problem: UNWRITTEN });
      log.warn(
        { err: error, wardId: mail.wardId, mail: mail.id },
        'an email could not be written and will be tried again',
      );
      return null;
    }
  };

  const attempt = async (claim: string, mail: Mail): Promise<void> => {
    const composed = await write(claim, mail);
    if (composed === null) return;
    if (composed.is === 'wait') {
      await settleMail(database.db, claim, { state: 'waiting', dueAt: composed.until, attempts: mail.attempts - 1 });
      return;
    }
    if (composed.is !== 'ready') {
      // One that is refused keeps its text: a person can correct the address and try again.
      const change =
        composed.is === 'skip'
          ? { state: 'skipped' as const, text: null }
          : { state: 'refused' as const, address: composed.address };
      await transaction(database.db, async (tx) => {
        await holdWard(tx, mail.wardId);
        if (await settleMail(tx, claim, { ...change, problem: composed.why })) await unmarkInvitation(tx, mail);
      });
      return;
    }
    const { address, subject, message, stopHash, linkHash, atHandover } = composed;
    if (!env.mail) return;
    let isGivenUp = false;
    let ownFailure: unknown;
    const handedOver = () =>
      transaction(database.db, async (tx) => {
        await holdWard(tx, mail.wardId);
        const leaseUntil = new Date(now().getTime() + LEASE_MS);
        isGivenUp = isStopping || !(await handOver(tx, { claim, now: now(), leaseUntil, stopHash }));
        if (isGivenUp) throw new GivenUp('Nothing is sent by this process anymore');
        await atHandover(tx);
      });
    const beforeEnd = () =>
      handedOver().catch((error: unknown) => {
        if (!isGivenUp) ownFailure = error;
        throw error;
      });
    try {
      smtp ??= await openSmtp(env.mail);
      const said = await smtp.send({ from: env.mail.from, to: address }, message, beforeEnd);
      if (ownFailure) log.warn({ err: ownFailure, wardId: mail.wardId, mail: mail.id }, 'an email was not handed over');
      const outcome: SendOutcome = ownFailure ? { is: 'later', problem: UNWRITTEN } : said;
      if (outcome.is !== 'sent') smtp = null;
      // Anyone who has taken it over has another claim, and this finds nothing to change.
      if (isGivenUp) await settleMail(database.db, claim, { state: 'waiting', attempts: mail.attempts - 1 });
      else await settle(context, claim, mail, outcome, { address, subject, linkHash });
    } catch (error) {
      smtp = null;
      if (!(error instanceof Unreachable)) throw error;
      quietUntil = now().getTime() + UNREACHABLE_MS;
      log.warn({ err: error }, 'the mail server cannot be reached; mail waits');
      await settle(context, claim, mail, { is: 'later', problem: error.message });
    }
  };

  return {
    /** How many emails were looked at. */
    async sendDue(): Promise<number> {
      if (!env.mail || now().getTime() < quietUntil || !(await isMailDue(database.db, now()))) return 0;
      await markUnclear(database.db, now(), PERHAPS_SENT);
      let count = 0;
      try {
        while (!isStopping && now().getTime() >= quietUntil) {
          const claim = randomUUID();
          const mail = await claimMail(database.db, claim, now(), new Date(now().getTime() + LEASE_MS));
          if (!mail) break;
          count += 1;
          await attempt(claim, mail);
        }
        return count;
      } finally {
        smtp?.close();
        smtp = null;
      }
    },
    /** What has not been handed over by now is left to the next process. */
    stop(): void {
      isStopping = true;
    },
  };
}
