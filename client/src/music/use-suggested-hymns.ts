import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { HYMN_SLOT_NAMES, type HymnSlot } from '#shared/meetings/constants.ts';
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
    const { kind, hymns: chosen, speakers } = planNow();
    const texts = HYMN_SLOT_NAMES.map((name) => chosen[name]).filter((text) => text.trim() !== '');
    const topics = [...new Set(speakers.flatMap(({ topic }) => topic.trim() || []))];
    const taken = new Set(texts.map((text) => hymnKey(known.read(text))));
    const place = { slot, date, isFast: kind === 'fast_testimony', topics, taken };
    return suggestHymns(place, { hymns, sung: sungOf(everSung, uses), today, weeks }, MOST);
  }, [isAsked, everSung, slot, date, uses, planNow, hymns, known, today, weeks]);
}
