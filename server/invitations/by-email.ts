import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { NotSent, SendInvitations } from '#shared/invitations/schema.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { withoutLink } from '#shared/mail/texts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { subjectOn } from '#shared/reminders/reminders.ts';
import type { WardId } from '#server/access/actor.ts';
import { joinTransaction, type Db } from '#server/db/connect.ts';
import { refuseWhere } from '#server/http/limiter.ts';
import { MAIL_LIMITS } from '#server/mail/limits.ts';
import { addressesOf, listInvited, listStops, queuedBefore, queueMail } from '#server/mail/queries.ts';
import { addEvents } from '#server/meetings/event-queries.ts';
import { reread, type MeetingWork } from '#server/meetings/work.ts';
import { insertInvitations, changeInvitations } from './queries.ts';
import { onAssignments, personOf, type FoundAssignment } from './service.ts';

const QUARTER_HOUR = 15 * 60_000;

/** What tells an invitation by email from every other one; `#` and a number follow, since it may be sent again. */
const occasionOf = ({ meeting, assignment: { part, memberId } }: FoundAssignment): string =>
  `invitation ${meeting.id} ${meeting.date} ${part} member ${memberId}`;

/** Where an invitation goes and which one to this person it is; otherwise why it can't be sent. */
type Way = { is: 'address'; email: string; occasion: string } | { is: NotSent['reason'] };

/** Read once for all of them. */
async function waysTo(tx: Db, wardId: WardId, found: readonly FoundAssignment[]) {
  const memberIds = found.flatMap(({ assignment }) => assignment.memberId ?? []);
  const addresses = new Map((await addressesOf(tx, wardId, memberIds)).map(({ id, email }) => [id, email]));
  const stops = await listStops(tx, wardId);
  const invited = await listInvited(tx, wardId, [...new Set(found.map(({ meeting }) => meeting.id))]);
  const written = new Set<string>();
  return (one: FoundAssignment): Way => {
    const { memberId } = one.assignment;
    const about = `${occasionOf(one)} #`;
    const before = invited.filter(({ occasion }) => occasion.startsWith(about));
    const isOnItsWay = before.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isOnItsWay || written.has(about)) return { is: 'already_queued' };
    const email = memberId === null ? null : addresses.get(memberId);
    if (!email) return { is: 'no_address' };
    if (stops.some((stop) => stop.memberId === memberId && stop.reason === 'asked')) return { is: 'no_mail_wanted' };
    if (stops.some(({ address }) => address === email.toLowerCase())) return { is: 'address_refused' };
    const numbers = before.map(({ occasion }) => Number(occasion.slice(about.length)));
    written.add(about);
    return { is: 'address', email, occasion: `${about}${Math.max(-1, ...numbers) + 1}` };
  };
}

type Letter = { found: FoundAssignment; email: string; occasion: string; text: string };

async function queueInvitations(
  tx: Db,
  { context, wardId, actor }: MeetingWork,
  replyTo: string | null,
  letters: readonly Letter[],
): Promise<void> {
  const now = context.now();
  const mark = { state: 'asked' as const, at: now, by: actor.name, way: 'email' as const, word: null };
  await queueMail(
    tx,
    letters.map(({ found: { meeting, assignment }, email, occasion, text }) => ({
      wardId,
      kind: 'invitation' as const,
      occasion,
      memberId: assignment.memberId,
      name: assignment.name,
      address: email,
      subject: subjectOn(meeting.date),
      date: meeting.date,
      meetingId: meeting.id,
      part: assignment.part,
      text: withoutLink(text),
      replyTo,
      by: actor.name,
      createdAt: now,
      dueAt: now,
      state: 'waiting' as const,
    })),
  );
  const asked = letters.map(({ found }) => found).filter((one) => one.assignment.invitation?.state !== 'accepted');
  const unknown = asked.filter(({ known }) => known === null);
  await insertInvitations(
    tx,
    wardId,
    unknown.map((one) => ({ ...personOf(one), ...mark })),
  );
  const known = asked.flatMap((one) => one.known ?? []);
  await changeInvitations(tx, wardId, known, mark);
  const events = letters.map(({ found: { meeting, assignment } }) => ({
    meetingId: meeting.id,
    actor: actor.name,
    summary: inHistory(assignment, mark),
  }));
  await addEvents(tx, wardId, events);
}

/** Throws `too_many` with the time until a ward has room for so many more. */
async function refuseBeyondRoom(tx: Db, { context, wardId }: MeetingWork, count: number): Promise<void> {
  const now = context.now().getTime();
  const others = MAIL_LIMITS.invitations - count;
  const last = await queuedBefore(tx, wardId, new Date(now - QUARTER_HOUR), others);
  refuseWhere([last && { consumedPoints: others + 1, msBeforeNext: last.getTime() + QUARTER_HOUR - now }]);
}

/**
 * Puts an invitation to each of these people in the outbox and marks them as asked by email, in one transaction. People
 * who can't be emailed keep no one else from it; the answer names them. If no one can be, nothing is saved.
 */
export async function sendInvitations(
  work: MeetingWork,
  replyTo: string | null,
  sent: SendInvitations['invitations'],
): Promise<{ meetings: MeetingRow[]; notSent: NotSent[] }> {
  const { context, wardId, today } = work;
  if (!context.env.mail) throw new AppError('mail_off');
  return joinTransaction(context.database.db, async (tx) => {
    await refuseBeyondRoom(tx, work, sent.length);
    const found: FoundAssignment[] = [];
    const ids = await onAssignments(tx, work, sent, async (one) => {
      if (one.meeting.date < today) throw new AppError('meeting_over');
      found.push(one);
    });
    const wayTo = await waysTo(tx, wardId, found);
    const notSent: NotSent[] = [];
    const letters: Letter[] = [];
    for (const one of found) {
      const { meeting, assignment } = one;
      const { key, name } = assignment;
      const way = wayTo(one);
      const text = sent.find((said) => said.meetingId === meeting.id && said.key === key)?.text ?? '';
      if (way.is === 'address') letters.push({ found: one, email: way.email, occasion: way.occasion, text });
      else
        notSent.push({ meetingId: meeting.id, key, name, reason: way.is, message: CASE_WORDS.notSent[way.is](name) });
    }
    const [first] = notSent;
    if (first && letters.length === 0)
      throw new AppError(first.reason, { message: notSent.map(({ message }) => message).join(' '), notSent });
    await queueInvitations(tx, work, replyTo, letters);
    const meetings: MeetingRow[] = [];
    for (const id of ids) meetings.push(await reread(tx, wardId, id));
    return { meetings, notSent };
  });
}
