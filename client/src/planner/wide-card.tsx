import { MissingLine } from '#client/meetings/meeting-status.tsx';
import { SundayHead } from '#client/meetings/sunday-head.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { NextJob } from '#shared/meetings/hints/next-job.ts';
import { holdsMeeting, isEmptyDraft } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { useSavedToday } from './sunday-card.tsx';
import { NextStep, OtherSteps } from './wide-card-actions.tsx';
import { WideCardFacts } from './wide-card-facts.tsx';

type Props = { slot: SundaySlot<Meeting>; job: NextJob; today: string };

/** The Sunday that matters most: today or, otherwise, the next one. */
export function WideCard({ slot, job, today }: Props) {
  const { date, meeting } = slot;
  const isToday = date === today;
  const steps = { slot, job, isToday };
  const saved = useSavedToday(meeting, today);
  return (
    <Card edge aria-label={isToday ? "Today's Meeting" : 'Next Sunday'} className="@container">
      <div className="grid gap-4 p-4 @xl:py-5 @xl:pr-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <SundayHead
            {...{ slot, today }}
            saved={saved ? <span className="whitespace-nowrap"> · {saved}</span> : null}
          />
          <div className="flex max-md:w-full max-md:*:flex-1">
            <NextStep {...steps} />
          </div>
        </div>
        <Inside slot={slot} isToday={isToday} />
        <div className="-mb-1.5 -ml-2.75 flex flex-wrap gap-x-1 touch:-ml-3.75 max-sm:grid max-sm:grid-cols-2 max-sm:justify-items-start max-sm:has-[>:last-child:nth-child(3)]:grid-cols-3">
          <OtherSteps {...steps} />
        </div>
      </div>
    </Card>
  );
}

function Inside({ slot: { kind, meeting }, isToday }: { slot: SundaySlot<Meeting>; isToday: boolean }) {
  if (!holdsMeeting(kind)) {
    return <p className="text-muted">There’s no sacrament meeting this Sunday.</p>;
  }
  if (!meeting || isEmptyDraft(meeting)) {
    return <p className="text-muted">Nothing is planned for {isToday ? 'today' : 'this Sunday'} yet.</p>;
  }
  return (
    <>
      <WideCardFacts meeting={meeting} />
      <MissingLine meeting={meeting} />
    </>
  );
}
