import { useQuery } from '@tanstack/react-query';
import { useSession, useWard } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { hymnsTooSoon, hymnUses, otherUse } from '#shared/meetings/music/hymn-uses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** When each hymn was last used, for people choosing hymns for an upcoming meeting. */
export function useRecentDays(meeting: Meeting, today: string): Map<HymnSlot, string> {
  const { may } = useSession();
  const { hymnRepeatWeeks, conflictDetection } = useWard();
  const isWanted = may('music:write') && conflictDetection && meeting.date >= today;
  const { data } = useQuery({ ...planningOptions(today), enabled: isWanted });
  const soon = isWanted && data ? hymnsTooSoon(meeting, hymnUses(data), hymnRepeatWeeks) : [];
  return new Map(soon.map(({ slot, days }) => [slot, otherUse(days, meeting.date, today)]));
}
