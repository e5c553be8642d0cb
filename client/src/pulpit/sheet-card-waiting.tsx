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
    <div className="divide-y divide-line px-4 py-2 md:px-5">
      {['outline', 'script'].map((row) => (
        <div key={row} className="py-1 touch:py-0.5">
          <div className="flex h-control-sm items-center">
            <Skeleton className="h-5 w-32" />
          </div>
        </div>
      ))}
      <div className="pt-2 md:pb-1">
        <Skeleton className="h-control-sm w-24" />
      </div>
    </div>
  </Card>
);
