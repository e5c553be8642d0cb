import { addDays, sundayOnOrBefore } from '#shared/calendar/sundays.ts';
import { HYMN_SLOT_NAMES, type HymnSlot, type MeetingKind } from '#shared/meetings/constants.ts';
import type { FastSundayRule } from '#shared/calendar/sundays.ts';
import { MUSIC_MEETINGS, MUSIC_SUNDAYS_AHEAD, MUSIC_SUNDAYS_MOST } from '#shared/meetings/limits.ts';
import { holdsMeeting, isMusicComplete, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { upcomingSundays, type SundaySlot } from '#shared/meetings/hints/upcoming.ts';

const isHeld = ({ kind, meeting }: SundaySlot<Meeting>) => meeting !== null && holdsMeeting(kind);

/** The last Sunday that can be opened for music. */
export const lastMusicSunday = (today: string): string => addDays(sundayOnOrBefore(today), 7 * MUSIC_SUNDAYS_MOST);

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
  const count = Math.min(MUSIC_SUNDAYS_AHEAD + further, MUSIC_SUNDAYS_MOST);
  const ahead = upcomingSundays(meetings, addDays(today, 1), count, rule);
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

type Talk = { topic?: string | null };

/** The topics of the talks, each once. Who gives them is not looked at. */
export const talkTopics = (talks: readonly Talk[]): string[] => [
  ...new Set(talks.flatMap(({ topic }) => (topic?.trim() ? [topic.trim()] : []))),
];

type Planned = { date: string; kind: MeetingKind; talks: readonly Talk[]; hymns: Readonly<Record<HymnSlot, string>> };

/** What a hymn of that Sunday has to fit, stored or as it is typed: the day, the topics, and the hymns that it has. */
export function hymnSetting({ date, kind, talks, hymns }: Planned, keyOf: (text: string) => string) {
  const chosen = HYMN_SLOT_NAMES.map((slot) => hymns[slot]).filter((text) => text.trim() !== '');
  return { date, isFast: kind === 'fast_testimony', topics: talkTopics(talks), taken: new Set(chosen.map(keyOf)) };
}
