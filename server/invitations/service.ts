import { invitedIn, isFor } from '#shared/invitations/assignments.ts';
import type { InvitationMarks } from '#shared/invitations/schema.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { AppError } from '#shared/http/errors.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { transaction } from '#server/db/connect.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import { lockMeeting } from '#server/meetings/queries.ts';
import { reread, type MeetingWork } from '#server/meetings/work.ts';
import { endInvitations, listInvitations, putInvitation } from './queries.ts';

/** Marks each of these assignments, or none of them. */
export function markInvitations(work: MeetingWork, save: InvitationMarks): Promise<MeetingRow[]> {
  const { context, wardId, actor } = work;
  const { state, way = 'by_hand', word = null } = save;
  return transaction(context.database.db, async (tx) => {
    const changed: MeetingRow[] = [];
    // In one order, so that two who mark the same meetings do not wait for each other.
    const ids = [...new Set(save.assignments.map(({ meetingId }) => meetingId))].sort((a, b) => a - b);
    for (const id of ids) {
      const meeting = await lockMeeting(tx, wardId, id);
      if (!meeting) throw new AppError('meeting_not_found');
      const there = invitedIn(meeting);
      const known = await listInvitations(tx, wardId, id);
      for (const { key, name } of save.assignments.filter(({ meetingId }) => meetingId === id)) {
        const assignment = there.find((one) => one.key === key);
        if (!assignment || (name !== undefined && name !== assignment.name)) throw new AppError('assignment_changed');
        const before = known.find((one) => isFor(one, assignment));
        const { part, memberId } = assignment;
        if (state === 'not_asked') await endInvitations(tx, wardId, before ? [before.id] : []);
        else
          await putInvitation(tx, wardId, before?.id ?? null, {
            meetingId: id,
            part,
            memberId,
            name: memberId === null ? assignment.name : null,
            date: meeting.date,
            state,
            at: context.now(),
            by: actor.name,
            way,
            word,
          });
        await addEvent(tx, wardId, id, actor.name, inHistory(assignment, { state, way, word }));
      }
      changed.push(await reread(tx, wardId, id));
    }
    return changed;
  });
}
