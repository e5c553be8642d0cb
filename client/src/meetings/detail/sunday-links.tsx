import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSession, useToday } from '#client/auth/session.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { meetingPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';

/** To the meetings before and after this one, for those whose screens know them anyway. */
export function SundayLinks({ meeting: { date } }: { meeting: Meeting }) {
  const today = useToday();
  const { view } = useSession();
  const { data = [] } = useQuery({ ...planningOptions(today), enabled: view === 'whole' });
  const before = data.findLast((other) => other.date < date);
  const after = data.find((other) => other.date > date);
  if (view !== 'whole') return null;
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
