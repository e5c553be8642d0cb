import { AppError } from '#shared/http/errors.ts';
import { invitedIn, isFor, type Assignment } from '#shared/invitations/assignments.ts';
import { NUMBER_PART, TALK_PART } from '#shared/invitations/constants.ts';
import { absentIn } from '#shared/invitations/declines.ts';
import { inHistory } from '#shared/invitations/words.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HYMN_FIELDS, displayHymns } from '#shared/meetings/music/hymns.ts';
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

/** The music without what no one performed. Where others performed as well, the mark alone says who stayed away. */
function withoutNumber({ musicalNumbers }: MeetingRow, gone: readonly Assignment[]): Pick<MeetingChange, 'hymns'> {
  const numbers = musicalNumbers.filter(({ type }) => type === NUMBER_PART);
  const isOver = numbers.every(({ id }) => gone.some(({ key }) => key === `number:${id}`));
  if (numbers.length === 0 || !isOver) return {};
  const shown = displayHymns(musicalNumbers);
  const kept = HYMN_SLOT_NAMES.filter((slot) => slot !== 'specialNumber');
  return { hymns: Object.fromEntries(kept.map((slot) => [slot, shown[HYMN_FIELDS[slot]]])) };
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
  const parts = gone.filter(({ part }) => part !== TALK_PART && part !== NUMBER_PART);
  const staying = before.speakingAssignments.filter(({ id }) => !talks.some(({ key }) => key === `${TALK_PART}:${id}`));
  return {
    ...Object.fromEntries(parts.map(({ field }) => [field, null])),
    ...withoutNumber(before, gone),
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
