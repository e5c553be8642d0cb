import { Card } from '#client/ui/layout/card.tsx';
import { Loading, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { HYMN_SLOT_LABELS } from '#shared/meetings/music/hymns.ts';
import { HYMN_SLOT_NAMES } from '#shared/meetings/constants.ts';

/** As many Sundays as the screen has. */
const places = [1, 2, 3, 4, 5, 6];

/** The skeleton of the music grid. */
export function MusicWaiting({ isWide }: { isWide: boolean }) {
  return (
    <Loading label="Loading music..." className={isWide ? undefined : 'grid gap-4 md:grid-cols-2'}>
      {isWide ? <Grid /> : places.map((place) => <OneCard key={place} />)}
    </Loading>
  );
}

function Grid() {
  return (
    <Card aria-hidden="true">
      <div className="grid h-9 grid-cols-[8.5rem_repeat(4,minmax(0,1fr))_9rem] items-center gap-2 border-b border-line px-5 text-xs font-semibold text-muted">
        <span>Sunday</span>
        {HYMN_SLOT_NAMES.map((slot) => (
          <span key={slot}>{HYMN_SLOT_LABELS[slot]}</span>
        ))}
      </div>
      {places.map((place) => (
        <div
          key={place}
          className="grid h-21 roomy:h-18.5 grid-cols-[8.5rem_repeat(4,minmax(0,1fr))_9rem] content-start gap-2 border-b border-line px-5 py-1.5 last:border-b-0"
        >
          <div className="grid content-start gap-1.5 pt-0.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          {HYMN_SLOT_NAMES.map((slot) => (
            <Skeleton key={slot} className="h-13 w-full roomy:h-10.5" />
          ))}
        </div>
      ))}
    </Card>
  );
}

function OneCard() {
  return (
    <Card aria-hidden="true">
      <div className="flex min-h-12 items-center justify-between border-b border-line px-4 py-3 md:px-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="grid gap-3 p-4 md:px-5">
        <Skeleton className="h-16 w-4/5" />
        {HYMN_SLOT_NAMES.map((slot) => (
          <div key={slot} className="grid gap-1.5">
            <span className="text-sm font-medium text-muted">{HYMN_SLOT_LABELS[slot]}</span>
            <Skeleton className="h-control w-full" />
          </div>
        ))}
        <Skeleton className="h-control-sm w-20" />
      </div>
    </Card>
  );
}
