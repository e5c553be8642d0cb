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

type Edited = { meeting: Meeting; base: MeetingValues; values: MeetingValues };

/** An answer may have come while the form was open. A meeting that someone has saved since is compared once it is saved. */
async function withAnswers(client: QueryClient, meeting: Meeting): Promise<Meeting> {
  try {
    // A session that has ended is told by the save, which keeps what was typed on the screen.
    const meta = { keepsScreen: true };
    const now = await client.fetchQuery({ ...meetingOptions(meeting.id), staleTime: 0, meta });
    return now.version === meeting.version && now.musicVersion === meeting.musicVersion ? now : meeting;
  } catch {
    return meeting;
  }
}

/** Asks before a meeting moves to a Sunday that the people invited to it have not been asked about. */
async function confirmMove(client: QueryClient, meeting: Meeting, date: string): Promise<boolean> {
  const description = lostInMeeting(await withAnswers(client, meeting));
  if (description === '') return true;
  return confirm({ title: `Move this meeting to ${dayWithoutYear(date)}?`, description, verb: 'Move' });
}

/** Asks before a person who said yes loses the assignment, to someone else or to another type of meeting. */
async function confirmReplacing(client: QueryClient, { meeting, base, values }: Edited): Promise<boolean> {
  const saved = savedValues(base, values);
  if (replacedIn(meeting, saved).length === 0) return true;
  const description = wouldEnd(replacedIn(await withAnswers(client, meeting), saved));
  const title = base.kind === values.kind ? 'Choose someone else?' : 'Change the meeting type?';
  return description === '' || confirm({ title, description, verb: 'Save Changes' });
}

/** Asks before a save ends the answer of someone who is invited. */
export async function confirmEnding(client: QueryClient, edited: Edited, now: WardMoment): Promise<boolean> {
  const { meeting, values } = edited;
  if (meeting.date !== values.date) return confirmMove(client, meeting, values.date);
  return isHeldBy(meeting.date, now) || confirmReplacing(client, edited);
}

/** Whose answers end with a meeting that is overwritten. Where it can't be read, the question is asked all the same. */
export async function lostWith(client: QueryClient, meetingId: number): Promise<string> {
  try {
    return lostInMeeting(await client.fetchQuery({ ...meetingOptions(meetingId), staleTime: 0 }));
  } catch {
    return '';
  }
}
