import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { manualPath } from '#client/manual/chapter-ids.ts';
import { planningOptions } from '#client/meetings/api.ts';
import { ListActions } from '#client/meetings/list-actions.tsx';
import { meetingsPath } from '#client/meetings/links.ts';
import { RemindersCard } from './reminders-card.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { briefDate, dayWithoutYear, whenIsSunday } from '#shared/calendar/format.ts';
import { isSunday } from '#shared/calendar/sundays.ts';
import { concernsOf } from '#shared/meetings/hints/attention.ts';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { pastMeetings, upcomingSundays, type SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { PRODUCT } from '#shared/product.ts';
import { AskCard } from './ask-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { GettingStarted } from './getting-started.tsx';
import { PastCard } from './past-card.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SundayCard } from './sunday-card.tsx';
import { WideCard } from './wide-card.tsx';

const SUNDAYS = 4;
const PAST = 4;

export function PlannerPage() {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { data, error, isFetching, refetch } = useQuery(planningOptions(today));
  // On a Sunday, today's meeting is shown in addition to the next four.
  const slots = data ? upcomingSundays(data, today, isSunday(today) ? SUNDAYS + 1 : SUNDAYS, fastSundayRule) : [];
  const next = slots.find((slot) => holdsMeeting(slot.kind));
  const when = next ? ` · Next meeting ${whenIsSunday(next.date, today)}` : '';
  return (
    <>
      <PageHeader
        title={PRODUCT.planner}
        help={manualPath('meeting-planning')}
        sub={<p className="max-md:min-h-10">{`${dayWithoutYear(today)}${when}`}</p>}
        actions={<ListActions today={today} />}
      />
      {data ? (
        <>
          <GettingStarted />
          <Plan meetings={data} slots={slots} today={today} />
        </>
      ) : error ? (
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

type PlanProps = { meetings: readonly Meeting[]; slots: readonly SundaySlot<Meeting>[]; today: string };

function Plan({ meetings, slots, today }: PlanProps) {
  const { hymnRepeatWeeks, conflictDetection } = useWard();
  const [first, ...others] = slots;
  const concerns = concernsOf(slots, {
    uses: hymnUses(meetings),
    weeks: hymnRepeatWeeks,
    warnsOfHymns: conflictDetection,
    today,
    dateInWords: briefDate,
  });
  return (
    <div className="grid items-start gap-4 md:gap-6 aside:grid-cols-[minmax(0,1fr)_17rem] roomy:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-4 md:gap-6">
        {first ? <WideCard slot={first} today={today} /> : null}
        <section aria-labelledby="next-sundays" className="grid gap-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="next-sundays" className="text-md font-semibold tracking-normal">
              Next {SUNDAYS} Sundays
            </h2>
            <Link href={meetingsPath('upcoming')} className="text-sm">
              All upcoming meetings
            </Link>
          </div>
          <div
            className={cx(
              'grid gap-4',
              others.length === SUNDAYS ? 'sm:grid-cols-2 roomy:grid-cols-4 roomy:gap-2' : 'md:grid-cols-3',
            )}
          >
            {others.map((slot) => (
              <SundayCard key={slot.date} slot={slot} today={today} isNarrow={others.length === SUNDAYS} />
            ))}
          </div>
        </section>
        <PastCard meetings={pastMeetings(meetings, today).slice(0, PAST)} today={today} />
      </div>
      <aside aria-label="At a glance" className="grid gap-4 md:max-aside:grid-cols-2 md:max-aside:items-start">
        <AttentionCard concerns={concerns} today={today} />
        <RemindersCard meetings={meetings} today={today} />
        <QuickActions slots={slots} today={today} />
        <AskCard meetings={meetings} today={today} />
      </aside>
    </div>
  );
}
