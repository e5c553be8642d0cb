import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Link } from 'wouter';
import { lazy, Suspense } from 'react';
import { lazyPart } from '#client/ui/lazy-part.ts';
import { useNow, useSession, useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { ListActions } from '#client/meetings/list-actions.tsx';
import { meetingsPath } from '#client/meetings/links.ts';
import { ToAskCard } from '#client/invitations/to-ask-card.tsx';
import { SentEmailsLink } from '#client/mail/sent-emails-link.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Marked } from '#client/ui/feedback/notice.tsx';
import { useArrived } from '#client/ui/use-arrived.ts';
import { useNarrow } from '#client/ui/use-media.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { dayWithoutYear, whenIsSunday } from '#shared/calendar/format.ts';
import { declinesIn } from '#shared/invitations/declines.ts';
import { concernsOf } from '#shared/meetings/hints/attention.ts';
import { nextJob, type NextJob } from '#shared/meetings/hints/next-job.ts';
import { holdsMeeting, isUnassigned, missingParts, planOf } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { isNewWard, pastMeetings, upcomingSundays, type SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { PRODUCT } from '#shared/product.ts';
import { AskCard } from './ask-card.tsx';
import { ATTENTION, AttentionCard } from './attention-card.tsx';
import { HeldLine } from './held-line.tsx';
import { PastCard } from './past-card.tsx';
import { GridSkeleton, PlannerSkeleton } from './planner-skeleton.tsx';
import { usePlannerView, ViewChoice } from './view-choice.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SundayCard } from './sunday-card.tsx';
import { WideCard } from './wide-card.tsx';

const StepsAbove = lazyPart(() => import('./getting-started.tsx').then((module) => module.StepsAbove));
const PlanGrid = lazy(() => import('./grid/plan-grid.tsx').then((module) => ({ default: module.PlanGrid })));

const SUNDAYS = 4;

export function PlannerPage() {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { may } = useSession();
  const { view, show } = usePlannerView();
  const { data, error, isFetching, refetch } = useQuery(planningOptions(today));
  const hasArrived = useArrived(data);
  // Today's meeting or the next one, and four more.
  const slots = data ? upcomingSundays(data, today, SUNDAYS + 1, fastSundayRule) : [];
  const next = slots.find((slot) => holdsMeeting(slot.kind));
  const [first] = slots;
  const job = first ? jobOf(first, today) : 'plan';
  const when = next ? ` · Next meeting ${whenIsSunday(next.date, today)}` : '';
  return (
    <>
      <PageHeader
        title={PRODUCT.planner}
        help={manualPath('meeting-planning')}
        sub={<p className="max-md:min-h-5">{`${dayWithoutYear(today)}${when}`}</p>}
        actions={
          <>
            {may('meetings:write') ? <ViewChoice view={view} onChange={show} /> : null}
            <ListActions today={today} isQuiet={view === 'cards' && job !== 'none'} />
          </>
        }
      />
      {view === 'grid' ? (
        <Suspense fallback={<GridSkeleton />}>
          <PlanGrid />
        </Suspense>
      ) : data && hasArrived ? (
        <Suspense fallback={<PlannerSkeleton />}>
          {isNewWard(data, today) ? <StepsAbove /> : null}
          <Plan meetings={data} slots={slots} job={job} today={today} />
        </Suspense>
      ) : error && !data ? (
        <Card>
          <Failed onRetry={() => void refetch()} retrying={isFetching}>
            {wordsOf(error)}
          </Failed>
        </Card>
      ) : (
        <PlannerSkeleton />
      )}
    </>
  );
}

const openPartsOf = (meeting: Meeting): number => missingParts(planOf(meeting)).length + declinesIn(meeting).length;
function jobOf(slot: SundaySlot<Meeting>, today: string): NextJob {
  const { date, kind, meeting } = slot;
  if (!meeting || isUnassigned(meeting)) return nextJob({ date, kind, meeting: null }, { missing: 0, today });
  return nextJob(slot, { missing: openPartsOf(meeting), today });
}

type PlanProps = { meetings: readonly Meeting[]; slots: readonly SundaySlot<Meeting>[]; job: NextJob; today: string };

function Plan({ meetings, slots, job, today }: PlanProps) {
  const { hymnRepeatWeeks, conflictDetection } = useWard();
  const now = useNow();
  const [first, ...others] = slots;
  // Next to the past meetings that it asks about; on a phone they are far down.
  const isNarrow = useNarrow();
  const held = <HeldLine meetings={meetings} today={today} />;
  // In a new ward, which has nothing but drafts, the first card says so for all.
  const isBlank = meetings.length > 0 && meetings.every(({ status }) => status === 'draft');
  const concerns = concernsOf(isBlank ? [] : slots, {
    meetings,
    weeks: hymnRepeatWeeks,
    warnsOfHymns: conflictDetection,
    now,
  });
  return (
    <div className="grid items-start gap-4 md:gap-6 aside:grid-cols-[minmax(0,1fr)_17rem] aside:grid-rows-[auto_1fr] roomy:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-4 md:gap-6">
        {/* A phone is taken to the pulpit rather than printed from. */}
        {first ? <WideCard slot={first} job={isNarrow && job === 'print' ? 'conduct' : job} today={today} /> : null}
        {isNarrow ? held : null}
        {concerns.length > 0 ? (
          <a
            href={`#${ATTENTION}`}
            className="flex items-center justify-between rounded-lg border border-line bg-surface px-4 py-3 text-text aside:hidden"
          >
            <Marked>
              {concerns.length === 1 ? '1 thing needs attention' : `${concerns.length} things need attention`}
            </Marked>
            <ArrowDown className="text-muted" />
          </a>
        ) : null}
        <section aria-labelledby="next-sundays" className="grid gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="next-sundays" className="text-md font-semibold tracking-normal">
              Next {SUNDAYS} Sundays
            </h2>
            <Link
              href={meetingsPath('upcoming')}
              className="text-sm touch:-mt-4 touch:-mb-2 touch:inline-flex touch:min-h-11 touch:items-center"
            >
              All upcoming meetings
            </Link>
          </div>
          <div className="grid gap-3 sm:grid-cols-2 roomy:grid-cols-4">
            {others.map((slot) => (
              <SundayCard key={slot.date} {...{ slot, today, isBlank }} />
            ))}
          </div>
        </section>
        {isNarrow ? null : held}
        <PastCard meetings={pastMeetings(meetings, today)} today={today} />
      </div>
      <aside
        aria-label="At a glance"
        className="grid gap-4 md:max-aside:grid-cols-2 md:max-aside:items-start aside:row-span-2"
      >
        {isBlank ? null : <AttentionCard concerns={concerns} today={today} />}
        <ToAskCard meetings={meetings} today={today} />
        <QuickActions slots={slots} today={today} />
      </aside>
      <div className="grid min-w-0 items-start gap-4 md:grid-cols-2 md:gap-3">
        <RemindersCard meetings={meetings} today={today} end={<SentEmailsLink />} />
        <AskCard meetings={meetings} today={today} />
      </div>
    </div>
  );
}
