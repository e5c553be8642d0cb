import type { HymnSlot } from '#shared/meetings/constants.ts';
import { recentWords, UNKNOWN_NUMBER } from '#client/music/hymn-words.ts';
import { nearDays } from '#shared/music/rules.ts';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';
import { useHymnBook } from '#client/music/use-hymn-choices.tsx';

/** The warning for a slot, or null. */
export function useWarnings(): (planned: PlannedMeeting, slot: HymnSlot) => string | null {
  const { ward, today, uses } = useMusicPlan();
  const { known } = useHymnBook();
  return ({ meeting, hymns, repeated }, slot) => {
    if (known.isUnknownNumber(hymns[slot])) return UNKNOWN_NUMBER;
    if (!ward.conflictDetection || hymns[slot].trim() === '') return null;
    if (repeated.includes(slot)) return 'This hymn is used twice in this meeting.';
    if (slot === 'specialNumber') return null;
    const near = nearDays(uses, known.read(hymns[slot]), meeting.date, ward.hymnRepeatWeeks, meeting.id);
    return recentWords(near, meeting.date, ward.hymnRepeatWeeks, today);
  };
}
