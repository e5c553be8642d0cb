import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { useStore } from '#client/lib/use-store.ts';
import { planningOptions } from '#client/meetings/meeting-options.ts';
import { valuesOf } from '#client/meetings/meeting-values.ts';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { formatSavedAt } from '#shared/calendar/format.ts';
import type { MeetingValues } from '#shared/meetings/form.ts';
import { isAsCreated } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { cellOf, withEdits } from './cells.ts';
import { linesFor, type Column, type ColumnKey, type MessageKey } from './columns.ts';
import { editOf, GridCell } from './grid-cell.tsx';
import { GridContext, GridFactsContext, useGrid, type Slot } from './grid-context.ts';
import { gridSavesFor } from './grid-saves.ts';
import { SheetToolbar } from './grid-toolbar.tsx';
import { NO_EDITS } from './row-edits.ts';
import { useGridFacts, useGridInfo } from './use-grid-info.ts';
import { useKeys } from './use-keys.ts';
import { useRow } from './use-row.ts';

const NONE: readonly never[] = [];

/** A Sunday with everything that is typed into it, also what is not saved yet. */
export function useEditedValues(meeting: Meeting): MeetingValues {
  const { user } = useSession();
  const { id: wardId, defaultTalkLength: minutes } = useWard();
  const client = useQueryClient();
  const saves = useMemo(() => gridSavesFor(client, { userId: user.id, wardId }), [client, user.id, wardId]);
  const edits = useStore(saves.edits, (all) => all.get(meeting.date) ?? NO_EDITS);
  return useMemo(() => withEdits(valuesOf(meeting, minutes), edits.values(), minutes), [meeting, edits, minutes]);
}

const SlotContext = createContext<Slot | null>(null);

type Props = { meeting: Meeting; messages: readonly MessageKey[]; children: ReactNode };

/** One Sunday with its cells one below the other: the fields, saves, keys, and undo of the planning grid. */
export function EditedSunday({ meeting, messages, children }: Props) {
  useConfirm();
  const { timezone } = useWard();
  const { data: meetings } = useQuery(planningOptions(useToday()));
  const columns = useMemo(() => linesFor(messages), [messages]);
  const slots = useMemo((): Slot[] => [{ date: meeting.date, kind: meeting.kind, meeting }], [meeting]);
  const facts = useGridFacts(meetings ?? NONE);
  const info = useGridInfo({ slots, columns, meetings, isSheet: true });
  const keys = useKeys(info);
  return (
    <GridContext value={info}>
      <GridFactsContext value={facts}>
        <SheetToolbar
          saved={`${isAsCreated(meeting) ? 'Created' : 'Saved'} ${formatSavedAt(meeting.updatedAt, timezone)}`}
        />
        <SlotContext value={slots[0] ?? null}>
          <div onKeyDownCapture={keys.onKeyDownCapture} onClick={keys.onClick} onBlur={keys.onBlur}>
            {children}
          </div>
        </SlotContext>
      </GridFactsContext>
    </GridContext>
  );
}

type CellProps = { of: ColumnKey; labelId: string; children: ReactNode };

/** One line of it; `children` is how the sheet shows what is in it. */
export function SundayCell({ of: key, ...rest }: CellProps) {
  const slot = useContext(SlotContext);
  const column = useGrid().columns.find((one) => one.key === key);
  return slot && column ? <KnownCell {...rest} slot={slot} column={column} /> : null;
}

function KnownCell({ slot, column, labelId, children }: Omit<CellProps, 'of'> & { slot: Slot; column: Column }) {
  const { minutes } = useGrid();
  const { values, edits, hints, dueIn } = useRow(slot);
  const due = dueIn(column.key);
  return (
    <GridCell
      as="line"
      date={slot.date}
      value={cellOf(values, column.key, minutes)}
      meetingId={slot.meeting?.id ?? null}
      edit={editOf(edits, column)}
      hint={hints.get(column.key)}
      {...{ column, labelId }}
    >
      {children}
      {due ? <span className="text-muted italic"> · in the rotation: {due}</span> : null}
    </GridCell>
  );
}
