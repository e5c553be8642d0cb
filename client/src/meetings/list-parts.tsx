import { CalendarSearch, RotateCw } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ClearFilters } from '#client/ui/clear-filters.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { WaitingBar, WaitingTable } from '#client/ui/waiting.tsx';
import type { MeetingView } from '#shared/access/roles.ts';
import { countsOf, type Row } from './list-rows.ts';

/** How many Sundays are ahead, and how far they are planned. */
export function Counts({ upcoming }: { upcoming: readonly Row[] }) {
  const counts = countsOf(upcoming);
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-4">
      {[
        ['Upcoming', counts.upcoming],
        ['Planned', counts.planned],
        ['Partially Planned', counts.partiallyPlanned],
      ].map(([label, count]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-x-3 rounded-lg border border-line bg-surface px-3 py-2.5 md:flex-row-reverse md:items-baseline md:px-5 md:py-3"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="num text-xl font-semibold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type NothingProps = { query: string; view: MeetingView; isFiltered: boolean; onClear: () => void; onLookAgain: () => void };

export function NothingFound({ query, view, isFiltered, onClear, onLookAgain }: NothingProps) {
  const why =
    query !== ''
      ? `Nothing matches ‘${query}’ here.`
      : view === 'program' && !isFiltered
        ? 'A program appears here once its meeting is planned.'
        : 'There are none of these yet.';
  return (
    <Empty icon={CalendarSearch} title="No meetings found" action={isFiltered ? <ClearFilters onClear={onClear} /> : <Button icon={RotateCw} onClick={onLookAgain}>Look again</Button>}>
      {why}
    </Empty>
  );
}

/** The shape of the list while it is on its way. */
export function Waiting({ hasCounts }: { hasCounts: boolean }) {
  return (
    <Loading label="Loading meetings…" className="grid gap-4 md:gap-6">
      {hasCounts ? (
        <div className="grid grid-cols-3 gap-2 md:gap-4">
          {['upcoming', 'planned', 'partially'].map((key) => (
            <Card key={key} className="px-3 py-2.5 md:px-5 md:py-3">
              <Skeleton className="h-9 w-2/5" />
            </Card>
          ))}
        </div>
      ) : null}
      <Card>
        <WaitingBar narrow={2} />
        <WaitingTable heads={hasCounts ? ['Date', 'Status', 'Conducting', 'Speakers', 'Music', 'Missing'] : ['Date', 'Status', 'Speakers', 'Music']} lines={2} card="h-40" />
      </Card>
    </Loading>
  );
}
