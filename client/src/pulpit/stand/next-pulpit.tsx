import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Redirect } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { isAway, isLapsed, wordsOf } from '#client/lib/api-error.ts';
import { planningOptions } from '#client/meetings/api.ts';
import { copyOptions } from '#client/offline/copy.ts';
import { useOffline } from '#client/offline/offline-context.ts';
import { PATHS, pulpitPath } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ButtonLink } from '#client/ui/controls/button.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import { nextMeeting } from '#shared/meetings/hints/upcoming.ts';

/** Redirects to today's meeting on a Sunday, otherwise to the next one. */
export function NextPulpit() {
  const today = useToday();
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(planningOptions(today));
  useTitle('Pulpit view');
  const { isOpen: isCopyOpen } = useOffline();
  const { data: copy } = useQuery(copyOptions());
  const known =
    data ?? (isCopyOpen || isAway(error) || isLapsed(error) ? copy?.meetings.map(({ meeting }) => meeting) : undefined);
  const next = known ? nextMeeting(known, today) : null;
  if (next) return <Redirect to={pulpitPath(next.id)} replace />;
  const isOffline = error !== null || fetchStatus === 'paused';
  return (
    <main className="mx-auto grid min-h-dvh max-w-[50rem] content-center gap-4 p-4">
      {data ? (
        <Empty
          icon={CalendarPlus}
          title="No Upcoming Meetings"
          action={<ButtonLink href={PATHS.dashboard}>Back to Dashboard</ButtonLink>}
        >
          Meetings appear here once they’re planned.
        </Empty>
      ) : isOffline ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {error ? wordsOf(error) : 'You’re not connected, and no meeting is available offline yet.'}
        </Failed>
      ) : (
        <Loading label="Loading meeting…">
          <SkeletonLines count={10} />
        </Loading>
      )}
    </main>
  );
}
