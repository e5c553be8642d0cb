import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useToday, useMoments } from '#client/auth/session.ts';
import { ExportButton } from '#client/ui/controls/export-button.tsx';
import { useListAddress } from '#client/lib/list-address.ts';
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx';
import { tabPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Pager } from '#client/ui/controls/pager.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { auditSentence } from '#shared/audit/words.ts';
import { activityFile, auditOptions } from './api.ts';

export function ActivityTab() {
  const { page, go } = useListAddress();
  const { textOf } = useMoments();
  const result = useQuery(auditOptions(page));
  const { data } = result;
  return (
    <Card>
      <CardHead title="Activity" end={data && data.total > 0 ? <Ending total={data.total} /> : null} />
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
      ) : data ? (
        <Empty
          icon={History}
          title="No activity yet"
          action={<ButtonLink href={tabPath('admin')}>View Users</ButtonLink>}
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

function Ending({ total }: { total: number }) {
  const today = useToday();
  return (
    <div className="flex items-center gap-3">
      <span className="num text-sm text-muted">{total === 1 ? '1 entry' : `${total} entries`}</span>
      <ExportButton
        name={`activity-${today}.csv`}
        fetchFile={activityFile}
        done="Activity log downloaded."
        failed="Couldn’t download the activity log. Please try again."
      />
    </div>
  );
}
