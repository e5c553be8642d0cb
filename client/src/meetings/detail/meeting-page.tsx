import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { meetingOptions } from '#client/meetings/meeting-options.ts';
import { CalendarX } from 'lucide-react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { ApiError, wordsOf } from '#client/lib/api-error.ts';
import { useReading } from '#client/lib/reading.ts';
import { OldMeetingNotice } from '#client/offline/copy-notice.tsx';
import { KeptHint } from '#client/offline/kept-hint.tsx';
import { keptMeetingOf } from '#client/offline/copy.ts';
import { useOffline } from '#client/offline/offline-context.ts';
import { useReadable } from '#client/offline/use-readable.ts';
import { useArrived } from '#client/ui/use-arrived.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { idInPath, PATHS } from '#client/paths.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { longDate, shortDate } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { DetailActions } from './actions.tsx';
import { MeetingBadge } from '#client/meetings/meeting-status.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { SundayLinks } from './sunday-links.tsx';
import { MeetingWaiting, RailWaiting } from './waiting.tsx';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { programBlocks } from '#client/pulpit/print/program-blocks.tsx';

/** Only for those who plan: a program is read without it. */
const DetailRail = lazyPart(() => import('./rail.tsx').then((module) => module.DetailRail));

const BACK = { href: PATHS.dashboard, label: 'Back to Dashboard' };

export function MeetingPage({ id: text }: { id: string }) {
  const id = idInPath(text);
  return id === null ? <MeetingNotFound /> : <KnownMeeting id={id} />;
}

function KnownMeeting({ id }: { id: number }) {
  const [isLeaving, setLeaving] = useState(false);
  // Don't refetch a meeting that is being deleted.
  const { isOpen, isRetrying } = useOffline();
  const asked = useQuery({ ...meetingOptions(id), enabled: !isLeaving && !isOpen });
  const { data: meeting, isOld, at, isLapsed, error, isFetching, retry } = useReadable(asked, keptMeetingOf(id));
  useReading(meeting !== null);
  const hasArrived = useArrived(meeting);
  if (meeting) {
    if (!hasArrived) return <MeetingWaiting />;
    return (
      <>
        {isOld && at && !isOpen ? (
          <OldMeetingNotice at={at} isLapsed={isLapsed} isRetrying={isFetching} onRetry={retry} />
        ) : null}
        <Detail meeting={meeting} isOld={isOld} isLeaving={isLeaving} onLeaving={setLeaving} />
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <MeetingNotFound />;
  if (error || isOpen) {
    return (
      <>
        <PageHeader title="Meeting" back={BACK} />
        <Card>
          <Failed onRetry={retry} retrying={isFetching || isRetrying}>
            {isOpen ? 'This meeting isn’t available offline. Only the next two are.' : wordsOf(error)}
          </Failed>
        </Card>
      </>
    );
  }
  return <MeetingWaiting />;
}

type DetailProps = { meeting: Meeting; isOld: boolean; isLeaving: boolean; onLeaving: (isLeaving: boolean) => void };

function Detail({ meeting, isOld, isLeaving, onLeaving }: DetailProps) {
  const today = useToday();
  const { view } = useSession();
  useTitle(longDate(meeting.date));
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          help={manualPath('meeting-planning')}
          title={<DayTitle date={meeting.date} />}
          back={BACK}
          sub={
            <>
              <span>{`Sacrament Meeting · ${sundayNote(meeting.date, meeting.kind, 'Fast and testimony')}`}</span>
              <MeetingBadge meeting={meeting} />
            </>
          }
          links={
            isOld ? null : (
              <>
                <SundayLinks meeting={meeting} />
                <KeptHint id={meeting.id} date={meeting.date} keepsPlace />
              </>
            )
          }
          actions={<DetailActions meeting={meeting} onLeaving={onLeaving} />}
        />
      </div>
      <div
        className={cx(
          'grid items-start gap-4 md:gap-6 print:hidden',
          view === 'whole' && 'xl:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <PlanSheet meeting={meeting} today={today} isLive={!isOld && !isLeaving} />
        {view === 'whole' ? (
          <Suspense fallback={<RailWaiting />}>
            <DetailRail meeting={meeting} today={today} isLeaving={isLeaving} />
          </Suspense>
        ) : null}
      </div>
      <PrintedProgram meeting={meeting} />
    </>
  );
}

/** On a phone it is short, so that it keeps to one line. */
const DayTitle = ({ date }: { date: string }) => (
  <>
    <span className="max-md:sr-only">{longDate(date)}</span>
    <span aria-hidden="true" className="md:hidden">
      {shortDate(date)}
    </span>
  </>
);

function MeetingNotFound() {
  useTitle('Meeting not found');
  const back = (
    <ButtonLink href={PATHS.dashboard} variant="primary">
      {BACK.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title="Meeting not found" />
      <Card>
        <Empty icon={CalendarX} title="We couldn’t find that meeting" action={back}>
          It may have been deleted or moved, or it may not be planned yet.
        </Empty>
      </Card>
    </>
  );
}

/** The printed program: only what the congregation may know, without business, status, or buttons. */
export function PrintedProgram({ meeting }: { meeting: Meeting }) {
  const ward = useWard();
  return (
    <div aria-hidden="true" className="paper mx-auto hidden max-w-[44rem] gap-4 font-paper text-md print:grid">
      {programBlocks(meeting, ward).map(({ key, lines }) => (
        <div key={key}>{lines}</div>
      ))}
    </div>
  );
}
