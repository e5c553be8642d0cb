import { ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { meetingPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Missing } from '#client/ui/feedback/notice.tsx';
import { StatusBadge } from '#client/ui/feedback/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import { sundayNote } from '#shared/meetings/program/sunday-notes.ts';
import { KIND_LABELS } from '#shared/meetings/rules.ts';
import { cellOf } from './cells.ts';
import { isClosed } from './columns.ts';
import { editOf, GridCell } from './grid-cell.tsx';
import { useGrid, type Slot } from './grid-context.ts';
import { RowMenu, statusOf } from './grid-row.tsx';
import { useSpan } from './shown.ts';
import { useKeys } from './use-keys.ts';
import { declinedOf, shapeOf, useRow } from './use-row.ts';

/** On a phone: Sunday by Sunday, with the same cells one below the other. */
export function GridCards({ slots }: { slots: readonly Slot[] }) {
  const { onClick } = useKeys(useGrid());
  const { showEarlier } = useSpan();
  return (
    <div className="grid gap-4" onClick={onClick}>
      <Button
        variant="ghost"
        icon={ChevronUp}
        onClick={showEarlier}
        data-no-print
        className="-my-2 -ml-3.5 justify-self-start"
      >
        Show Earlier Sundays
      </Button>
      {slots.map((slot) => (
        <SundayCells key={slot.date} slot={slot} />
      ))}
    </div>
  );
}

const SundayCells = memo(function SundayCells({ slot }: { slot: Slot }) {
  const { columns, today, minutes } = useGrid();
  const { values, edits, hints, asked, dueIn } = useRow(slot);
  const shape = shapeOf(values);
  const day = dateSeenFrom(slot.date, today);
  const shown = columns.filter(
    (column) =>
      !isClosed(column, values) &&
      // One free place for a speaker is enough here.
      (column.kind !== 'speaker' || (shape === 'full' && column.place <= values.speakers.length)),
  );
  return (
    <Card aria-label={day}>
      <div className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <div className="grid justify-items-start gap-1">
          <h2 className="text-md!">{slot.meeting ? <Link href={meetingPath(slot.meeting.id)}>{day}</Link> : day}</h2>
          <p className="text-muted">{sundayNote(slot.date, values.kind)}</p>
          <StatusBadge status={statusOf(slot, values)} declined={shape === 'none' ? 0 : declinedOf(asked)} />
        </div>
        <RowMenu slot={slot} isHeld={shape !== 'none'} hasAsked={asked.size > 0} />
      </div>
      {shape === 'none' ? (
        <p className="p-4 text-muted">{KIND_LABELS[values.kind]}: no sacrament meeting</p>
      ) : (
        <dl className="grid gap-2 py-3 pr-3 pl-4">
          {shown.map((column) => {
            const hint = hints.get(column.key);
            return (
              <div key={column.key} className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-2">
                <dt className="py-2.5 text-muted">{column.label}</dt>
                <dd className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
                  <GridCell
                    as="div"
                    {...{ column, hint }}
                    date={slot.date}
                    value={cellOf(values, column.key, minutes)}
                    due={dueIn(column.key)}
                    answer={asked.get(column.key)?.invitation}
                    meetingId={slot.meeting?.id ?? null}
                    edit={editOf(edits, column)}
                  />
                  {hint ? <Missing>{hint}</Missing> : null}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Card>
  );
});
