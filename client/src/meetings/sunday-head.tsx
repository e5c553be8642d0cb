import type { ReactNode } from 'react';
import { MeetingBadge } from './meeting-status.tsx';
import { dayWithoutYear, relativeDay } from '#shared/calendar/format.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import type { SundaySlot } from '#shared/meetings/hints/upcoming.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { capitalize } from '#shared/text/capitalize.ts';

type Props = { slot: SundaySlot<Meeting>; today: string; saved?: ReactNode };

/** The head of the card of the Sunday that matters most, for planners and for those who read programs. */
export function SundayHead({ slot: { date, kind, meeting }, today, saved }: Props) {
  const isToday = date === today;
  const day = dayWithoutYear(date);
  const note = sundayNote(date, kind, 'Fast and testimony');
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2>
          {isToday ? (
            "Today's Meeting"
          ) : (
            <>
              {capitalize(relativeDay(date, today))}
              <span className="max-sm:sr-only"> · </span>
              <span className="whitespace-nowrap max-sm:block">{day}</span>
            </>
          )}
        </h2>
        <MeetingBadge {...{ meeting, kind }} />
      </div>
      <p className="mt-0.5 text-muted">
        <span>{isToday ? `${day} · ${note}` : note}</span>
        {saved}
      </p>
    </div>
  );
}
