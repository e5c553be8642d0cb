import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { allMeetingsOptions, planningOptions } from '#client/meetings/meeting-options.ts';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { CellMarks } from './cell-marks.tsx';
import { columnsFor, partColumns, isSameKind, placedSpeakers } from './columns.ts';
import { GridCards } from './grid-cards.tsx';
import { GridContext, GridFactsContext, type Slot } from './grid-context.ts';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import type { CellPlace } from './keyboard.ts';
import { PrintedGrid } from './printed-grid.tsx';
import { sundaySlots, useGridParts, useSpan } from './shown.ts';
import { useGridFacts, useGridInfo } from './use-grid-info.ts';

/** The planning list covers the past ten weeks; beyond that, all meetings are fetched. */
const IN_PLANNING = 8;

/** The upcoming Sundays as rows, the parts of the meeting as columns, each cell edited in place. */
export function PlanGrid() {
  const today = useToday();
  const { fastSundayRule } = useWard();
  const { count, earlier } = useSpan();
  const planning = useQuery(planningOptions(today));
  const all = useQuery({ ...allMeetingsOptions(), enabled: earlier > IN_PLANNING });
  const meetings = all.data ?? planning.data;
  if (!meetings) {
    return planning.error ? (
      <Card>
        <Failed onRetry={() => void planning.refetch()} retrying={planning.isFetching}>
          {wordsOf(planning.error)}
        </Failed>
      </Card>
    ) : null;
  }
  const slots = sundaySlots(meetings, today, { count, earlier }, fastSundayRule);
  return <Grid slots={slots} meetings={meetings} />;
}

/** The same Sunday is the same object until its meeting changes, so that only rows that changed are drawn again. */
function useSteady(slots: readonly Slot[]): readonly Slot[] {
  const before = useRef(new Map<string, Slot>());
  const steady = slots.map((slot) => {
    const known = before.current.get(slot.date);
    return known?.meeting === slot.meeting && known.kind === slot.kind ? known : slot;
  });
  useEffect(() => {
    before.current = new Map(steady.map((slot) => [slot.date, slot]));
  });
  return steady;
}

function Grid({ slots: fresh, meetings }: { slots: readonly Slot[]; meetings: readonly Meeting[] }) {
  const isNarrow = useNarrow();
  useConfirm();
  const slots = useSteady(fresh);
  const speakers = placedSpeakers(slots.map(({ meeting }) => meeting?.speakingAssignments.length ?? 0));
  const { parts } = useGridParts();
  const all = useMemo(() => columnsFor(speakers), [speakers]);
  const columns = useMemo(() => partColumns(all, parts), [all, parts]);
  const facts = useGridFacts(meetings);
  const info = useGridInfo({ slots, columns, meetings, isSheet: false });
  const canMove = (from: CellPlace, to: CellPlace) => {
    const [left, right] = [from, to].map(({ column }) => columns.find(({ key }) => key === column));
    return left !== undefined && right !== undefined && isSameKind(left, right);
  };
  const rows: ReactNode = isNarrow ? <GridCards slots={slots} /> : <GridTable slots={slots} canMove={canMove} />;
  return (
    <GridContext value={info}>
      <GridFactsContext value={facts}>
        <div data-wide className="grid min-w-0 gap-3">
          <GridToolbar />
          <CellMarks slots={slots}>{rows}</CellMarks>
          <PrintedGrid slots={slots} columns={all} />
        </div>
      </GridFactsContext>
    </GridContext>
  );
}
