import { Ellipsis, TriangleAlert } from 'lucide-react';
import { memo, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { MeetingPanel } from '#client/invitations/invitation-mark.tsx';
import { useStore } from '#client/lib/use-store.ts';
import { useDialogLinks } from '#client/meetings/links.ts';
import { planOfValues } from '#client/meetings/meeting-values.ts';
import { meetingPath } from '#client/paths.ts';
import { SaveTemplate } from '#client/standing/standing-dialogs.tsx';
import { IconButton } from '#client/ui/controls/button.tsx';
import { StatusBadge, type BadgeStatus } from '#client/ui/feedback/status-badge.tsx';
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx';
import { cx } from '#client/ui/cx.ts';
import { dateSeenFrom } from '#shared/calendar/format.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { sundayMarks } from '#shared/meetings/program/sunday-notes.ts';
import { holdsMeeting, isAbove, KIND_LABELS, staysDraft, workOutStatus } from '#shared/meetings/rules.ts';
import { cellLabel, cellOf } from './cells.ts';
import { isClosed, type Column } from './columns.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { editOf, GridCell } from './grid-cell.tsx';
import { useGrid, type Slot } from './grid-context.ts';
import { gridCellId, useShownAt } from './grid-view.ts';
import { isUnsaved, type PendingEdit } from './row-edits.ts';
import { declinedOf, shapeOf, useRow } from './use-row.ts';

/** The status as it is with everything on the screen saved. */
export function statusOf({ meeting }: Slot, values: MeetingValues): BadgeStatus {
  if (!holdsMeeting(values.kind)) return 'no_meeting';
  const plan = planOfValues(values);
  const worked = workOutStatus(plan);
  if (staysDraft(plan, meeting?.status)) return meeting || worked !== 'draft' ? 'draft' : 'unplanned';
  if (!meeting) return worked;
  return isAbove(worked, meeting.status) ? worked : meeting.status;
}

/** Isolated, it is painted by itself: a change in it leaves the picture of the others as it is. */
const ROW = 'group/row isolate';

export const GridRow = memo(function GridRow({ slot }: { slot: Slot }) {
  const { columns, today, minutes } = useGrid();
  const { values, settled, edits, hints, asked, dueIn } = useRow(slot);
  const shape = shapeOf(values);
  const speakers = columns.filter(({ kind }) => kind === 'speaker').length;
  const meetingId = slot.meeting?.id ?? null;
  return (
    <tr className={cx(ROW, slot.date < today && 'text-muted', slot.date === today && 'bg-primary-soft/40')}>
      <RowHead slot={slot} values={settled} hasAsked={asked.size > 0} declined={declinedOf(asked)} />
      {shape === 'none' ? (
        <SpanCell date={slot.date} column={columns[0]?.key ?? 'conducting'} span={columns.length}>
          {KIND_LABELS[values.kind]}
        </SpanCell>
      ) : (
        columns.map((column) => {
          if (shape === 'testimonies' && column.kind === 'speaker')
            return column.place === 0 ? (
              <SpanCell key={column.key} date={slot.date} column={column.key} span={speakers}>
                Testimonies
              </SpanCell>
            ) : null;
          if (isClosed(column, values)) return <td key={column.key} className="border-r border-b border-line" />;
          const edit = editOf(edits, column);
          return (
            <GridCell
              key={column.key}
              date={slot.date}
              value={cellOf(values, column.key, minutes)}
              due={dueIn(column.key)}
              hint={hints.get(column.key)}
              answer={asked.get(column.key)?.invitation}
              {...{ column, meetingId, edit }}
            />
          );
        })
      )}
    </tr>
  );
});

type SpanProps = { date: string; column: string; span: number; children: string };

/** Where no one is assigned: one quiet cell across. */
function SpanCell({ date, column, span, children }: SpanProps) {
  const { view } = useGrid();
  const place = { date, column: column as 'conducting' };
  const { isHere, isOver } = useShownAt(view, date, place.column);
  return (
    <td
      id={gridCellId(place)}
      data-cell={column}
      data-date={date}
      data-closed
      colSpan={span}
      tabIndex={isHere ? 0 : -1}
      onFocus={({ currentTarget }) => view.entered(place, currentTarget)}
      className={cx(
        'border-r border-b border-line px-1.5 py-2 align-top text-muted',
        'focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isOver && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <span className="sticky left-46 inline-block">{children}</span>
    </td>
  );
}

/** While the columns have moved under the Sundays. */
export const EDGE_SHADOW =
  'after:pointer-events-none after:absolute after:top-0 after:-bottom-px after:left-full after:w-2 after:bg-linear-to-r ' +
  'after:from-input/40 after:to-transparent after:opacity-0 after:transition-opacity ' +
  'group-data-scrolled/grid:after:opacity-100';

type HeadProps = { slot: Slot; values: MeetingValues; hasAsked: boolean; declined: number };

const RowHead = memo(function RowHead({ slot, values, hasAsked, declined }: HeadProps) {
  const { today } = useGrid();
  const day = dateSeenFrom(slot.date, today);
  const marks = sundayMarks(slot.date, values.kind);
  const isHeld = holdsMeeting(values.kind);
  return (
    <th
      scope="row"
      className={
        'sticky left-0 z-2 border-r border-b border-line bg-surface py-2 pl-2.5 text-left align-top font-normal ' +
        EDGE_SHADOW
      }
    >
      <div className="relative">
        <div className="flex flex-col items-start">
          <p className="flex flex-wrap items-baseline gap-x-1.5 pr-6">
            <b className="font-semibold whitespace-nowrap">
              {slot.meeting ? (
                <Link href={meetingPath(slot.meeting.id)} tabIndex={-1} className="text-inherit">
                  <time dateTime={slot.date}>{day}</time>
                </Link>
              ) : (
                <time dateTime={slot.date}>{day}</time>
              )}
            </b>
            {isHeld && marks.length > 0 ? <span className="text-sm text-muted">{marks.join(' · ')}</span> : null}
          </p>
          <StatusBadge status={statusOf(slot, values)} declined={isHeld ? declined : 0} isShort className="mt-0.5" />
        </div>
        <RowMenu slot={slot} isHeld={isHeld} hasAsked={isHeld && hasAsked} isQuiet />
      </div>
    </th>
  );
});

const hasCell = ({ key }: PendingEdit, columns: readonly Column[]): boolean =>
  columns.some((column) => column.key === key || (key === 'speakers' && column.kind === 'speaker'));

/** What is not saved and has no cell here to say so, as a text and a part that is not shown: its Sunday’s menu does. */
function useUnseenEdits(date: string): MenuItem[] {
  const { saves, columns } = useGrid();
  const unseenIn = (edit: PendingEdit) => isUnsaved(edit) && !hasCell(edit, columns);
  // Only then: an edit of a cell is no reason to draw the menu.
  const edits = useStore(saves.edits, (all) => {
    const row = all.get(date);
    return row && [...row.values()].some(unseenIn) ? row : undefined;
  });
  return [...(edits?.values() ?? [])].filter(unseenIn).flatMap((edit) => {
    const item = (key: string, label: string, onRun: () => void) => ({
      key: `${edit.key} ${key}`,
      label: `${cellLabel(edit.key)}: ${label}`,
      onRun,
    });
    return edit.state.kind === 'clash'
      ? [
          item('theirs', 'Use Theirs', () => saves.decide(date, edit.key, 'theirs')),
          item('mine', 'Keep Mine', () => saves.decide(date, edit.key, 'mine')),
        ]
      : [
          item('retry', 'Retry', () => saves.retry(date)),
          item('discard', 'Discard', () => saves.discard(date, edit.key)),
        ];
  });
}

/** In the room beside the date, while the row is pointed at or has the focus; a finger has to see it. */
const QUIET_MENU =
  'absolute -top-1 right-0 bg-surface opacity-0 group-hover/row:opacity-100 focus-within:opacity-100 ' +
  'has-aria-expanded:opacity-100 touch:opacity-100';

type MenuProps = { slot: Slot; isHeld: boolean; hasAsked: boolean; isQuiet?: boolean };

/** An edit of a cell leaves it as it is. */
export const RowMenu = memo(function RowMenu({ slot, isHeld, hasAsked, isQuiet = false }: MenuProps) {
  const { today, view } = useGrid();
  const { plan, edit } = useDialogLinks();
  const [isCopying, setCopying] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { date, meeting } = slot;
  const isPlanned = meeting !== null && meeting.status !== 'draft';
  const place = { date, column: 'sunday' as const };
  const { isHere } = useShownAt(view, date, 'sunday');
  const unsaved = useUnseenEdits(date);
  const label = `More for ${dateSeenFrom(date, today)}${unsaved.length > 0 ? ', change not saved' : ''}`;
  const items: MenuItem[] = [
    ...unsaved,
    ...(meeting ? [{ key: 'view', label: 'View Details', href: meetingPath(meeting.id) }] : []),
    { key: 'edit', label: meeting ? 'Edit Meeting' : 'Plan Meeting', href: meeting ? edit(meeting.id) : plan(date) },
    ...(hasAsked ? [{ key: 'asked', label: 'Mark Who Was Asked…', onRun: () => setMarking(true) }] : []),
    ...(isHeld ? [{ key: 'copy', label: 'Copy From…', onRun: () => setCopying(true), divided: true }] : []),
    ...(isHeld && isPlanned ? [{ key: 'template', label: 'Save as Template…', onRun: () => setKeeping(true) }] : []),
  ];
  return (
    <span
      ref={box}
      data-no-print
      className={cx('-mt-0.5 shrink-0', isQuiet && unsaved.length === 0 && QUIET_MENU)}
      onFocus={({ target }) => view.entered(place, target)}
    >
      <Menu
        label={label}
        align="start"
        trigger={
          <IconButton
            data-cell="sunday"
            data-date={date}
            tabIndex={isHere ? 0 : -1}
            icon={unsaved.length > 0 ? TriangleAlert : Ellipsis}
            className={unsaved.length > 0 ? 'text-danger!' : undefined}
            size="sm"
            label={label}
          />
        }
        items={items}
      />
      {isMarking && meeting ? (
        <Suspense fallback={null}>
          <MeetingPanel anchor={box} meeting={meeting} takesFocus onClose={() => setMarking(false)} />
        </Suspense>
      ) : null}
      {isKeeping && meeting ? <SaveTemplate meeting={meeting} onClose={() => setKeeping(false)} /> : null}
      {isCopying ? <CopyDialog slot={slot} onClose={() => setCopying(false)} /> : null}
    </span>
  );
});
