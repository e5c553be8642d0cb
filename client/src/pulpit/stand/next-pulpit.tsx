import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Redirect } from 'wouter';
import { useToday } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { useReadable } from '#client/offline/use-readable.ts';
import { PATHS, pulpitPath } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';
import { nextMeeting } from '#shared/meetings/hints/upcoming.ts';

/** Redirects to today's meeting on a Sunday, otherwise to the next one. */
export function NextPulpit() {
  const today = useToday();
  const asked = useQuery(planningOptions(today));
  const { data, error, fetchStatus, isFetching, refetch } = asked;
  useTitle('Pulpit view');
  const { data: known } = useReadable(asked, ({ at, meetings }) => ({ data: meetings.map((one) => one.meeting), at }));
  const next = known ? nextMeeting(known, today) : null;
  if (next) return <Redirect to={pulpitPath(next.id)} replace />;
  const isOffline = error !== null || fetchStatus === 'paused';
  return (
    <main className="mx-auto grid min-h-dvh max-w-[50rem] content-center gap-4 p-4">
      {data ? (
        <Empty
          icon={CalendarPlus}
          title="No upcoming meetings"
          action={<ButtonLink href={PATHS.dashboard}>Back to Dashboard</ButtonLink>}
        >
          Meetings appear here once they’re planned.
        </Empty>
      ) : isOffline ? (
        <Failed onRetry={() => void refetch()} retrying={isFetching}>
          {error ? wordsOf(error) : 'You’re offline, and no meeting is stored on this device yet.'}
        </Failed>
      ) : (
        <Loading label="Loading meeting...">
          <SkeletonLines count={10} />
        </Loading>
      )}
    </main>
  );
}
