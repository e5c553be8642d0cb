import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { NotSent, SendInvitations } from '#shared/invitations/schema.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { withoutLink } from '#shared/mail/texts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { subjectOn } from '#shared/reminders/reminders.ts';
import { joinTransaction, type Db } from '#server/db/connect.ts';
import { MAIL_LIMITS } from '#server/mail/limits.ts';
import {
  addressesOf,
  countRecent,
  countSent,
  isQueued,
  listStops,
  queueMail,
  type NewMail,
} from '#server/mail/queries.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { reread, type MeetingWork } from '#server/meetings/work.ts';
import { putInvitation } from './queries.ts';
import { onAssignments, personOf, type FoundAssignment } from './service.ts';

const QUARTER_HOUR = 15 * 60_000;

type Address = { is: 'address'; email: string } | { is: NotSent['reason'] };

/** The address of a member who has one and wants mail there; otherwise why nothing can be sent. */
async function addressFor(
  tx: Db,
  { wardId }: MeetingWork,
  { assignment: { memberId } }: FoundAssignment,
): Promise<Address> {
  const [found] = memberId === null ? [] : await addressesOf(tx, wardId, [memberId]);
  if (!found?.email) return { is: 'no_address' };
  const address = found.email.toLowerCase();
  for (const stop of await listStops(tx, wardId)) {
    if (stop.memberId === memberId && stop.reason === 'asked') return { is: 'no_mail_wanted' };
    if (stop.address === address) return { is: 'address_refused' };
  }
  return { is: 'address', email: found.email };
}

/** What tells an invitation by email from every other one; `#` and a number follow, since it may be sent again. */
const occasionOf = ({ meeting, assignment: { part, memberId } }: FoundAssignment): string =>
  `invitation ${meeting.id} ${meeting.date} ${part} member ${memberId}`;

async function queueInvitation(
  tx: Db,
  { context, wardId, actor }: MeetingWork,
  found: FoundAssignment,
  letter: { address: string; text: string; replyTo: string | null },
): Promise<void> {
  const { meeting, assignment, known } = found;
  const { part, memberId, name } = assignment;
  const about = occasionOf(found);
  const now = context.now();
  const mail: NewMail = {
    wardId,
    kind: 'invitation',
    occasion: `${about} #${await countSent(tx, wardId, about)}`,
    memberId,
    name,
    address: letter.address,
    subject: subjectOn(meeting.date),
    date: meeting.date,
    meetingId: meeting.id,
    part,
    text: withoutLink(letter.text),
    replyTo: letter.replyTo,
    by: actor.name,
    createdAt: now,
    dueAt: now,
    state: 'waiting',
  };
  await queueMail(tx, [mail]);
  const mark = { state: 'asked' as const, at: now, by: actor.name, way: 'email' as const, word: null };
  const isAnswered = assignment.invitation?.state === 'accepted';
  if (!isAnswered) await putInvitation(tx, wardId, known, { ...personOf(found), ...mark });
  await addEvent(tx, wardId, meeting.id, actor.name, inHistory(assignment, mark));
}

/**
 * Puts an invitation to each of these people in the outbox and marks them as asked by email, in one transaction. People
 * who can't be emailed keep nobody else from it; the answer names them. If no one can be, nothing is saved.
 */
export async function sendInvitations(
  work: MeetingWork,
  replyTo: string | null,
  sent: SendInvitations['invitations'],
): Promise<{ meetings: MeetingRow[]; notSent: NotSent[] }> {
  const { context, wardId, today } = work;
  if (!context.env.mail) throw new AppError('mail_off');
  return joinTransaction(context.database.db, async (tx) => {
    const lately = new Date(context.now().getTime() - QUARTER_HOUR);
    if ((await countRecent(tx, wardId, lately)) + sent.length > MAIL_LIMITS.invitations) throw new AppError('too_many');
    const notSent: NotSent[] = [];
    const ids = await onAssignments(tx, work, sent, async (found) => {
      const { meeting, assignment } = found;
      const { key, name } = assignment;
      if (meeting.date < today) throw new AppError('meeting_over');
      const to = (await isQueued(tx, wardId, occasionOf(found)))
        ? { is: 'already_queued' as const }
        : await addressFor(tx, work, found);
      if (to.is !== 'address') {
        notSent.push({ meetingId: meeting.id, key, name, reason: to.is, message: CASE_WORDS.notSent[to.is](name) });
        return;
      }
      const text = sent.find((one) => one.meetingId === meeting.id && one.key === key)?.text ?? '';
      await queueInvitation(tx, work, found, { address: to.email, text, replyTo });
    });
    const [first] = notSent;
    if (first && notSent.length === sent.length)
      throw new AppError(first.reason, { message: notSent.map(({ message }) => message).join(' '), notSent });
    const meetings: MeetingRow[] = [];
    for (const id of ids) meetings.push(await reread(tx, wardId, id));
    return { meetings, notSent };
  });
}
