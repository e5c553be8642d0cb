import { cx } from '#client/ui/cx.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { useToday, useWard } from '#client/auth/session.ts';
import { Loading, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { upcomingSundays } from '#shared/meetings/hints/upcoming.ts';

/** The planner's skeleton. */
export function PlannerSkeleton() {
  return (
    <Loading
      label="Loading Sundays..."
      className="grid items-start gap-4 md:gap-6 aside:grid-cols-[minmax(0,1fr)_17rem] roomy:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="grid gap-4 md:gap-6">
        <NextSunday />
        <div className="grid gap-2">
          <Skeleton className="h-6 w-36" />
          <div className="grid gap-3 sm:grid-cols-2 roomy:grid-cols-4">
            {Array.from({ length: 4 }, (_, place) => (
              <OneSunday key={place} />
            ))}
          </div>
        </div>
      </div>
      <div className="grid gap-4">
        <Rail lines={6} long={2} />
        <Rail lines={4} />
      </div>
    </Loading>
  );
}

function NextSunday() {
  const { fastSundayRule } = useWard();
  const [next] = upcomingSundays([], useToday(), 1, fastSundayRule);
  return (
    <Card edge className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 @xl:py-5 @xl:pr-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="grid gap-1">
            <Skeleton className="h-7 w-72 max-[22.5rem]:w-56" />
            <Skeleton className="h-4 w-36" />
          </div>
          <Skeleton className="h-control w-32 max-md:w-full" />
        </div>
        <div className="grid gap-x-5 gap-y-1 @2xl:grid-cols-2">
          {Array.from({ length: 8 }, (_, place) => (
            <div key={place} className="h-5 py-0.5">
              <Skeleton className="h-4 w-4/5" />
            </div>
          ))}
          {/* On a fast Sunday one line stands for the speakers. */}
          <Skeleton className={cx('w-4/5 @2xl:col-span-2', next?.kind === 'regular' ? 'h-60 @2xl:h-17.5' : 'h-5')} />
        </div>
        <Skeleton className="-mb-1.5 h-control-sm w-80 max-w-full" />
      </div>
    </Card>
  );
}

const OneSunday = () => (
  <div className="flex min-h-77 flex-col gap-3 rounded-lg border border-line bg-surface px-4 pt-3 pb-6 roomy:min-h-97">
    <div className="grid gap-1">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-5 w-1/2" />
    </div>
    <div className="grid flex-1 content-start gap-2">
      {Array.from({ length: 7 }, (_, place) => (
        <Skeleton key={place} className="h-4 w-full" />
      ))}
    </div>
    <Skeleton className="h-control-sm w-28" />
  </div>
);

/** `long`: how many of its lines take two. */
const Rail = ({ lines, long = 0 }: { lines: number; long?: number }) => (
  <Card>
    <div className="px-4 pt-4 pb-2">
      <Skeleton className="h-6 w-1/2" />
    </div>
    <ul className="divide-y divide-line pb-1">
      {Array.from({ length: lines }, (_, place) => (
        <li key={place} className="grid min-h-14.25 content-center gap-1 px-4 py-2">
          <Skeleton className={cx('w-4/5', place < long ? 'h-11' : 'h-4')} />
          <Skeleton className="h-3 w-2/5" />
        </li>
      ))}
    </ul>
  </Card>
);

/** The skeleton of the planning grid. */
export const GridSkeleton = () => (
  <Loading label="Loading the grid...">
    <Card aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </Card>
  </Loading>
);
