import type { QueryClient } from '@tanstack/react-query';
import { confirm } from '#client/lib/confirm.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { savedValues } from '#client/meetings/meeting-parts.ts';
import { dayWithoutYear } from '#shared/calendar/format.ts';
import { lostInMeeting } from '#shared/invitations/lost-answers.ts';
import { replacedIn, wouldEnd } from '#shared/invitations/replaced.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { isHeldBy, type WardMoment } from '#shared/meetings/hints/held.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Asks before a meeting moves to a Sunday that the people invited to it have not been asked about. */
export async function confirmMove(meeting: Meeting | null, date: string): Promise<boolean> {
  if (!meeting || meeting.date === date) return true;
  const description = lostInMeeting(meeting);
  if (description === '') return true;
  return confirm({ title: `Move this meeting to ${dayWithoutYear(date)}?`, description, verb: 'Move' });
}

/** Asks before a person who said yes loses the assignment, to someone else or to another type of meeting. */
export async function confirmReplacing(
  meeting: Meeting | null,
  base: MeetingValues,
  values: MeetingValues,
  now: WardMoment,
): Promise<boolean> {
  if (!meeting || meeting.date !== values.date || isHeldBy(meeting.date, now)) return true;
  const description = wouldEnd(replacedIn(meeting, savedValues(base, values)));
  const title = base.kind === values.kind ? 'Choose someone else?' : 'Change the meeting type?';
  return description === '' || confirm({ title, description, verb: 'Save Changes' });
}

/** Whose answers end with a meeting that is overwritten. Where it can't be read, the question is asked all the same. */
export async function lostWith(client: QueryClient, meetingId: number): Promise<string> {
  try {
    return lostInMeeting(await client.fetchQuery({ ...meetingOptions(meetingId), staleTime: 0 }));
  } catch {
    return '';
  }
}
