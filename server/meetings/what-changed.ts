import { shortDate } from '#shared/calendar/format.ts';
import { HYMN_FIELDS, HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { performers } from '#shared/meetings/program/program.ts';
import { KIND_LABELS, STATUS_LABELS } from '#shared/meetings/rules.ts';
import { nameIn, PERSON_PARTS } from '#shared/meetings/parts.ts';
import type { MeetingRow } from '#shared/meetings/schema.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';

const said = (label: string, before: string | null | undefined, after: string | null | undefined): string[] =>
  (before ?? null) === (after ?? null) ? [] : [after ? `${label}: ${after}` : `${label} removed`];

const speakers = (meeting: MeetingRow) =>
  meeting.speakingAssignments.map((talk) => [talk.speakerName, talk.topic].filter(Boolean).join(' on ')).join(', ') ||
  null;

function heldWords(before: MeetingRow, after: MeetingRow): string[] {
  const held = after.heldAsPlanned ? 'Went as planned' : 'Didn’t go as planned';
  const count = (meeting: MeetingRow) => (meeting.attendance == null ? null : String(meeting.attendance));
  return [
    ...(after.heldAsPlanned == null || after.heldAsPlanned === before.heldAsPlanned ? [] : [held]),
    ...said('Attendance', count(before), count(after)),
  ];
}

/** One line about a save, for the meeting's history; empty when nothing a person would notice has changed. */
export function whatChanged(before: MeetingRow, after: MeetingRow): string {
  const texts = [
    ['Announcements', 'announcements'],
    ['Stake and ward business', 'wardBusiness'],
    ['Releases', 'releases'],
    ['New callings', 'newCallings'],
    ['Notes', 'notes'],
  ] as const;
  return [
    ...(before.date === after.date ? [] : [`Moved to ${shortDate(after.date)}`]),
    ...said('Meeting type', KIND_LABELS[before.kind], KIND_LABELS[after.kind]),
    ...PERSON_PARTS.flatMap((part) => said(part.label, nameIn(before, part), nameIn(after, part))),
    ...said('Speakers', speakers(before), speakers(after)),
    ...HYMN_SLOT_NAMES.flatMap((slot) =>
      said(HYMN_SLOT_LABELS[slot], before[HYMN_FIELDS[slot]], after[HYMN_FIELDS[slot]]),
    ),
    ...said('Performer', performers(before), performers(after)),
    ...texts.flatMap(([label, key]) => ((before[key] ?? null) === (after[key] ?? null) ? [] : [`${label} changed`])),
    ...heldWords(before, after),
    ...(before.status === after.status ? [] : [`Status: ${STATUS_LABELS[after.status]}`]),
  ].join(' · ');
}
