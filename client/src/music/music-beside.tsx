import type { ComponentProps } from 'react';
import { useNear } from '#client/ui/use-near.ts';
import { MusicLeaderNote } from './music-leader-note.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { HymnUsageCard } from './usage/hymn-usage.tsx';
import { RestingHymns } from './usage/resting-hymns.tsx';
import { UsageAlerts } from './usage/usage-alerts.tsx';

type Props = ComponentProps<typeof SuggestionCard> & {
  hymnRepeatWeeks: number;
  /** Once there is a plan. */
  suggests: boolean;
};

/** What helps to choose: what has been sung, and what could be. On a phone it is far below the plan, and waits for someone to come near. */
export function MusicBeside({ isWide, ...props }: Props & { isWide: boolean }) {
  const { place, isNear } = useNear();
  return <div ref={place}>{isWide || isNear ? <Cards {...props} /> : null}</div>;
}

const Cards = ({ plan, hymnRepeatWeeks, suggests }: Props) => (
  <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
    <div className="grid min-w-0 gap-4 md:gap-6">
      <HymnUsageCard />
      <RestingHymns />
    </div>
    <div className="grid min-w-0 gap-4 max-xl:order-first md:gap-6">
      {suggests ? <SuggestionCard plan={plan} /> : null}
      <UsageAlerts />
      <MusicLeaderNote weeks={hymnRepeatWeeks} />
    </div>
  </div>
);
