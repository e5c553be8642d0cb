import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import { isMarkedWrong, isRetried } from '#shared/mail/rules.ts';
import type { MailStatus } from '#shared/mail/schema.ts';
import { testLetter } from '#shared/mail/texts.ts';
import { fullName } from '#shared/text/person-name.ts';
import type { Actor, OwnAccount, WardId } from '#server/access/actor.ts';
import type { AppContext } from '#server/context.ts';
import { joinTransaction } from '#server/db/connect.ts';
import { membersAmong } from '#server/members/queries.ts';
import { readWard } from '#server/wards/service.ts';
import { markAgain, turnInvitation } from './bounced.ts';
import {
  addStop,
  changeMail,
  countOpen,
  listStops,
  lockMail,
  namesOfUsers,
  removeStops,
  type Mail,
} from './queries.ts';
import { openSmtp, Unreachable } from './smtp.ts';
import type { MailSettings } from './smtp-settings.ts';

const idsOf = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

export async function mailStatus(context: AppContext, wardId: WardId): Promise<MailStatus> {
  const { db } = context.database;
  const stops = await listStops(db, wardId);
  const members = await membersAmong(db, wardId, idsOf(stops.map(({ memberId }) => memberId)));
  const users = await namesOfUsers(db, wardId, idsOf(stops.map(({ userId }) => userId)));
  const nameOf = ({ memberId, userId }: (typeof stops)[number]): string | null => {
    const found = members.find(({ id }) => id === memberId) ?? users.find(({ id }) => id === userId);
    return found ? fullName(found) : null;
  };
  const { mail } = context.env;
  return {
    isOn: mail !== null,
    from: mail?.from ?? null,
    open: await countOpen(db, wardId),
    stops: stops
      .map((stop) => ({ name: nameOf(stop), address: stop.address, reason: stop.reason, at: stop.at.toISOString() }))
      .filter(({ name, address }) => name !== null || address !== null),
  };
}

/** A person has decided: it is sent once more, as the same message. A refused address is tried again. */
export function retryMail(
  { context, wardId, actor }: { context: AppContext; wardId: WardId; actor: Actor },
  id: number,
): Promise<Mail> {
  if (!context.env.mail) throw new AppError('mail_off');
  return joinTransaction(context.database.db, async (tx) => {
    const mail = await lockMail(tx, wardId, id);
    if (!mail) throw new AppError('mail_not_found');
    if (!isRetried(mail)) throw new AppError('not_retried');
    if (mail.state === 'refused')
      await removeStops(tx, wardId, { memberId: null, userId: null, address: mail.address });
    const again = {
      state: 'waiting' as const,
      attempts: 0,
      claim: null,
      leaseUntil: null,
      handedAt: null,
      sentAt: null,
      problem: null,
      dueAt: context.now(),
    };
    await changeMail(tx, mail, again);
    await markAgain(tx, mail, actor.name, context.now());
    return { ...mail, ...again };
  });
}

const WRONG = {
  invitation: 'Correct it, then invite this person again.',
  other: 'Correct it, then try again.',
};

/**
 * What bounces later comes to the sender's mailbox, and a person says so here. The address then gets nothing more, and
 * anyone who was invited at it was not asked. Conversely, the address is right after all.
 */
export function markAddressOf(
  { context, wardId, actor }: { context: AppContext; wardId: WardId; actor: Actor },
  id: number,
  isWrong: boolean,
): Promise<Mail> {
  return joinTransaction(context.database.db, async (tx) => {
    const mail = await lockMail(tx, wardId, id);
    if (!mail) throw new AppError('mail_not_found');
    if (isMarkedWrong(mail) === isWrong) return mail;
    if (isWrong && mail.state !== 'sent') throw new AppError('not_sent');
    const what = mail.kind === 'invitation' ? WRONG.invitation : WRONG.other;
    const change = isWrong
      ? { state: 'refused' as const, problem: `${actor.name} marked this address as wrong. ${what}` }
      : { state: 'sent' as const, problem: null };
    await changeMail(tx, mail, change);
    const whom = { memberId: null, userId: null, address: mail.address.toLowerCase() };
    await removeStops(tx, wardId, whom);
    if (isWrong) await addStop(tx, { wardId, ...whom, reason: 'wrong', at: context.now() });
    await turnInvitation(tx, mail, isWrong, actor.name, context.now());
    return { ...mail, ...change };
  });
}

/** What is wrong with it, or null when it was taken. */
async function deliver(settings: MailSettings, to: string, message: Buffer): Promise<string | null> {
  try {
    const smtp = await openSmtp(settings);
    const outcome = await smtp.send({ from: settings.from, to }, message, async () => undefined);
    smtp.close();
    return outcome.is === 'sent' ? null : outcome.problem;
  } catch (error) {
    if (error instanceof Unreachable) return error.message;
    throw error;
  }
}

/** One email at once, outside of the outbox, so that the person who set up the server sees what it says. */
export async function sendTest(context: AppContext, wardId: WardId, account: OwnAccount): Promise<{ to: string }> {
  const { mail } = context.env;
  if (!mail) throw new AppError('mail_off');
  const { email } = account;
  if (email === null) throw new AppError('no_own_address');
  await context.mailLimits.countTest(account.id);
  const ward = await readWard(context, wardId);
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = await new MailComposer({
    from: { name: ward.name, address: mail.from },
    to: { name: fullName(account), address: email },
    ...testLetter({ name: account.firstName, ward: ward.name }),
    date: context.now(),
  })
    .compile()
    .build();
  const problem = await deliver(mail, email, message);
  if (problem !== null) throw new AppError('mail_failed', { message: CASE_WORDS.mailProblem(problem) });
  return { to: email };
}
