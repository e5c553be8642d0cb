import { useSession } from '#client/auth/session.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Loading, Skeleton } from '#client/ui/feedback/skeleton.tsx';

/** The lines of each section. */
const SECTIONS = [
  { key: 'leaders', lines: 4 },
  { key: 'business', lines: 4 },
  { key: 'music', lines: 5 },
  { key: 'speakers', lines: 3 },
];
const CHECKED = 8;

/** The skeleton of a meeting's page. */
export function MeetingWaiting() {
  const { view } = useSession();
  return (
    <Loading label="Loading meeting..." className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 max-md:w-full max-md:pt-1.5">
          <Skeleton className="h-9 w-80 max-w-full max-md:h-16 max-md:w-56" />
          <Skeleton className="h-5 w-96 max-w-full max-md:mt-3 max-md:h-11" />
          <div className="mt-1 flex h-control-sm items-center max-md:h-22">
            <Skeleton className="h-5 w-80 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-control w-80 max-md:h-24 max-md:w-full" />
      </div>
      <div className={cx('grid items-start gap-4 md:gap-6', view === 'whole' && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
        <SheetWaiting />
        {view === 'whole' ? <RailWaiting /> : null}
      </div>
    </Loading>
  );
}

export const RailWaiting = () => (
  <Card className="grid gap-2 p-4">
    <Skeleton className="h-6 w-1/2" />
    {Array.from({ length: CHECKED }, (_, place) => (
      <Skeleton key={place} className="h-5 w-3/5" />
    ))}
  </Card>
);

const SheetWaiting = () => (
  <Card>
    {/* Asks for the font that the lines come in, so that none of them wraps again when it arrives. */}
    <span aria-hidden="true" className="invisible absolute font-paper">
      Sunday
    </span>
    <div className="mt-2 h-control-sm" />
    <div>
      {SECTIONS.map(({ key, lines }) => (
        <div key={key} className="border-line px-4 py-3 not-first:border-t md:px-5">
          <Skeleton className="mb-1 h-5 w-40" />
          {Array.from({ length: lines }, (_, place) => (
            <div key={place} className="grid gap-x-4 gap-y-0.5 py-2 touch:py-2.5 md:grid-cols-[12.5rem_minmax(0,1fr)]">
              <Skeleton className="h-5 w-2/5 md:w-4/5" />
              <Skeleton className="h-5 w-4/5 md:w-2/5" />
            </div>
          ))}
        </div>
      ))}
    </div>
  </Card>
);
