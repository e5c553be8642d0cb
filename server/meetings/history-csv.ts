import { stayedAway } from '#shared/invitations/declines.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import { csvOf } from '#shared/text/csv.ts';
import { fullNameOrNull } from '#shared/text/person-name.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';

const HEAD = ['Date', 'Conducting Member', 'Speakers', 'Musical Numbers'];

/**
 * All meetings as a table for a spreadsheet, the earliest first; of past ones, who spoke and what was performed. Wards that count attendance
 * have a column for it.
 */
export function historyCsv(meetings: readonly MeetingRow[], today: string, countsAttendance: boolean): string {
  const rows = meetings.map((meeting) => [
    meeting.date,
    fullNameOrNull(meeting.conductingMember),
    meeting.speakingAssignments
      .filter(({ invitation }) => !stayedAway(invitation, meeting.date, today))
      .map((talk) => (talk.topic ? `${talk.speakerName} (${talk.topic})` : talk.speakerName))
      .join('; '),
    meeting.musicalNumbers
      .filter(({ invitation }) => !stayedAway(invitation, meeting.date, today))
      .map((number) => hymnText(number.hymnNumber, number.title))
      .join('; '),
    ...(countsAttendance ? [meeting.attendance === null ? null : String(meeting.attendance)] : []),
  ]);
  return csvOf([[...HEAD, ...(countsAttendance ? ['Attendance'] : [])], ...rows]);
}
