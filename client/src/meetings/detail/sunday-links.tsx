import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '#client/auth/session.ts';
import { allMeetingsOptions, planningOptions } from '#client/meetings/meeting-options.ts';
import { planningFrom } from '#client/meetings/planning-from.ts';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { usePainted } from '#client/ui/use-painted.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** To the meetings before and after this one, of those that the person may see. */
export function SundayLinks({ meeting: { date } }: { meeting: Meeting }) {
  const today = useToday();
  // The meeting itself is read first.
  const isPainted = usePainted(true);
  // Before the first meeting of the shorter list there are others.
  const isEarly = date < addDays(planningFrom(today), 7);
  const planning = useQuery({ ...planningOptions(today), enabled: isPainted && !isEarly });
  const all = useQuery({ ...allMeetingsOptions(), enabled: isPainted && isEarly });
  const { data = [] } = isEarly ? all : planning;
  const before = data.findLast((other) => other.date < date);
  const after = data.find((other) => other.date > date);
  return (
    // Its height is kept while the meetings are loading, so that nothing below it moves.
    <nav
      aria-label="Other Sundays"
      className="flex min-h-control-sm items-center gap-1 max-md:order-1 max-md:basis-full"
    >
      {before ? (
        <ButtonLink
          size="sm"
          variant="ghost"
          icon={ChevronLeft}
          edge="start"
          href={meetingPath(before.id)}
          aria-label={`Previous meeting, ${dateSeenFrom(before.date, today)}`}
        >
          {dateSeenFrom(before.date, today)}
        </ButtonLink>
      ) : null}
      {after ? (
        <ButtonLink
          size="sm"
          variant="ghost"
          edge={before ? undefined : 'start'}
          href={meetingPath(after.id)}
          aria-label={`Next meeting, ${dateSeenFrom(after.date, today)}`}
        >
          {dateSeenFrom(after.date, today)}
          <ChevronRight />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
