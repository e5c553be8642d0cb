import { Card } from '#client/ui/card.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

const LINES = ['a', 'b', 'c', 'd'];

/** The planner's shape while its meetings are on their way. */
export function PlannerSkeleton() {
  return (
    <Loading
      label="Loading the next Sundays…"
      className="grid items-start gap-4 md:gap-6 min-[73.75rem]:grid-cols-[minmax(0,1fr)_17rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="grid gap-4 md:gap-6">
        <NextSunday />
        <div className="grid gap-3">
          <Skeleton className="h-6 w-36" />
          <div className="grid gap-4 md:grid-cols-3">
            {LINES.slice(1).map((key) => (
              <OneSunday key={key} />
            ))}
          </div>
        </div>
      </div>
      <div className="grid gap-4">
        <Rail lines={6} />
        <Rail lines={4} />
      </div>
    </Loading>
  );
}

const NextSunday = () => (
  <Card edge className="@container">
    <div className="grid gap-4 p-4 @xl:grid-cols-[auto_minmax(0,1fr)] @xl:gap-x-6 @xl:px-6 @xl:py-5">
      <div className="flex items-center gap-2 @xl:grid @xl:min-w-19 @xl:content-center @xl:justify-items-center @xl:border-r @xl:border-line @xl:pr-6">
        <Skeleton className="h-4 w-9" />
        <Skeleton className="h-11 w-12" />
        <Skeleton className="h-4 w-16" />
      </div>
      <div className="grid gap-2.5">
        <Skeleton className="h-7 w-52" />
        {LINES.map((line) => (
          <div key={line} className="grid grid-cols-2 gap-6">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        ))}
        <Skeleton className="h-11 w-3/5" />
        <div className="flex flex-wrap gap-2">
          {LINES.map((button) => (
            <Skeleton key={button} className="h-control w-24" />
          ))}
        </div>
      </div>
    </div>
  </Card>
);

const OneSunday = () => (
  <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
    <div className="grid gap-2">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-5 w-1/2" />
    </div>
    <div className="grid flex-1 content-start gap-2.5">
      {LINES.map((line) => (
        <Skeleton key={line} className="h-5 w-full" />
      ))}
    </div>
    <Skeleton className="h-control-sm w-28" />
  </div>
);

const Rail = ({ lines }: { lines: number }) => (
  <Card>
    <div className="px-4 pt-4 pb-2">
      <Skeleton className="h-6 w-1/2" />
    </div>
    <ul className="divide-y divide-line pb-1">
      {Array.from({ length: lines }, (_, place) => (
        <li key={place} className="grid h-13 content-center gap-1 px-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-2/5" />
        </li>
      ))}
    </ul>
  </Card>
);
