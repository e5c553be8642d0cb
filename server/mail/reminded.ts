import { invitedIn } from '#shared/invitations/assignments.ts';
import { remindersOf } from '#shared/reminders/reminders.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';

/** The reminders that are called for now, each with its part. No one is reminded of what they said no to. */
export function remindersIn(meetings: readonly MeetingRow[], options: Parameters<typeof remindersOf>[1]) {
  const assignments = new Map(
    meetings.flatMap((meeting) => invitedIn(meeting).map((one) => [`${meeting.id} ${one.key}`, one])),
  );
  return remindersOf(meetings, options).flatMap(({ assignment: key, ...reminder }) => {
    const assignment = assignments.get(`${reminder.meetingId} ${key}`);
    if (!assignment || assignment.invitation?.state === 'declined') return [];
    return [{ ...reminder, part: assignment.part }];
  });
}
