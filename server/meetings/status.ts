import { invalidFields } from '#shared/http/errors.ts';
import { isAbove, planOf, plannedProblems, workOutStatus } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { endInvitations } from '#server/invitations/queries.ts';
import type { WholeMeeting } from './present.ts';
import { updateMeeting } from './change-queries.ts';

type Asked = MeetingStatus | null | undefined;
type Settled = { status: MeetingStatus; isStatusChosen: boolean };

/**
 * The status of a meeting as it is now: the one asked for, if its conditions are met, or the one worked out. Only one
 * above what the rules give is a choice; one below never hides that a Sunday is fully planned.
 */
function statusFor(meeting: MeetingRow, asked: Asked): Settled {
  const plan = planOf(meeting);
  if (asked === 'planned') {
    const errors = plannedProblems(plan);
    if (errors.length > 0) throw invalidFields(errors);
  }
  const given = workOutStatus(plan);
  const isHidden = asked != null && given === 'planned' && isAbove(given, asked);
  const status = isHidden ? given : (asked ?? given);
  return { status, isStatusChosen: isAbove(status, given) };
}

const mayStand = (meeting: MeetingRow): boolean =>
  meeting.status !== 'planned' || plannedProblems(planOf(meeting)).length === 0;

/** The status after a change: the one asked for; or one chosen by hand before, as long as it may stand; or the one worked out. */
export function settledStatus(meeting: WholeMeeting, asked?: Asked): Settled {
  const { status, isStatusChosen } = meeting;
  return asked === undefined && isStatusChosen && mayStand(meeting)
    ? { status, isStatusChosen }
    : statusFor(meeting, asked);
}

/** Writes the status of a new meeting, and ends what it has ended. */
export async function settleStatus(tx: Db, wardId: WardId, meeting: WholeMeeting, asked?: Asked): Promise<MeetingRow> {
  await endInvitations(tx, wardId, meeting.endedInvitations);
  const settled = settledStatus(meeting, asked);
  if (settled.status === meeting.status && settled.isStatusChosen === meeting.isStatusChosen) return meeting;
  await updateMeeting(tx, wardId, meeting.id, settled, { own: false, music: false });
  return { ...meeting, status: settled.status };
}
