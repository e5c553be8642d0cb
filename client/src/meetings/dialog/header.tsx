import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useToday } from '#client/auth/session.ts';
import { IconButton } from '#client/ui/controls/button.tsx';
import { StatusBadge } from '#client/ui/feedback/status-badge.tsx';
import { briefDate, longDateSeenFrom } from '#shared/calendar/format.ts';
import { sundayBeside } from '#shared/calendar/sundays.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { holdsMeeting } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { useDeclines, useValue, useValues, useWorkedStatus } from './form-context.ts';

export function DialogDate() {
  const date = useValue('date');
  const kind = useValue('kind');
  return (
    <>
      <b className="font-semibold text-text">{longDateSeenFrom(date, useToday())}</b>
      <span>{sundayNote(date, kind)}</span>
    </>
  );
}

/** The status as it would be saved now. */
export function DialogStatus(look: { isShort?: boolean }) {
  const values = useValues();
  const worked = useWorkedStatus();
  const declined = useDeclines().size;
  const isHeld = holdsMeeting(values.kind);
  return (
    <StatusBadge status={isHeld ? values.status || worked : 'no_meeting'} declined={isHeld ? declined : 0} {...look} />
  );
}

type Beside = { date: string; others: readonly Meeting[]; onGo: (date: string) => void };

/** To the Sundays before and after this one. */
export function OtherSundays({ date, others, onGo }: Beside) {
  const [before, after] = [sundayBeside(date, -7, others), sundayBeside(date, 7, others)];
  return (
    <span className="flex max-md:hidden">
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label={`Previous Sunday, ${briefDate(before)}`}
        onClick={() => onGo(before)}
      />
      <IconButton
        size="sm"
        icon={ChevronRight}
        label={`Next Sunday, ${briefDate(after)}`}
        onClick={() => onGo(after)}
      />
    </span>
  );
}
