import { addDays } from '#shared/calendar/sundays.ts';
import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { MUSIC_MEETINGS, MUSIC_SUNDAYS_AHEAD } from '#shared/meetings/limits.ts';
import { holdsMeeting, isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { upcomingSundays, type SundaySlot } from '#shared/meetings/hints/upcoming.ts';

const isHeld = ({ kind, meeting }: SundaySlot<Meeting>) => meeting !== null && holdsMeeting(kind);

/**
 * The Sundays after today up to the sixth meeting; those between without a meeting are kept, so that they are not
 * overlooked. `further` are the Sundays asked for beyond.
 */
export function musicSundays(
  meetings: readonly Meeting[],
  today: string,
  rule: FastSundayRule,
  further = 0,
): SundaySlot<Meeting>[] {
  const ahead = upcomingSundays(meetings, addDays(today, 1), MUSIC_SUNDAYS_AHEAD + further, rule);
  let last = -1;
  let held = 0;
  ahead.slice(0, MUSIC_SUNDAYS_AHEAD).forEach((slot, index) => {
    if (held >= MUSIC_MEETINGS || !isHeld(slot)) return;
    held += 1;
    last = index;
  });
  return ahead.slice(0, last + 1 + further);
}

const needsMusic = (meeting: Meeting): boolean => holdsMeeting(meeting.kind) && !isMusicComplete(planOf(meeting));

/** How many of today's and the upcoming meetings lack a hymn. */
export function countNeedingMusic(meetings: readonly Meeting[], today: string, rule: FastSundayRule): number {
  const ahead = musicSundays(meetings, today, rule).flatMap(({ meeting }) => meeting ?? []);
  return [...meetings.filter((meeting) => meeting.date === today), ...ahead].filter(needsMusic).length;
}

/** The topics of the talks, each once. Who gives them is not looked at. */
export const talkTopics = (meeting: Pick<Meeting, 'speakingAssignments'>): string[] => [
  ...new Set(meeting.speakingAssignments.flatMap(({ topic }) => (topic?.trim() ? [topic.trim()] : []))),
];
