import { useDeferredValue, useMemo } from 'react';
import { CalendarSearch } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { useTitle } from '#client/shell/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { Failed } from '#client/ui/failed.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { Loading, SkeletonLines } from '#client/ui/skeleton.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { MeetingView } from '#shared/access/roles.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { seesSpeakerNames } from '#shared/meetings/visible.ts';
import { PRODUCT, SECTION_LABELS } from '#shared/product.ts';
import { allMeetingsOptions } from './api.ts';
import { ListActions } from './list-actions.tsx';
import { useListFilters } from './list-address.ts';
import { chosenRows, countsOf, rowsOf, UPCOMING_SUNDAYS, type Row } from './list-rows.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { MeetingCards } from './meeting-cards.tsx';
import { MeetingTable } from './meeting-table.tsx';

const SENTENCES: Record<'program' | 'other', string> = {
  program: 'What is planned for the coming Sundays, and the programs of past meetings.',
  other: `The next ${UPCOMING_SUNDAYS} Sundays, and every meeting that was held.`,
};

export function MeetingsPage() {
  const { view } = useSession();
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(allMeetingsOptions());
  const title = view === 'program' ? PRODUCT.programs : SECTION_LABELS.meetings;
  useTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        sub={SENTENCES[view === 'program' ? 'program' : 'other']}
        actions={view === 'whole' ? <ListActions today={today} /> : undefined}
      />
      {data ? (
        <MeetingList meetings={data} today={today} view={view} />
      ) : error ? (
        <Card>
          <Failed onRetry={() => void refetch()} retrying={isFetching}>
            {wordsOf(error)}
          </Failed>
        </Card>
      ) : (
        <Waiting hasCounts={view !== 'program'} />
      )}
    </>
  );
}

type ListProps = { meetings: readonly Meeting[]; today: string; view: MeetingView };

/** What fills the first screen is drawn at once, the long past right after it. */
const AT_ONCE = 30;

function MeetingList({ meetings, today, view }: ListProps) {
  const { fastSundayRule } = useWard();
  const filters = useListFilters();
  const isNarrow = useMedia('(width < 48rem)');
  const rows = useMemo(() => rowsOf(meetings, today, fastSundayRule, view), [meetings, today, fastSundayRule, view]);
  const { shown, order, query } = filters;
  const chosen = useMemo(() => chosenRows(rows, { shown, order, query }), [rows, shown, order, query]);
  const drawn = useDeferredValue(chosen, chosen.slice(0, AT_ONCE));
  const total = rows.upcoming.length + rows.past.length;
  return (
    <>
      {view === 'program' ? null : <Counts upcoming={rows.upcoming} />}
      <Card>
        <ListToolbar
          shown={shown}
          onShow={filters.show}
          query={query}
          onSearch={filters.search}
          placeholder={seesSpeakerNames(view) ? 'Speaker, topic, hymn' : 'Topic, hymn'}
          count={`${chosen.length} of ${total} meetings`}
        />
        {chosen.length === 0 ? (
          <NothingFound query={query} view={view} isFiltered={query !== '' || shown !== 'all'} onClear={filters.clear} />
        ) : isNarrow ? (
          <MeetingCards rows={drawn} today={today} view={view} />
        ) : (
          <MeetingTable rows={drawn} today={today} view={view} sort={order} onSort={filters.reverse} />
        )}
      </Card>
    </>
  );
}

function Counts({ upcoming }: { upcoming: readonly Row[] }) {
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

type NothingProps = { query: string; view: MeetingView; isFiltered: boolean; onClear: () => void };

function NothingFound({ query, view, isFiltered, onClear }: NothingProps) {
  const why =
    query !== ''
      ? `Nothing matches ‘${query}’ here.`
      : view === 'program' && !isFiltered
        ? 'A program appears here once its meeting is planned.'
        : 'There are none of these yet.';
  return (
    <Empty icon={CalendarSearch} title="No meetings found" action={isFiltered ? <Button onClick={onClear}>Show all meetings</Button> : null}>
      {why}
    </Empty>
  );
}

function Waiting({ hasCounts }: { hasCounts: boolean }) {
  return (
    <Loading label="Loading meetings…" className="grid gap-4 md:gap-6">
      {hasCounts ? <div className="h-15 rounded-lg border border-line bg-surface" /> : null}
      <Card>
        <SkeletonLines count={12} />
      </Card>
    </Loading>
  );
}
