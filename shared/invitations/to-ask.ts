import { addDays } from '#shared/calendar/sundays.ts';
import { isHeldBy, type WardMoment } from '#shared/meetings/hints/held.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { invitedIn, type Assignment } from './assignments.ts';
import { LEAD_DAYS, PATIENCE_DAYS, AHEAD_DAYS } from './limits.ts';

export type PersonToAsk = {
  meeting: Meeting;
  assignment: Assignment;
  state: 'not_asked' | 'asked' | 'declined';
  /** From the day after on it is late. */
  due: string;
};

/**
 * No one is still to be asked for today, for a Sunday that is far ahead, or for a meeting that someone has confirmed. A
 * standing assignment is listed once someone has asked.
 */
const isToBeAsked = ({ date, status }: Meeting, { isStanding }: Assignment, today: string): boolean =>
  !isStanding && date > today && date <= addDays(today, AHEAD_DAYS) && status !== 'confirmed';

function dueOf({ kind, invitation }: Assignment, date: string, dayOf: (moment: string) => string): string {
  const sent = invitation?.at ? dayOf(String(invitation.at)) : null;
  if (invitation?.state === 'declined') return date;
  if (invitation?.state === 'asked' && sent) return addDays(sent, PATIENCE_DAYS);
  return addDays(date, -LEAD_DAYS[kind]);
}

/** A place that is open again comes first, then what is overdue on any Sunday. */
const placeOf = ({ state, due }: PersonToAsk, today: string): number =>
  state === 'declined' ? 0 : due < today ? 1 : 2;

/** Who is to be replaced or to be asked again, and in the weeks to come who is still to be asked, what is late first, each Sunday by Sunday. */
export function peopleToAsk(
  meetings: readonly Meeting[],
  { now, dayOf }: { now: WardMoment; dayOf: (moment: string) => string },
): PersonToAsk[] {
  return meetings
    .filter(({ date, kind }) => !isHeldBy(date, now) && holdsMeeting(kind))
    .flatMap((meeting) =>
      invitedIn(meeting).flatMap((assignment): PersonToAsk[] => {
        const state = assignment.invitation?.state ?? 'accepted';
        if (state === 'accepted' || (state === 'not_asked' && !isToBeAsked(meeting, assignment, now.day))) return [];
        return [{ meeting, assignment, state, due: dueOf(assignment, meeting.date, dayOf) }];
      }),
    )
    .toSorted(
      (a, b) =>
        placeOf(a, now.day) - placeOf(b, now.day) ||
        a.meeting.date.localeCompare(b.meeting.date) ||
        a.due.localeCompare(b.due),
    );
}
