import type { Use } from '#shared/music/rules.ts';
import { declineInWords, declinesIn } from '#shared/invitations/declines.ts';
import { hymnsTooSoon, otherUse } from '#shared/meetings/music/hymn-uses.ts';
import { PRAYER_PARTS, REQUIRED_PARTS, type RequiredPart } from '#shared/meetings/parts.ts';
import { holdsMeeting, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isHeldBy, type WardMoment } from './held.ts';
import type { SundaySlot } from './upcoming.ts';

/** Something a Sunday is missing: the text, the field that fixes it, and the meeting (null: not planned yet). */
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

function gapsOf(missing: ReadonlySet<string>): Said[] {
  const open = new Set(missing);
  return GAPS.filter(({ paths }) => {
    if (!paths.every((path) => open.has(path))) return false;
    for (const path of paths) open.delete(path);
    return true;
  });
}

type Options = {
  uses: readonly Use[];
  weeks: number;
  warnsOfHymns: boolean;
  now: WardMoment;
};

/** What is still missing, Sunday by Sunday. A Sunday without a meeting is missing nothing. */
export function concernsOf(slots: readonly SundaySlot<Meeting>[], options: Options): Concern[] {
  return slots.flatMap(({ date, kind, meeting }): Concern[] => {
    if (!holdsMeeting(kind)) return [];
    const about = { date, meetingId: meeting?.id ?? null };
    const unplanned = { ...about, field: null, text: 'Not planned yet' };
    if (!meeting) return [unplanned];
    const declines = isHeldBy(date, options.now)
      ? []
      : declinesIn(meeting).map((one) => ({ ...about, field: one.field, text: declineInWords(one) }));
    if (meeting.status === 'draft') return [...declines, unplanned];
    const missing = new Set(missingParts(planOf(meeting)).map((part) => part.path));
    const gaps = gapsOf(missing).map(({ paths, text }) => ({ ...about, field: paths[0] ?? null, text }));
    const talks = meeting.speakingAssignments.flatMap((talk, index) =>
      talk.topic
        ? []
        : [{ ...about, field: `speakers.${index}.topic`, text: `${talk.speakerName ?? 'A speaker'} has no topic yet` }],
    );
    const repeats = options.warnsOfHymns ? hymnsTooSoon(meeting, options.uses, options.weeks) : [];
    const hymns = repeats.map(({ slot, name, use }) => ({
      ...about,
      field: `hymns.${slot}`,
      text: `${name}: ${otherUse(use, options.now.day)}`,
    }));
    return [...declines, ...gaps, ...talks, ...hymns];
  });
}
