import { briefDate } from '#shared/calendar/format.ts';
import { daysBetween } from '#shared/calendar/sundays.ts';
import { isDecline } from '#shared/invitations/declined.ts';
import { declineInWords, declinesToFill } from '#shared/invitations/declines.ts';
import { TALKS_NEAR_DAYS } from '#shared/meetings/limits.ts';
import { hymnsTooSoon, hymnUses, otherUse } from '#shared/meetings/music/hymn-uses.ts';
import { PRAYER_PARTS, REQUIRED_PARTS, type RequiredPart } from '#shared/meetings/parts.ts';
import { holdsMeeting, isUnassigned, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting, SpeakingAssignment } from '#shared/meetings/schema.ts';
import type { WardMoment } from './held.ts';
import { talksIn } from './dated-talks.ts';
import { comingMeetings, type SundaySlot } from './upcoming.ts';

/** Something a Sunday is missing, or that doesn't fit: the text, the field that fixes it, and the meeting (null: not planned yet). */
export type Concern = {
  date: string;
  meetingId: number | null;
  field: string | null;
  text: string;
};

type Said = { paths: readonly string[]; text: string };

const gapOf = ({ field, required }: RequiredPart): Said => ({ paths: [field], text: required.gap });

/** Gaps as a person would name them, combined ones first. */
const GAPS: readonly Said[] = [
  ...REQUIRED_PARTS.filter(({ head }) => head !== null).map(gapOf),
  { paths: ['speakers'], text: 'No speakers' },
  { paths: PRAYER_PARTS.map(({ field }) => field), text: 'No prayers assigned' },
  ...PRAYER_PARTS.map(gapOf),
  { paths: ['hymns.opening', 'hymns.sacrament', 'hymns.closing'], text: 'No hymns chosen' },
  { paths: ['hymns.opening'], text: 'No opening hymn' },
  { paths: ['hymns.sacrament'], text: 'No sacrament hymn' },
  { paths: ['hymns.closing'], text: 'No closing hymn' },
];

/** Instead of a line for every gap. */
const NO_ONE: Said = { paths: REQUIRED_PARTS.map(({ field }) => field), text: 'No one assigned yet' };

function gapsOf(missing: ReadonlySet<string>): Said[] {
  const open = new Set(missing);
  return GAPS.filter(({ paths }) => {
    if (!paths.every((path) => open.has(path))) return false;
    for (const path of paths) open.delete(path);
    return true;
  });
}

type Options = {
  /** All that are known, those of the Sundays among them. */
  meetings: readonly Meeting[];
  weeks: number;
  warnsOfHymns: boolean;
  now: WardMoment;
};

const declinesOf = (meeting: Meeting, now: WardMoment): Concern[] =>
  declinesToFill(meeting, now).map((one) => ({
    date: meeting.date,
    meetingId: meeting.id,
    field: one.field,
    text: declineInWords(one),
  }));

const mayCome = ({ invitation }: SpeakingAssignment): boolean => !isDecline(invitation);

/**
 * What is still missing, Sunday by Sunday, then who declined for one after them, and last the hymns that repeat: what is
 * missing matters more. A Sunday without a meeting is missing nothing.
 */
export function concernsOf(slots: readonly SundaySlot<Meeting>[], options: Options): Concern[] {
  const { meetings, now } = options;
  const uses = hymnUses(meetings);
  const coming = comingMeetings(meetings, now.day);
  const talks = [
    ...talksIn(
      meetings.filter(({ date }) => date < now.day),
      now.day,
    ),
    ...coming.flatMap(({ date, speakingAssignments }) =>
      speakingAssignments.filter(mayCome).map(({ memberId }) => ({ memberId, date })),
    ),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  const last = slots.at(-1)?.date ?? now.day;
  const later = coming.filter(({ date }) => date > last).flatMap((meeting) => declinesOf(meeting, now));
  const hymns: Concern[] = [];
  const missing = slots.flatMap(({ date, kind, meeting }): Concern[] => {
    if (!holdsMeeting(kind)) return [];
    const about = { date, meetingId: meeting?.id ?? null };
    const unplanned = { ...about, field: null, text: 'Not planned yet' };
    if (!meeting) return [unplanned];
    const declines = declinesOf(meeting, now);
    if (meeting.status === 'draft') return [...declines, unplanned];
    const parts = new Set(missingParts(planOf(meeting)).map((part) => part.path));
    const gaps = (isUnassigned(meeting) ? [NO_ONE] : gapsOf(parts)).map(({ paths, text }) => ({
      ...about,
      field: paths[0] ?? null,
      text,
    }));
    const speakers = meeting.speakingAssignments.flatMap((talk, index) => {
      const [name, field] = [talk.speakerName ?? 'A speaker', `speakers.${index}`];
      const other = talks.findLast(
        (one) =>
          one.memberId &&
          one.memberId === talk.memberId &&
          one.date < date &&
          daysBetween(one.date, date) <= TALKS_NEAR_DAYS,
      );
      return [
        ...(other && mayCome(talk)
          ? [
              {
                ...about,
                field,
                text: `${name} ${other.date < now.day ? 'spoke' : 'also speaks'} ${briefDate(other.date)}`,
              },
            ]
          : []),
        ...(talk.topic ? [] : [{ ...about, field: `${field}.topic`, text: `${name} has no topic yet` }]),
      ];
    });
    const repeats = options.warnsOfHymns ? hymnsTooSoon(meeting, uses, options.weeks) : [];
    for (const { slot, name, days } of repeats) {
      // Two Sundays of this list are named once, at the later.
      const others = days.filter((day) => day < date || day > last);
      const text = `${name}: ${otherUse(others, date, now.day)}`;
      if (others.length > 0) hymns.push({ ...about, field: `hymns.${slot}`, text });
    }
    return [...declines, ...gaps, ...speakers];
  });
  return [...missing, ...later, ...hymns];
}
