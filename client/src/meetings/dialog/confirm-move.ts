import type { QueryClient } from '@tanstack/react-query';
import { confirm } from '#client/lib/confirm.ts';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { dayWithoutYear } from '#shared/calendar/format.ts';
import { invitedIn } from '#shared/invitations/assignments.ts';
import { wouldBeLost } from '#shared/invitations/lost-answers.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** Asks before a meeting moves to a Sunday that the people invited to it have not been asked about. */
export async function confirmMove(meeting: Meeting | null, date: string): Promise<boolean> {
  if (!meeting || meeting.date === date) return true;
  const description = wouldBeLost(invitedIn(meeting));
  if (description === '') return true;
  return confirm({ title: `Move this meeting to ${dayWithoutYear(date)}?`, description, verb: 'Move' });
}

/** Whose answers end with a meeting that is overwritten. Where it can't be read, the question is asked all the same. */
export async function lostWith(client: QueryClient, meetingId: number): Promise<string> {
  try {
    return wouldBeLost(invitedIn(await client.fetchQuery({ ...meetingOptions(meetingId), staleTime: 0 })));
  } catch {
    return '';
  }
}
