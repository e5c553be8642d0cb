import { Card } from '#client/ui/card.tsx';
import { Loading, Skeleton, SkeletonLines } from '#client/ui/skeleton.tsx';

/** The planner's shape while its meetings are on their way. */
export function PlannerSkeleton() {
  return (
    <Loading
      label="Loading the next Sundays…"
      className="grid items-start gap-4 md:gap-6 min-[73.75rem]:grid-cols-[minmax(0,1fr)_17rem] min-[87.5rem]:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="grid gap-4 md:gap-6">
        <Card>
          <SkeletonLines count={7} />
        </Card>
        <div className="grid gap-4 md:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <Card key={key}>
              <SkeletonLines count={5} />
            </Card>
          ))}
        </div>
      </div>
      <Card className="grid gap-4 p-4">
        <Skeleton className="h-5 w-2/5" />
        <SkeletonLines count={5} className="p-0!" />
      </Card>
    </Loading>
  );
}
