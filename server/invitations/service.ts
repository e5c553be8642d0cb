import { randomBytes } from 'node:crypto';
import { dayWithoutYear } from '#shared/calendar/format.ts';
import { AppError } from '#shared/http/errors.ts';
import { invitedIn, isFor, type Assignment } from '#shared/invitations/assignments.ts';
import { ANSWER_PATH, isGiving, TALK_PART } from '#shared/invitations/constants.ts';
import type { InvitationMarks, WriteInvitations, WrittenInvitation } from '#shared/invitations/schema.ts';
import { filledInvitation, invitationTemplate, withoutName } from '#shared/invitations/texts.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { talkMinutes } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { greeted, isCalledByName } from '#shared/reminders/reminders.ts';
import { hashOfSecret } from '#server/auth/links.ts';
import { joinTransaction, type Db } from '#server/db/connect.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { lockMeeting } from '#server/meetings/queries.ts';
import { reread, type MeetingWork } from '#server/meetings/work.ts';
import { holdWard } from '#server/wards/hold-queries.ts';
import type { StoredWard } from '#server/wards/queries.ts';
import { settingsOf, todayOf } from '#server/wards/settings.ts';
import { giveLinks, listInvitations, putInvitation, putLink, reviveLinks, withdrawInvitation } from './queries.ts';

type Named = WriteInvitations['assignments'];
export type FoundAssignment = { meeting: MeetingRow; assignment: Assignment; known: number | null };

/** Runs `visit` for each of these assignments, meeting by meeting and with the meeting held. */
export async function onAssignments(
  tx: Db,
  { wardId }: MeetingWork,
  named: Named,
  visit: (found: FoundAssignment) => Promise<void>,
): Promise<number[]> {
  // In one order, so that two who name the same meetings do not wait for each other.
  const ids = [...new Set(named.map(({ meetingId }) => meetingId))].sort((a, b) => a - b);
  for (const id of ids) {
    const meeting = await lockMeeting(tx, wardId, id);
    if (!meeting) throw new AppError('meeting_not_found');
    const there = invitedIn(meeting);
    const stored = await listInvitations(tx, wardId, id);
    for (const { key, name } of named.filter(({ meetingId }) => meetingId === id)) {
      const assignment = there.find((one) => one.key === key);
      if (!assignment || (name !== undefined && name !== assignment.name)) throw new AppError('assignment_changed');
      const known = stored.find((one) => isFor(one, assignment));
      await visit({ meeting, assignment, known: known?.id ?? null });
    }
  }
  return ids;
}

/** Whose invitation it is, as it is stored. */
export const personOf = ({
  meeting,
  assignment: { part, memberId, name },
}: Pick<FoundAssignment, 'meeting' | 'assignment'>) => ({
  meetingId: meeting.id,
  part,
  memberId,
  name: memberId === null ? name : null,
  date: meeting.date,
});

/** A link that someone who said yes is given once more asks them nothing; an undo takes the yes itself back. */
const keepsAnswer = ({ invitation }: Assignment, { state, way = 'by_hand', isUndo }: InvitationMarks): boolean =>
  state === 'asked' && isGiving(way) && isUndo !== true && invitation?.state === 'accepted';

/** Marks each of these assignments, or none of them. The links of one that is marked as not asked end. */
export function markInvitations(work: MeetingWork, save: InvitationMarks): Promise<MeetingRow[]> {
  const { context, wardId, actor } = work;
  const { state, way = 'by_hand', word = null, isUndo = false } = save;
  const now = context.now();
  const putsBack = isUndo && state !== 'not_asked';
  const at = putsBack && save.at !== undefined && new Date(save.at) < now ? new Date(save.at) : now;
  const mark = { state, at, by: (putsBack && save.by) || actor.name, way, word };
  return joinTransaction(context.database.db, async (tx) => {
    const ids = await onAssignments(tx, work, save.assignments, async (found) => {
      const { known, meeting, assignment } = found;
      if (state === 'not_asked') {
        if (known !== null) await withdrawInvitation(tx, wardId, known, mark);
      } else {
        if (isUndo && known !== null) await reviveLinks(tx, wardId, known);
        const id =
          known !== null && keepsAnswer(assignment, save)
            ? known
            : await putInvitation(tx, wardId, known, { ...personOf(found), ...mark });
        if (isGiving(way)) await giveLinks(tx, wardId, id, mark.at);
      }
      await addEvent(tx, wardId, meeting.id, actor.name, inHistory(assignment, { state, way, word }));
    });
    const changed: MeetingRow[] = [];
    for (const id of ids) changed.push(await reread(tx, wardId, id));
    return changed;
  });
}

/** Who speaks before and after, as far as they are named yet; of use to a speaker alone. */
function neighborsOf({ meeting, assignment: { key } }: FoundAssignment): { before: string; after: string } {
  const talks = invitedIn(meeting).filter(({ part }) => part === TALK_PART);
  const place = talks.findIndex((talk) => talk.key === key);
  const nameAt = (at: number): string => (place === -1 ? '' : (talks[at]?.name ?? ''));
  return { before: nameAt(place - 1), after: nameAt(place + 1) };
}

/** The invitation to each of these people in the ward's words, with a link that is new each time. */
export function writeInvitations(work: MeetingWork, ward: StoredWard, named: Named): Promise<WrittenInvitation[]> {
  const { context, wardId, actor } = work;
  const { invitationTexts, meetingTime, defaultTalkLength } = settingsOf(context, ward);
  return joinTransaction(context.database.db, async (tx) => {
    await holdWard(tx, wardId);
    const written: WrittenInvitation[] = [];
    const today = todayOf(context, ward);
    await onAssignments(tx, work, named, async (found) => {
      const { meeting, assignment, known } = found;
      if (meeting.date < today) throw new AppError('meeting_over');
      const now = context.now();
      const notAsked = { state: 'not_asked' as const, at: now, by: actor.name, way: 'by_hand' as const };
      const invitationId = known ?? (await putInvitation(tx, wardId, null, { ...personOf(found), ...notAsked }));
      const secret = randomBytes(32).toString('base64url');
      await putLink(tx, wardId, { invitationId, hash: hashOfSecret(secret), createdAt: now });
      const template = invitationTemplate(invitationTexts, assignment.kind);
      const text = filledInvitation(isCalledByName(assignment) ? template : withoutName(template), {
        name: assignment.addressed ?? greeted(assignment.name),
        assignment: assignment.to,
        date: dayWithoutYear(meeting.date),
        time: meetingTime,
        place: ward.meetingAddress ?? '',
        minutes: String(talkMinutes(assignment, defaultTalkLength)),
        topic: assignment.topic ?? '',
        ...neighborsOf(found),
        ward: ward.name,
        sender: actor.name,
        link: `${context.env.origin}${ANSWER_PATH}/${secret}`,
      });
      written.push({ meetingId: meeting.id, key: assignment.key, name: assignment.name, text });
    });
    return written;
  });
}
