import { AppError } from '#shared/http/errors.ts';
import { invitedIn, isFor } from '#shared/invitations/assignments.ts';
import { TALK_PART } from '#shared/invitations/constants.ts';
import { absentIn } from '#shared/invitations/declines.ts';
import { inHistory } from '#shared/invitations/words.ts';
import type { MeetingChange, MeetingRow } from '#shared/meetings/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { changeInvitations, listInvitations } from './queries.ts';
import { addEvent } from '#server/meetings/event-queries.ts';
import type { MeetingWork } from '#server/meetings/work.ts';

/** Who declined and came after all did say yes in the end. */
export async function markTookPart(tx: Db, work: MeetingWork, meeting: MeetingRow, keys: readonly string[]) {
  if (keys.length === 0) return;
  const { wardId, actor, context } = work;
  const there = invitedIn(meeting);
  const stored = await listInvitations(tx, wardId, meeting.id);
  const mark = { state: 'accepted' as const, at: context.now(), by: actor.name, way: 'by_hand' as const, word: null };
  for (const key of keys) {
    const assignment = there.find((one) => one.key === key);
    if (!assignment) throw new AppError('assignment_changed');
    const known = stored.find((one) => isFor(one, assignment));
    if (known?.state !== 'declined') continue;
    await changeInvitations(tx, wardId, [known.id], mark);
    await addEvent(tx, wardId, meeting.id, actor.name, inHistory(assignment, mark));
  }
}

/**
 * A meeting held as planned was held without those who declined, so that no one counts as having spoken or prayed who did
 * not. It stays as complete as it was.
 */
export function withoutAbsent(before: MeetingRow, save: MeetingChange): MeetingChange {
  if (save.heldAsPlanned !== true) return save;
  const gone = absentIn(before).filter(({ key }) => !save.tookPart?.includes(key));
  if (gone.length === 0) return save;
  const talks = gone.filter(({ part }) => part === TALK_PART);
  const staying = before.speakingAssignments.filter(({ id }) => !talks.some(({ key }) => key === `${TALK_PART}:${id}`));
  return {
    ...Object.fromEntries(gone.filter((one) => !talks.includes(one)).map(({ field }) => [field, null])),
    ...(talks.length > 0 && {
      speakers: staying.map(({ memberId, speakerName, topic, duration }) => ({
        memberId: memberId ?? undefined,
        speakerName: speakerName ?? undefined,
        topic: topic ?? undefined,
        duration: duration ?? undefined,
      })),
    }),
    ...(before.status === 'planned' && { isComplete: true }),
    ...save,
  };
}
