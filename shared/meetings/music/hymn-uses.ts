import { briefDate } from '#shared/calendar/format.ts';
import { hymnText, withoutSigns } from '#shared/music/hymn-text.ts';
import { nearDays, type Use } from '#shared/music/rules.ts';
import { slotOfType } from './hymns.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { HymnSlot, MeetingKind, MusicType } from '#shared/meetings/constants.ts';

type Sung = { type: MusicType; title: string; hymnNumber: number | null };
type WithMusic = { id: number; date: string; kind: MeetingKind; musicalNumbers: readonly Sung[] };

/** A special number is not a congregational hymn, so it never repeats too soon. */
const isHymn = (number: Sung) => number.type !== 'special_number';

export const hymnUses = (meetings: readonly WithMusic[]): Use[] =>
  meetings
    .filter(({ kind }) => holdsMeeting(kind))
    .flatMap((meeting) =>
      meeting.musicalNumbers.filter(isHymn).map((number) => ({
        meetingId: meeting.id,
        usageDate: meeting.date,
        hymnNumber: number.hymnNumber,
        hymnTitle: number.title,
      })),
    );

export type HymnTooSoon = { slot: HymnSlot; name: string; days: string[] };

/** 'sung Sun, Nov 22', or 'also planned for Sun, Dec 6': the last of these days before a meeting, or else the next after it. */
export function otherUse(days: readonly string[], date: string, today: string): string {
  const day = days.findLast((one) => one < date) ?? days[0] ?? date;
  return `${day < today ? 'sung' : 'also planned for'} ${briefDate(day)}`;
}

/** The hymns of a meeting that were sung, or are to be sung, within `weeks` before or after it, and when. */
export function hymnsTooSoon(meeting: WithMusic, uses: readonly Use[], weeks: number): HymnTooSoon[] {
  return meeting.musicalNumbers.filter(isHymn).flatMap((number) => {
    const hymn = { number: number.hymnNumber, title: number.title };
    const days = nearDays(uses, hymn, meeting.date, weeks, meeting.id);
    const name =
      number.hymnNumber === null ? `“${number.title}”` : withoutSigns(hymnText(number.hymnNumber, number.title));
    return days.length > 0 ? [{ slot: slotOfType(number.type), name, days }] : [];
  });
}

/** The slots whose hymn is also in another slot of the meeting; two texts with one `keyOf` are the same hymn. */
export function repeatedHymns(
  hymns: Partial<Record<HymnSlot, string | null>>,
  keyOf: (text: string) => string,
): HymnSlot[] {
  const filled = (Object.entries(hymns) as [HymnSlot, string | null][]).flatMap(([slot, text]) => {
    const key = text ? keyOf(text) : '';
    return key === '' ? [] : [{ slot, key }];
  });
  return filled
    .filter(({ slot, key }) => filled.some((other) => other.slot !== slot && other.key === key))
    .map(({ slot }) => slot);
}
