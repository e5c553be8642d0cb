import { invitedIn, isFor, type Assignment } from '#shared/invitations/assignments.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { AwayDates } from '#shared/members/away.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { admitByLink, type WardId } from '#server/access/actor.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import type { AppContext } from '#server/context.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { findMeeting, lockMeeting } from '#server/meetings/queries.ts';
import { changeAway } from '#server/members/queries.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import { findWard, type StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { findByLink, giveLinks, putInvitation } from './queries.ts';
import { personOf } from './service.ts';

/** What a good link is about. */
export type Asked = {
  id: number;
  wardId: WardId;
  ward: StoredWard;
  meeting: MeetingRow;
  assignment: Assignment;
  /** The days that the person gave before, unless they have been changed since. */
  away: AwayDates | null;
};

/**
 * A link is good as long as this person has this assignment on this Sunday, and until that day is over. All else is no
 * link at all: nothing tells an old one from a guess.
 */
async function askedBy(
  context: AppContext,
  db: Db,
  secret: string,
  find: typeof findMeeting = findMeeting,
): Promise<Asked | null> {
  const invitation = await findByLink(db, hashOfSecret(secret));
  if (!invitation) return null;
  const wardId = admitByLink(invitation);
  const isToAnswer = find === lockMeeting;
  if (isToAnswer) await holdWard(db, wardId);
  const ward = await findWard(db, wardId);
  const meeting = await find(db, wardId, invitation.meetingId);
  // Held now: the link may have ended while we waited.
  if (isToAnswer && !(await findByLink(db, hashOfSecret(secret)))) return null;
  if (!ward?.isActive || !meeting || !holdsMeeting(meeting.kind)) return null;
  if (meeting.date !== invitation.date || meeting.date < todayOf(context, ward)) return null;
  const assignment = invitedIn(meeting).find((one) => isFor(invitation, one));
  return assignment ? { id: invitation.id, wardId, ward, meeting, assignment, away: invitation.away } : null;
}

/** Only a member's absence can be written down, and not every ward wants it. */
export const asksForAway = (context: AppContext, { ward, assignment }: Asked): boolean =>
  assignment.memberId !== null && settingsOf(context, ward).memberDetails;

export const readAsked = (context: AppContext, secret: string): Promise<Asked | null> =>
  askedBy(context, context.database.db, secret);

/** `away`: the days that the person gives with a no, in place of those given before. */
export type Answer = { state: 'accepted' | 'declined'; word: string | null; away: AwayDates | null };

/** Saves the answer, which appears in the meeting and its history immediately; null if the link is not valid. */
export const giveAnswer = (context: AppContext, secret: string, answer: Answer): Promise<Asked | null> =>
  transaction(context.database.db, async (tx) => {
    const asked = await askedBy(context, tx, secret, lockMeeting);
    if (!asked) return null;
    const { id, wardId, meeting, assignment, away: before } = asked;
    const { away, ...said } = answer;
    const after = asksForAway(context, asked) ? away : null;
    if ((before ?? after) !== null && assignment.memberId !== null) {
      const today = todayOf(context, asked.ward);
      await changeAway(tx, wardId, assignment.memberId, { before, after }, today, context.now());
    }
    const mark = { ...said, at: context.now(), by: assignment.name, way: 'link' as const };
    await putInvitation(tx, wardId, id, { ...personOf(asked), ...mark, away: after });
    await giveLinks(tx, wardId, id, mark.at);
    await addEvent(tx, wardId, meeting.id, assignment.name, inHistory(assignment, mark));
    return { ...asked, assignment: { ...assignment, invitation: mark } };
  });
