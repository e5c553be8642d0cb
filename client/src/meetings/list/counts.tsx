import { CalendarSearch, RotateCw } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { ClearFilters } from '#client/ui/controls/search-input.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Loading } from '#client/ui/feedback/skeleton.tsx';
import { WaitingBar, WaitingTable } from '#client/ui/feedback/waiting.tsx';
import type { MeetingView } from '#shared/access/roles.ts';
import { PlanLink } from '#client/meetings/list-actions.tsx';
import type { ShownMeetings } from '#client/meetings/links.ts';
import { DENSE, listColumns } from './list-columns.ts';
import { columnsOf, planningCounts, type SundayRow } from './rows.ts';

const COUNTED = { upcoming: 'Upcoming', planned: 'Planned', partiallyPlanned: 'Partially Planned' } as const;
const COUNT_NAMES = ['upcoming', 'planned', 'partiallyPlanned'] as const;

/** Counts of upcoming, planned, and partially planned Sundays, with placeholders while loading. */
export function Counts({ upcoming }: { upcoming: readonly SundayRow[] | null }) {
  const counts = upcoming && planningCounts(upcoming);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {COUNT_NAMES.map((name) => (
        <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-muted">{COUNTED[name]}</dt>
          <dd className="num text-md font-semibold">
            {counts ? (
              counts[name]
            ) : (
              <span aria-hidden="true" className="rounded-sm bg-sunken text-transparent">
                {name === 'upcoming' ? '00' : '0'}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type NothingProps = {
  query: string;
  view: MeetingView;
  shown: ShownMeetings;
  isFiltered: boolean;
  onClear: () => void;
  onLookAgain: () => void;
};

export function NothingFound({ query, view, shown, isFiltered, onClear, onLookAgain }: NothingProps) {
  const why =
    query !== ''
      ? `No matches for “${query}”`
      : view === 'program' && !isFiltered
        ? 'A program appears here once its meeting is planned.'
        : shown === 'to-plan'
          ? 'Every upcoming Sunday is planned.'
          : shown === 'past'
            ? 'Past meetings will appear here.'
            : 'Nothing here yet.';
  return (
    <Empty
      icon={CalendarSearch}
      title="No meetings found"
      action={
        query === '' && shown === 'past' ? (
          <PlanLink />
        ) : isFiltered ? (
          <ClearFilters onClear={onClear} />
        ) : (
          <Button icon={RotateCw} onClick={onLookAgain}>
            Refresh
          </Button>
        )
      }
    >
      {why}
    </Empty>
  );
}

/** The list's skeleton. */
export function Waiting({ view, shown }: { view: MeetingView; shown: ShownMeetings }) {
  const hasCounts = view !== 'program';
  const columns = listColumns(columnsOf(view, shown));
  return (
    <Loading label="Loading meetings..." className="grid gap-4 md:gap-6">
      {hasCounts ? <Counts upcoming={null} /> : null}
      <Card>
        <WaitingBar widths={[view === 'whole' ? 'md:w-72' : 'md:w-52', 'md:w-64']} hasCount />
        <WaitingTable
          heads={columns.map(({ head }) => head)}
          widths={columns.map(({ width }) => width)}
          className={DENSE}
          lines={2}
          card="h-28"
        />
      </Card>
    </Loading>
  );
}
