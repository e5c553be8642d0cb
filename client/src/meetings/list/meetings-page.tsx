import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { useArrived } from '#client/ui/use-arrived.ts';
import { useMedia, useNarrow } from '#client/ui/use-media.ts';
import type { MeetingView } from '#shared/access/roles.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { nextMeeting } from '#shared/meetings/hints/upcoming.ts';
import { seesSpeakerNames } from '#shared/meetings/seen-fields.ts';
import { PRODUCT, SECTION_LABELS } from '#shared/product.ts';
import { allMeetingsOptions } from '#client/meetings/meeting-options.ts';
import { ListActions } from '#client/meetings/list-actions.tsx';
import { useListFilters } from '#client/meetings/links.ts';
import { Counts, NothingFound, Waiting } from './counts.tsx';
import { chosenRows, columnsOf, directionOf, rowsOf } from './rows.ts';
import { ListToolbar } from './toolbar.tsx';
import { MeetingCards } from './meeting-cards.tsx';
import { NextProgram } from './next-program.tsx';
import { MeetingTable } from './meeting-table.tsx';

const SENTENCES: Record<'program' | 'other', string> = {
  program: 'Programs for upcoming and past meetings.',
  other: 'Upcoming Sundays and past meetings.',
};

export function MeetingsPage() {
  const { view } = useSession();
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(allMeetingsOptions());
  const hasArrived = useArrived(data);
  const { shown } = useListFilters();
  const title = view === 'program' ? PRODUCT.programs : SECTION_LABELS.meetings;
  useTitle(title);
  return (
    <>
      <PageHeader
        help={manualPath('meeting-planning')}
        title={title}
        sub={SENTENCES[view === 'program' ? 'program' : 'other']}
        actions={view === 'program' ? undefined : <ListActions today={today} />}
      />
      {data && hasArrived ? (
        <MeetingList meetings={data} today={today} view={view} onLookAgain={() => void refetch()} />
      ) : error && !data ? (
        <Card>
          <Failed onRetry={() => void refetch()} retrying={isFetching}>
            Couldn’t load the meetings. {wordsOf(error)}
          </Failed>
        </Card>
      ) : (
        <Waiting view={view} shown={shown} />
      )}
    </>
  );
}

type ListProps = { meetings: readonly Meeting[]; today: string; view: MeetingView; onLookAgain: () => void };

/** How many rows are drawn first. The rest follow right after. */
const AT_ONCE = { wide: 150, narrow: 6 };

function MeetingList({ meetings, today, view, onLookAgain }: ListProps) {
  const { fastSundayRule } = useWard();
  const filters = useListFilters();
  // Beside the sidebar, all columns have room from 1280 pixels on.
  const isSqueezed = useMedia('(64rem <= width < 80rem)') && view === 'whole';
  const isNarrow = useNarrow() || isSqueezed;
  const rows = useMemo(() => rowsOf(meetings, today, fastSundayRule, view), [meetings, today, fastSundayRule, view]);
  const { shown, order, query } = filters;
  const chosen = useMemo(() => chosenRows(rows, { shown, order, query }), [rows, shown, order, query]);
  const drawn = useDeferredValue(chosen, chosen.slice(0, isNarrow ? AT_ONCE.narrow : AT_ONCE.wide));
  const next = nextMeeting(meetings, today);
  const total = rows.upcoming.length + rows.past.length;
  return (
    <>
      {view === 'program' ? null : <Counts upcoming={rows.upcoming} />}
      {view === 'program' && next ? <NextProgram meeting={next} today={today} /> : null}
      <Card>
        <ListToolbar
          hasToPlan={view === 'whole'}
          shown={shown}
          onShow={filters.show}
          query={query}
          onSearch={filters.search}
          placeholder={seesSpeakerNames(view) ? 'Speaker, topic, hymn' : 'Topic, hymn'}
          count={`${chosen.length} of ${total} ${total === 1 ? 'meeting' : 'meetings'}`}
        />
        {chosen.length === 0 ? (
          <NothingFound
            query={query}
            view={view}
            shown={shown}
            isFiltered={query !== '' || shown !== 'all'}
            onClear={filters.clear}
            onLookAgain={onLookAgain}
          />
        ) : isNarrow ? (
          <MeetingCards rows={drawn} today={today} view={view} />
        ) : (
          <MeetingTable
            rows={drawn}
            today={today}
            columns={columnsOf(view, shown)}
            isBelowBar={view === 'program'}
            sort={directionOf(chosen)}
            onSort={filters.reverse}
          />
        )}
      </Card>
    </>
  );
}
