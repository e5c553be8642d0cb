import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import type { HymnSlot } from '#shared/meetings/constants.ts';
import { hymnSetting } from '#shared/meetings/music/music-plan.ts';
import { hymnKey } from '#shared/music/hymn-text.ts';
import type { Use } from '#shared/music/rules.ts';
import { isSuggestedSlot, suggestHymns, sungOf, type Suggestion } from '#shared/music/suggestions.ts';
import { everSungOptions } from './api.ts';
import { useHymnBook } from './use-hymn-choices.tsx';

const MOST = 3;
const NONE: readonly Suggestion[] = [];

type Asked = { slot: HymnSlot; date: string; uses: readonly Use[]; planNow: () => MeetingValues };

/** What fits an empty slot: the season, the topics of that Sunday, and how long ago it was sung. Empty unless asked for. */
export function useSuggestedHymns({ slot, date, uses, planNow }: Asked, isAsked: boolean): readonly Suggestion[] {
  const { hymns, known } = useHymnBook();
  const today = useToday();
  const { hymnRepeatWeeks: weeks } = useWard();
  const { data: everSung } = useQuery({ ...everSungOptions(), enabled: isAsked });
  return useMemo(() => {
    if (!isAsked || !everSung || !isSuggestedSlot(slot)) return NONE;
    const plan = planNow();
    const setting = hymnSetting({ ...plan, date, talks: plan.speakers }, (text) => hymnKey(known.read(text)));
    return suggestHymns({ ...setting, slot }, { hymns, sung: sungOf(everSung, uses), today, weeks }, MOST);
  }, [isAsked, everSung, slot, date, uses, planNow, hymns, known, today, weeks]);
}
