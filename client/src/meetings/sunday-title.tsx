import type { ReactNode } from 'react';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { MeetingKind } from '#shared/meetings/constants.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';

type Props = { date: string; kind: MeetingKind; today: string; children?: ReactNode };

/** 'Sun, Nov 29' and beside it which Sunday of the month that is; children take the place of the bare date. */
export function SundayTitle({ date, kind, today, children }: Props) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <h3 className="text-md">{children ?? <time dateTime={date}>{dateSeenFrom(date, today)}</time>}</h3>
      <span className="text-sm text-muted">{sundayNote(date, kind)}</span>
    </div>
  );
}
