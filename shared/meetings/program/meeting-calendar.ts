import { minutesIn } from '#shared/calendar/clock.ts';
import { calendarFile, type CalendarEvent } from '#shared/calendar/ics.ts';
import { MEETING_MINUTES } from '#shared/meetings/limits.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';
import { HEAD_PARTS, nameIn, PRAYER_PARTS } from '#shared/meetings/parts.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { performers } from './program.ts';
import { withoutSigns } from '#shared/music/hymn-text.ts';

/**
 * `version`: counts up with what an event has of its ward, such as the time and, in a feed, people's names. `changedAt`: when
 * any of it may have changed last.
 */
type CalendarWard = {
  id: number;
  name: string;
  meetingTime: string;
  timezone: string;
  meetingAddress: string | null;
  version: number;
  changedAt: Date;
};

/** Who takes part and what is sung, as far as they can be seen; never business, announcements, or notes. */
function linesOf(meeting: MeetingRow): string[] {
  const people = [...HEAD_PARTS, ...PRAYER_PARTS].map((part) => [part.label, nameIn(meeting, part)]);
  const talks = meeting.speakingAssignments.map((talk) => [
    'Speaker',
    [talk.speakerName, talk.topic].filter(Boolean).join(' · '),
  ]);
  const hymns = HYMN_SLOT_NAMES.map((slot) => {
    const title = withoutSigns(meeting[HYMN_FIELDS[slot]] ?? '');
    const performed = slot === 'specialNumber' && title !== '' ? performers(meeting) : undefined;
    return [HYMN_SLOT_LABELS[slot], [title, performed].filter(Boolean).join(' · ')];
  });
  return [...people, ...talks, ...hymns].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

const eventOf = (meeting: MeetingRow, ward: CalendarWard): CalendarEvent => ({
  uid: `meeting-${ward.id}-${meeting.id}@sacrament-meeting-planner`,
  sequence: meeting.version + meeting.musicVersion + ward.version,
  changedAt: new Date(Math.max(ward.changedAt.getTime(), new Date(meeting.updatedAt).getTime())),
  date: meeting.date,
  start: minutesIn(ward.meetingTime),
  minutes: MEETING_MINUTES,
  timezone: ward.timezone,
  summary: meeting.kind === 'regular' ? 'Sacrament meeting' : `Sacrament meeting (${KIND_LABELS[meeting.kind]})`,
  description: linesOf(meeting).join('\n'),
  location: ward.meetingAddress,
});

/** Meetings for someone's own calendar. */
export const meetingsCalendar = (meetings: readonly MeetingRow[], ward: CalendarWard): string =>
  calendarFile(
    ward.name,
    ward.timezone,
    meetings.map((meeting) => eventOf(meeting, ward)),
  );
