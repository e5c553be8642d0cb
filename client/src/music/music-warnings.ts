import { briefDate, daysAgo } from '#shared/calendar/format.ts';
import type { HymnSlot } from '#shared/meetings/schema.ts';
import { recentUse } from '#shared/music/rules.ts';
import { recentWords } from './hymn-words.ts';
import { useMusicPlan, type PlannedMeeting } from './music-plan.ts';
import { useHymnBook } from './use-hymn-choices.tsx';

/** What there is to mind about a slot: in a few words for the grid, and in full. */
export type Warning = { brief: string; full: string };

export function useWarnings(): (planned: PlannedMeeting, slot: HymnSlot) => Warning | null {
  const { ward, uses } = useMusicPlan();
  const { known } = useHymnBook();
  return ({ meeting, hymns, repeated }, slot) => {
    if (!ward.conflictDetection || hymns[slot].trim() === '') return null;
    if (repeated.includes(slot)) return { brief: 'Twice in this meeting', full: 'This hymn stands twice in this meeting.' };
    if (slot === 'specialNumber') return null;
    const use = recentUse(uses, known.read(hymns[slot]), meeting.date, ward.hymnRepeatWeeks, meeting.id);
    return use && { brief: `${daysAgo(use.days)}, ${briefDate(use.date)}`, full: recentWords(use, ward.hymnRepeatWeeks) };
  };
}
