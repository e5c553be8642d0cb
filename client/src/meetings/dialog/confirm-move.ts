import { confirm } from '#client/lib/confirm.ts';
import { dayWithoutYear } from '#shared/calendar/format.ts';
import { invitedIn } from '#shared/invitations/assignments.ts';
import { answersAtStake, wouldBeLost } from '#shared/invitations/lost-answers.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Asks before a meeting moves to a Sunday that the people invited to it have not been asked about. */
export async function confirmMove(meeting: Meeting | null, date: string): Promise<boolean> {
  if (!meeting || meeting.date === date) return true;
  const people = answersAtStake(invitedIn(meeting));
  if (people.length === 0) return true;
  return confirm({
    title: `Move this meeting to ${dayWithoutYear(date)}?`,
    description: wouldBeLost(people),
    verb: 'Move',
  });
}
