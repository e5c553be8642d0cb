import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { wordsOf } from '#client/lib/api-error.ts';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { HymnNumber } from '#client/ui/layout/hymn-title.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import { briefDate } from '#shared/calendar/format.ts';
import { HYMN_SLOT_LABELS, REQUIRED_SLOTS } from '#shared/meetings/music/hymns.ts';
import { hymnText } from '#shared/music/hymn-text.ts';
import type { Looked, MusicPlan, PlannedMeeting } from './grid/music-plan.ts';
import { everSungOptions } from './api.ts';
import { useHymnBook } from './use-hymn-choices.tsx';

const SHOWN = 5;

/** The empty slot that was focused last, otherwise the first required one. */
function gapOf(planned: readonly PlannedMeeting[], looked: Looked | null) {
  const own = planned.find(({ meeting }) => meeting.id === looked?.meetingId);
  if (own && looked && looked.slot !== 'specialNumber' && own.hymns[looked.slot] === '')
    return { one: own, slot: looked.slot };
  for (const one of planned) {
    const slot = REQUIRED_SLOTS.find((name) => one.hymns[name].trim() === '');
    if (slot) return { one, slot };
  }
  return null;
}

type Props = {
  plan: Pick<MusicPlan, 'suggest' | 'drafts'> & { planned: readonly PlannedMeeting[]; looked: Looked | null };
};

/** Suggestions are deferred so typing stays responsive; so is the hymn book, or the card would be empty for one frame. */
export function SuggestionCard({ plan }: Props) {
  const book = useHymnBook();
  const { data, error, isLoading, isFetching, refetch } = useQuery(everSungOptions());
  const isWaiting = useDeferredValue(book.isLoading || isLoading);
  const shown = useDeferredValue(plan);
  if (error && !data)
    return (
      <Card>
        <CardHead title="Suggestions" />
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </Failed>
      </Card>
    );
  return <Suggestions plan={shown} isLoading={isWaiting} />;
}

/** Hymns for one empty slot, each with the reason. A click chooses but doesn't save. */
const Suggestions = memo(function Suggestions({
  plan: { planned, looked, suggest, drafts },
  isLoading,
}: Props & { isLoading: boolean }) {
  const gap = gapOf(planned, looked);
  const found = gap ? suggest(gap.one, gap.slot, SHOWN) : [];
  return (
    <Card>
      <CardHead
        title={
          gap ? (
            <>
              Suggested {HYMN_SLOT_LABELS[gap.slot].replace(' hymn', ' Hymn')},{' '}
              <span className="whitespace-nowrap">{briefDate(gap.one.meeting.date)}</span>
            </>
          ) : (
            'Suggestions'
          )
        }
      />
      {gap && isLoading ? (
        <Loading>
          <SkeletonLines count={9} />
        </Loading>
      ) : gap ? (
        <ul className="divide-y divide-line">
          {found.map(({ hymn, reason }) => (
            <li key={hymn.number ?? hymn.title}>
              <button
                type="button"
                onClick={() => drafts.change(gap.one.meeting, { [gap.slot]: hymnText(hymn.number, hymn.title) })}
                className="grid w-full grid-cols-[2.75rem_minmax(0,1fr)] px-4 py-2.5 text-left hover:bg-sunken md:px-5"
              >
                <HymnNumber>{hymn.number ?? '–'}</HymnNumber>
                <span>
                  {hymn.title}
                  <span className="block text-sm text-muted first-letter:uppercase">{reason}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-start gap-2 px-4 py-4 text-muted md:px-5">
          <Lightbulb className="mt-0.5" />
          {planned.length === 0
            ? 'Suggestions appear here once a meeting is scheduled.'
            : 'All required hymns are chosen. Clear a hymn to see suggestions.'}
        </p>
      )}
    </Card>
  );
});
