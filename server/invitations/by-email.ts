import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { SendInvitations } from '#shared/invitations/schema.ts';
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

/** The address of a member who has one and wants mail there. */
async function addressFor(
  tx: Db,
  { wardId }: MeetingWork,
  { assignment: { memberId, name } }: FoundAssignment,
): Promise<string> {
  const [found] = memberId === null ? [] : await addressesOf(tx, wardId, [memberId]);
  if (!found?.email) throw new AppError('no_address', { message: CASE_WORDS.noAddressOf(name) });
  const address = found.email.toLowerCase();
  for (const stop of await listStops(tx, wardId)) {
    if (stop.memberId === memberId && stop.reason === 'asked') throw new AppError('no_mail_wanted');
    if (stop.address === address) throw new AppError('address_refused');
  }
  return found.email;
}

/** Puts an invitation to each of these people in the outbox and marks them as asked by email: all of them or none. */
export async function sendInvitations(
  work: MeetingWork,
  replyTo: string | null,
  sent: SendInvitations['invitations'],
): Promise<MeetingRow[]> {
  const { context, wardId, actor, today } = work;
  if (!context.env.mail) throw new AppError('mail_off');
  return joinTransaction(context.database.db, async (tx) => {
    const lately = new Date(context.now().getTime() - QUARTER_HOUR);
    if ((await countRecent(tx, wardId, lately)) + sent.length > MAIL_LIMITS.invitations) throw new AppError('too_many');
    const ids = await onAssignments(tx, work, sent, async (found) => {
      const { meeting, assignment, known } = found;
      if (meeting.date < today) throw new AppError('meeting_over');
      const address = await addressFor(tx, work, found);
      const { part, memberId, name } = assignment;
      const about = `invitation ${meeting.id} ${meeting.date} ${part} member ${memberId}`;
      if (await isQueued(tx, wardId, about)) throw new AppError('already_queued');
      const now = context.now();
      const written = sent.find(({ meetingId, key }) => meetingId === meeting.id && key === assignment.key)?.text ?? '';
      const mail: NewMail = {
        wardId,
        kind: 'invitation',
        occasion: `${about} #${await countSent(tx, wardId, about)}`,
        memberId,
        name,
        address,
        subject: subjectOn(meeting.date),
        date: meeting.date,
        meetingId: meeting.id,
        part,
        text: withoutLink(written),
        replyTo,
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
    });
    const changed: MeetingRow[] = [];
    for (const id of ids) changed.push(await reread(tx, wardId, id));
    return changed;
  });
}
