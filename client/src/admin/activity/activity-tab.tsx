import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useToday, useMoments } from '#client/auth/session.ts';
import { ExportButton } from '#client/ui/controls/export-button.tsx';
import { useAddress } from '#client/lib/address.ts';
import { useListAddress } from '#client/lib/list-address.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { tabPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Segmented, type Segment } from '#client/ui/controls/segmented.tsx';
import { Pager } from '#client/ui/controls/pager.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ACTIVITY_KINDS, ACTIVITY_KIND_NAMES, type ActivityKind } from '#shared/audit/kinds.ts';
import { auditSentence } from '#shared/audit/words.ts';
import { activityFile, auditOptions } from './api.ts';

const ALL = 'all';
const CHOICES: readonly Segment<ActivityKind | typeof ALL>[] = [
  { value: ALL, label: 'All' },
  ...ACTIVITY_KIND_NAMES.map((kind) => ({ value: kind, label: ACTIVITY_KINDS[kind] })),
];

/** The kind of activity that is shown, in the address; none for all. */
function useKind() {
  const { read, change } = useAddress();
  const kind = ACTIVITY_KIND_NAMES.find((name) => name === read('kind'));
  const choose = (next: ActivityKind | typeof ALL) => change({ kind: next === ALL ? null : next, page: null });
  return { kind, choose };
}

export function ActivityTab() {
  const { page, go } = useListAddress();
  const { kind, choose } = useKind();
  const { textOf } = useMoments();
  const result = useQuery(auditOptions(page, kind));
  const { data } = result;
  return (
    <Card aria-busy={result.isPlaceholderData}>
      <CardHead title="Activity" end={data && data.total > 0 ? <Ending total={data.total} kind={kind} /> : null} />
      <div className="border-b border-line px-4 py-3 md:px-5">
        <Segmented
          label="Filter activity"
          value={kind ?? ALL}
          onChange={choose}
          options={CHOICES}
          className="max-md:w-full max-md:[&_label]:px-1.5"
        />
      </div>
      {data && data.rows.length > 0 ? (
        <ol className="divide-y divide-line">
          {data.rows.map((event) => (
            <li key={event.id} className="grid gap-x-4 px-4 py-2.5 md:grid-cols-[14rem_minmax(0,1fr)] md:px-5">
              <time dateTime={event.at} className="num text-sm text-muted max-md:text-base">
                {textOf(event.at)}
              </time>
              <p className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{event.actor}</b> {auditSentence(event)}
              </p>
            </li>
          ))}
        </ol>
      ) : data && data.total > 0 ? (
        <Empty
          icon={History}
          title="This page is empty"
          action={<Button onClick={() => go(1)}>Go to First Page</Button>}
        >
          That page doesn’t exist.
        </Empty>
      ) : data && kind ? (
        <Empty
          icon={History}
          title="No activity of this kind"
          action={
            <Button variant="primary" onClick={() => choose(ALL)}>
              Show All Activity
            </Button>
          }
        >
          Nothing has been recorded under {ACTIVITY_KINDS[kind]}.
        </Empty>
      ) : data ? (
        <Empty
          icon={History}
          title="No activity yet"
          action={
            <ButtonLink variant="primary" href={tabPath('admin')}>
              View Users
            </ButtonLink>
          }
        >
          Sign-ins, account and settings changes, exports, and deletions will appear here.
        </Empty>
      ) : (
        <NotLoaded query={result}>
          <ol aria-hidden="true" className="divide-y divide-line">
            {Array.from({ length: 12 }, (_, row) => (
              <li key={row} className="grid gap-x-4 gap-y-1 px-4 py-2.5 md:grid-cols-[14rem_minmax(0,1fr)] md:px-5">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-5 w-2/5" />
              </li>
            ))}
          </ol>
        </NotLoaded>
      )}
      {data ? <Pager page={page} pageSize={data.pageSize} total={data.total} onGo={go} /> : null}
    </Card>
  );
}

function Ending({ total, kind }: { total: number; kind?: ActivityKind }) {
  const today = useToday();
  return (
    <div className="flex items-center gap-3">
      <span className="num text-sm text-muted">{total === 1 ? '1 entry' : `${total} entries`}</span>
      <ExportButton
        variant="primary"
        name={`activity-${kind ? `${kind}-` : ''}${today}.csv`}
        fetchFile={() => activityFile(kind)}
        done="Activity log downloaded."
        failed="Couldn’t download the activity log. Please try again."
      />
    </div>
  );
}
