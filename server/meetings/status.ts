import { invalidFields } from '#shared/http/errors.ts';
import { isAbove, planOf, plannedProblems, workOutStatus } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import type { MeetingStatus } from '#shared/meetings/constants.ts';
import type { WardId } from '#server/access/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { endInvitations } from '#server/invitations/queries.ts';
import type { WholeMeeting } from './present.ts';
import { updateMeeting } from './queries.ts';

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

/** Recomputes the status after a change, unless it is or was chosen by hand, and ends what the change has ended. */
export async function settleStatus(tx: Db, wardId: WardId, meeting: WholeMeeting, asked?: Asked): Promise<MeetingRow> {
  await endInvitations(tx, wardId, meeting.endedInvitations);
  const { isStatusChosen: wasChosen } = meeting;
  if (asked === undefined && wasChosen && mayStand(meeting)) return meeting;
  const settled = statusFor(meeting, asked);
  if (settled.status === meeting.status && settled.isStatusChosen === wasChosen) return meeting;
  await updateMeeting(tx, wardId, meeting.id, settled, { own: false, music: false });
  return { ...meeting, status: settled.status };
}
