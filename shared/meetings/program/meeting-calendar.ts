import { minutesIn } from '#shared/calendar/clock.ts';
import { calendarFile, type CalendarEvent } from '#shared/calendar/ics.ts';
import { MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HEAD_PARTS, nameIn, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { withoutSigns } from '#shared/music/hymn-text.ts';

/** `version`: counts up with what an event has of its ward, such as the time and, in a feed, people's names. */
type CalendarWard = { id: number; name: string; meetingTime: string; timezone: string; version: number };

/** Who takes part and what is sung, as far as one sees it; never business, announcements, or notes. */
function linesOf(meeting: MeetingRow): string[] {
  const people = [...HEAD_PARTS, ...PRAYER_PARTS].map((part) => [part.label, nameIn(meeting, part)]);
  const talks = meeting.speakingAssignments.map((talk) => [
    'Speaker',
    [talk.speakerName, talk.topic].filter(Boolean).join(' · '),
  ]);
  const hymns = HYMN_SLOT_NAMES.map((slot) => [HYMN_SLOT_LABELS[slot], withoutSigns(meeting[HYMN_FIELDS[slot]] ?? '')]);
  return [...people, ...talks, ...hymns].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

const eventOf = (meeting: MeetingRow, { id, meetingTime, timezone, version }: CalendarWard): CalendarEvent => ({
  uid: `meeting-${id}-${meeting.id}@sacrament-meeting-planner`,
  sequence: meeting.version + meeting.musicVersion + version,
  changedAt: new Date(meeting.updatedAt),
  date: meeting.date,
  start: minutesIn(meetingTime),
  minutes: MEETING_MINUTES,
  timezone,
  summary: meeting.kind === 'regular' ? 'Sacrament meeting' : `Sacrament meeting (${KIND_LABELS[meeting.kind]})`,
  description: linesOf(meeting).join('\n'),
});

/** Meetings for someone's own calendar. */
export const meetingsCalendar = (meetings: readonly MeetingRow[], ward: CalendarWard): string =>
  calendarFile(
    ward.name,
    ward.timezone,
    meetings.map((meeting) => eventOf(meeting, ward)),
  );
