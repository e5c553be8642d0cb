import { Card } from '#client/ui/layout/card.tsx';
import { Loading, Skeleton } from '#client/ui/feedback/skeleton.tsx';

const CARDS = ['first', 'second', 'third'];

/** Skeletons for the sheet cards, today's above them. */
export function SheetCardsWaiting({ hasToday }: { hasToday: boolean }) {
  return (
    <Loading label="Loading meetings..." className="grid gap-4 md:gap-6">
      {hasToday ? <WaitingCard /> : null}
      <div className="grid gap-3">
        <Skeleton className="h-6 w-40" />
        <div className="grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]">
          {CARDS.map((card) => (
            <WaitingCard key={card} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

const WaitingCard = () => (
  <Card>
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-y-2 border-b border-line px-4 py-3 md:px-5">
      <div>
        <Skeleton className="h-6 w-28 max-md:mr-40" />
        <Skeleton className="mt-0.5 h-4 w-20" />
      </div>
      <Skeleton className="h-5.5 w-32" />
    </div>
    <div className="grid gap-3 p-4 md:px-5">
      <div className="grid gap-y-1">
        {['outline', 'script'].map((row) => (
          <div key={row} className="flex h-control-sm items-center">
            <Skeleton className="h-5 w-32" />
          </div>
        ))}
      </div>
      <Skeleton className="h-5 w-32" />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3 max-md:*:flex-1">
        {['view', 'download', 'generate'].map((button) => (
          <Skeleton key={button} className="h-control-sm w-24 max-md:min-w-28" />
        ))}
      </div>
    </div>
  </Card>
);
