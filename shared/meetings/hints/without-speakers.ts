// Wall: the server asks for it as well as the planner and Talk Tracking, and no other screen loads it.
import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { needsSpeaker } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { upcomingSundays, type SundaySlot } from './upcoming.ts';

/** The next Sunday after `today`, within about half a year, that needs speakers and has none. */
export const nextWithoutSpeakers = <M extends Pick<MeetingRow, 'date' | 'kind' | 'speakingAssignments'>>(
  meetings: readonly M[],
  today: string,
  rule: FastSundayRule,
): SundaySlot<M> | undefined =>
  upcomingSundays(meetings, today, 26, rule).find(
    ({ date, kind, meeting }) => date > today && needsSpeaker(kind) && !meeting?.speakingAssignments.length,
  );
