import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { allMeetingsOptions, planningOptions } from '#client/meetings/meeting-options.ts';
import { planningFrom } from '#client/meetings/planning-from.ts';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { usePainted } from '#client/ui/use-painted.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { addDays, sundayBeside } from '#shared/calendar/sundays.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/**
 * To the Sundays before and after this one. One ahead that isn't planned yet is planned from here by those who may; the
 * past and general conference have nothing to plan, and others go to the next meeting that they may see.
 */
export function SundayLinks({ meeting: { date } }: { meeting: Meeting }) {
  const today = useToday();
  const { may } = useSession();
  const { plan } = useDialogLinks();
  // The meeting itself is read first.
  const isPainted = usePainted(true);
  // Before the first meeting of the shorter list there are others.
  const isEarly = date < addDays(planningFrom(today), 7);
  const { data } = useQuery({ ...(isEarly ? allMeetingsOptions() : planningOptions(today)), enabled: isPainted });
  const before = data?.findLast((other) => other.date < date);
  const linkTo = (days: 7 | -7, other: Meeting | undefined) => {
    const day = sundayBeside(date, days, data ?? []);
    const isToPlan = data && other?.date !== day && day >= today && may('meetings:write');
    const shown = isToPlan ? null : other;
    if (shown === undefined) return null;
    const seen = dateSeenFrom(shown?.date ?? day, today);
    return (
      <ButtonLink
        size="sm"
        variant="ghost"
        icon={days < 0 ? ChevronLeft : undefined}
        edge={days < 0 || !before ? 'start' : undefined}
        href={shown ? meetingPath(shown.id) : plan(day)}
        aria-label={`${days < 0 ? 'Previous' : 'Next'} ${shown ? 'meeting,' : 'Sunday, plan'} ${seen}`}
      >
        {shown ? null : 'Plan '}
        {seen}
        {days > 0 ? <ChevronRight /> : null}
      </ButtonLink>
    );
  };
  return (
    // Its height is kept while the meetings are loading, so that nothing below it moves.
    <nav
      aria-label="Other Sundays"
      className="flex min-h-control-sm items-center gap-1 max-md:order-1 max-md:basis-full"
    >
      {linkTo(-7, before)}
      {linkTo(
        7,
        data?.find((other) => other.date > date),
      )}
    </nav>
  );
}
