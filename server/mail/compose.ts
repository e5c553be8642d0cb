import { createHash, randomBytes } from 'node:crypto';
import { MAIL_HOURS } from '#shared/mail/limits.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import { isFor } from '#shared/invitations/assignments.ts';
import { ANSWER_PATH } from '#shared/invitations/constants.ts';
import { STOP_PATH } from '#shared/mail/constants.ts';
import { endingOf, LINK_PLACE } from '#shared/mail/texts.ts';
import { remindersOf, subjectOn } from '#shared/reminders/reminders.ts';
import { nextWithin } from '#shared/calendar/wall-clock.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import type { WardId } from '#server/access/actor.ts';
import { wardOfJob } from '#server/access/job-ward.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { listInvitations, putLink } from '#server/invitations/queries.ts';
import { findMeeting, listSummaries } from '#server/meetings/queries.ts';
import { findWard, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { assignmentOf } from './bounced.ts';
import { lettersOn } from './letters.ts';
import { addressesOf, listStops, usersToMail, type Mail } from './queries.ts';
import { rolesFor } from './recipients.ts';

/** `linkHash`: of the link that an invitation has, which counts from the handover on. */
type Body = { subject: string; text: string; linkHash?: string; atHandover?: (tx: Db) => Promise<void> };
/** An email that is ready; or why it is not sent, at all or to this address; or when it may be. */
export type Composed =
  | {
      is: 'ready';
      address: string;
      subject: string;
      message: Buffer;
      stopHash: string;
      linkHash: string | null;
      atHandover: (tx: Db) => Promise<void>;
    }
  | { is: 'skip'; why: string }
  | { is: 'refused'; why: string; address: string }
  | { is: 'wait'; until: Date };

const CHANGED = 'The assignment has changed.';
const OVER = 'That Sunday has passed.';
const TURNED_OFF = 'The ward turned these emails off.';
const REFUSED = 'This address was rejected before or marked as wrong. Correct it on the member list, then try again.';
const NO_ADDRESS = 'The person has no email address or is no longer on the member list.';

type At = { context: AppContext; db: Db; wardId: WardId; ward: StoredWard; today: string };

/** What the reminder says now, if this person still has this assignment and has not said no. */
async function reminderNow({ context, db, wardId, ward, today }: At, mail: Mail): Promise<Body | string> {
  const { mailReminders, meetingTime, heldFrom } = settingsOf(context, ward);
  if (!mailReminders) return TURNED_OFF;
  if (mail.date <= today) return OVER;
  const meetings = await listSummaries(db, wardId, { from: mail.date, to: mail.date });
  const found = remindersOf(meetings, {
    now: { day: today, minute: 0, heldFrom },
    days: daysBetween(today, mail.date),
    meetingTime,
  }).find(({ memberId, invitedTo }) => memberId === mail.memberId && invitedTo === mail.part);
  return found ? { subject: subjectOn(mail.date), text: found.text } : CHANGED;
}

/** The planner's words with a link of their own, which counts from the moment that the email is handed over. */
async function invitationNow({ context, db, wardId, today }: At, mail: Mail, address: string): Promise<Body | string> {
  if (mail.date < today) return OVER;
  const meeting = mail.meetingId === null ? null : await findMeeting(db, wardId, mail.meetingId);
  if (!meeting || meeting.date !== mail.date || !holdsMeeting(meeting.kind) || mail.text === null) return CHANGED;
  const assignment = assignmentOf(meeting, mail);
  const stored = await listInvitations(db, wardId, meeting.id);
  const invitation = stored.find((one) => assignment && isFor(one, assignment));
  if (!invitation || invitation.state === 'not_asked') return CHANGED;
  const secret = randomBytes(32).toString('base64url');
  const hash = hashOfSecret(secret);
  const letter = {
    subject: mail.subject,
    text: mail.text.replaceAll(LINK_PLACE, `${context.env.origin}${ANSWER_PATH}/${secret}`),
  };
  if (!mail.text.includes(LINK_PLACE)) return letter;
  const link = { invitationId: invitation.id, hash, address: address.toLowerCase() };
  return {
    ...letter,
    linkHash: hash,
    atHandover: (tx) => putLink(tx, wardId, { ...link, createdAt: context.now(), givenAt: context.now() }),
  };
}

/** To whom it goes now: an address that has been changed since is the new one. */
async function recipientNow(
  { db, wardId }: At,
  mail: Mail,
): Promise<{ email: string | null; firstName?: string } | null> {
  if (mail.memberId !== null) return (await addressesOf(db, wardId, [mail.memberId]))[0] ?? null;
  return (await usersToMail(db, wardId, rolesFor(mail.kind))).find(({ id }) => id === mail.userId) ?? null;
}

/** The same for each attempt, so that a mailbox knows a repetition. */
const messageIdOf = ({ env }: AppContext, { wardId, occasion }: Pick<Mail, 'wardId' | 'occasion'>): string => {
  const key = createHash('sha256').update(`${env.origin} ${wardId} ${occasion}`).digest('hex').slice(0, 32);
  return `<${key}@${env.mail?.from.split('@').at(-1)}>`;
};

/** Looks at the ward as it is now: what has changed since an email was put in the outbox is in it, or keeps it from being sent. */
export async function compose(context: AppContext, mail: Mail): Promise<Composed> {
  const { env, now } = context;
  const { db } = context.database;
  const ward = await findWard(db, mail.wardId);
  if (!ward?.isActive || !env.mail) return { is: 'skip', why: TURNED_OFF };
  const at: At = { context, db, wardId: wardOfJob(ward), ward, today: todayOf(context, ward) };
  const { email: address = null, firstName = '' } = (await recipientNow(at, mail)) ?? {};
  if (address === null) return { is: 'skip', why: NO_ADDRESS };
  const stops = await listStops(db, at.wardId);
  if (stops.some((stop) => stop.address === address.toLowerCase())) return { is: 'refused', why: REFUSED, address };
  if (
    stops.some(
      ({ memberId, userId }) => (memberId ?? userId) !== null && memberId === mail.memberId && userId === mail.userId,
    )
  )
    return { is: 'skip', why: 'This person has turned off emails.' };
  const isByHand = mail.kind === 'invitation';
  const until = nextWithin(settingsOf(context, ward).timezone, now(), MAIL_HOURS);
  if (!isByHand && until > now()) return { is: 'wait', until };
  const body: Body | string = await (isByHand
    ? invitationNow(at, mail, address)
    : mail.kind === 'reminder'
      ? reminderNow(at, mail)
      : ((await lettersOn(context, db, ward, mail))(firstName) ?? CHANGED));
  if (typeof body === 'string') return { is: 'skip', why: body };
  const secret = randomBytes(32).toString('base64url');
  const stopLink = `${env.origin}${STOP_PATH}/${secret}`;
  // Loaded with the first mail: 10 MB that a planner without a mail server never needs.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = await new MailComposer({
    from: { name: ward.name, address: env.mail.from },
    to: { name: mail.name, address },
    replyTo: mail.replyTo ?? undefined,
    subject: body.subject,
    text: body.text + endingOf(ward.name, stopLink),
    messageId: messageIdOf(context, mail),
    date: now(),
    headers: {
      'Auto-Submitted': isByHand ? undefined : 'auto-generated',
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const atHandover = body.atHandover ?? (async () => undefined);
  const { subject, linkHash = null } = body;
  return { is: 'ready', address, subject, message, stopHash: hashOfSecret(secret), linkHash, atHandover };
}
