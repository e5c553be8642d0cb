import { useQuery } from '@tanstack/react-query';
import { useToday } from '#client/auth/session.ts';
import { useAddress } from '#client/lib/address.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { ExportHistory, NewMeetingButton } from '#client/meetings/list-actions.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tabs } from '#client/ui/controls/tabs.tsx';
import { SECTION_LABELS } from '#shared/product.ts';
import { recentOptions, statsOptions, suggestedOptions } from './api.ts';
import { GivenView } from './given-view.tsx';
import { AttendanceLine, RecentAndUpcoming, Statistics, Suggestions } from './overview.tsx';
import { useSpeakers } from './list-state.ts';
import { SpeakersView } from './speakers-view.tsx';
import { TopicsView } from './topics-view.tsx';

const VIEWS = { speakers: 'Speakers', talks: 'Talk History', prayers: 'Prayers', topics: 'Topics' } as const;
type View = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as View[];

export function TrackingPage() {
  const today = useToday();
  const { read, addressWith } = useAddress();
  const view = NAMES.find((name) => name === read('view')) ?? 'speakers';
  // Each list has its own filters, so switching tabs clears them.
  const clean = { q: null, sort: null, order: null, page: null, spoke: null };
  const items = NAMES.map((name) => ({
    key: name,
    label: VIEWS[name],
    href: addressWith({ ...clean, view: name === 'speakers' ? null : name }),
  }));
  return (
    <>
      <PageHeader
        title={SECTION_LABELS.tracking}
        help={manualPath('talk-tracking')}
        sub="A history of talks, prayers, and topics."
        actions={
          <>
            <ExportHistory today={today}>Export Meeting History</ExportHistory>
            <NewMeetingButton />
          </>
        }
      />
      <Tabs label="Talk tracking" current={view} items={items} />
      {view === 'speakers' ? (
        <SpeakersTab />
      ) : view === 'topics' ? (
        <TopicsView />
      ) : (
        <GivenView key={view} kind={view} />
      )}
    </>
  );
}

/** This screen makes four requests. If any fail, one error is shown. */
function SpeakersTab() {
  const { result } = useSpeakers();
  const parts = [result, useQuery(statsOptions()), useQuery(suggestedOptions()), useQuery(recentOptions())];
  const failed = parts.filter(({ error, data }) => error !== null && data === undefined);
  const [first] = failed;
  return (
    <>
      {first ? (
        <Card>
          <Failed
            onRetry={() => failed.forEach((part) => void part.refetch())}
            retrying={failed.some((part) => part.isFetching)}
          >
            {wordsOf(first.error)}
          </Failed>
        </Card>
      ) : null}
      <div className="grid items-start gap-4 has-[>:last-child:empty]:grid-cols-1! md:gap-6 xl:grid-cols-[minmax(0,1fr)_18.5rem] roomy:grid-cols-[minmax(0,1fr)_20rem]">
        {failed.includes(result) ? <div /> : <SpeakersView />}
        <div className="grid gap-4 empty:hidden max-xl:md:grid-cols-2 max-xl:items-start">
          <Suggestions />
          <RecentAndUpcoming />
        </div>
      </div>
      <Statistics />
      <AttendanceLine />
    </>
  );
}
