import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { StatusBadge } from '#client/ui/feedback/status-badge.tsx';
import { briefDate, longDate } from '#shared/calendar/format.ts';
import { addDays, festivalOf, ordinalShort } from '#shared/calendar/sundays.ts';
import { holdsMeeting, KIND_LABELS, workOutStatus } from '#shared/meetings/rules.ts';
import { useMeetingInfo, useValue, useValues } from './form-context.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';

export function DialogDate() {
  const date = useValue('date');
  const kind = useValue('kind');
  const { isDateFixed, changeDate } = useMeetingInfo();
  const about = [`${ordinalShort(date)} Sunday`, KIND_LABELS[kind], festivalOf(date)].filter(Boolean).join(' · ');
  return (
    <>
      <b className="font-semibold text-text">{longDate(date)}</b>
      <span>{about}</span>
      {isDateFixed ? (
        <Button size="sm" onClick={changeDate}>
          Change Date
        </Button>
      ) : null}
    </>
  );
}

/** The status as it would be saved now. */
export function DialogStatus() {
  const values = useValues();
  const status = values.status || workOutStatus(planOfValues(values));
  return <StatusBadge status={holdsMeeting(values.kind) ? status : 'no_meeting'} className="max-md:hidden" />;
}

/** To the Sundays before and after this one. */
export function OtherSundays({ date, onGo }: { date: string; onGo: (date: string) => void }) {
  const [before, after] = [addDays(date, -7), addDays(date, 7)];
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
