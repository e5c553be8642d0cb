import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { allMeetingsOptions, planningOptions } from '#client/meetings/api.ts';
import { membersOptions } from '#client/members/api.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { hymnFinderOf } from '#client/music/hymn-words.ts';
import { useRotation } from '#client/standing/use-standing.ts';
import { Failed } from '#client/ui/feedback/failed.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { useConfirm } from '#client/ui/overlays/confirm.tsx';
import { useNarrow } from '#client/ui/use-media.ts';
import { talksIn } from '#shared/meetings/hints/conflicts.ts';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { columnsFor, movesAs, placedSpeakers } from './columns.ts';
import { GridCards } from './grid-cards.tsx';
import { GridContext, GridFactsContext, type GridFacts, type GridInfo, type Slot } from './grid-context.ts';
import { gridSavesFor } from './grid-saves.ts';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { makeGridView } from './grid-view.ts';
import { readOpenCell } from './kept-edits.ts';
import type { GridColumn, CellPlace } from './keyboard.ts';
import { makeMove } from './move.ts';
import { sundaySlots, useSpan } from './sundays.ts';
import { lineOf } from './use-row.ts';

const NONE: readonly never[] = [];
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
  const { user } = useSession();
  const ward = useWard();
  const today = useToday();
  const client = useQueryClient();
  const isNarrow = useNarrow();
  useConfirm();
  const { data: members = NONE } = useQuery(membersOptions());
  const { data: book = NONE } = useQuery(searchableHymnsOptions());
  // A save is painted in its own row at once; the hints of all others follow when there is time.
  const settled = useDeferredValue(meetings);
  const facts = useMemo(
    (): GridFacts => ({
      members,
      meetings: settled,
      talks: talksIn(settled),
      uses: hymnUses(settled),
      hymns: hymnFinderOf(book),
    }),
    [members, settled, book],
  );
  const { dueOn, hasRotation } = useRotation();
  const slots = useSteady(fresh);
  const saves = useMemo(() => gridSavesFor(client, { userId: user.id, wardId: ward.id }), [client, user.id, ward.id]);
  const [view] = useState(() => {
    const kept = readOpenCell(saves.owner);
    return kept
      ? makeGridView({ date: kept.date, column: kept.key as GridColumn }, kept.value)
      : makeGridView(null, null);
  });
  const speakers = placedSpeakers(slots.map(({ meeting }) => meeting?.speakingAssignments.length ?? 0));
  const columns = useMemo(() => columnsFor(speakers), [speakers]);
  const minutes = ward.defaultTalkLength;
  const current = useRef({ slots, columns });
  useLayoutEffect(() => {
    current.current = { slots, columns };
  });

  useEffect(() => {
    saves.begin({
      talkMinutes: minutes,
      kindOn: (date) => current.current.slots.find((slot) => slot.date === date)?.kind ?? 'regular',
    });
  }, [saves, minutes]);

  const info = useMemo(
    (): GridInfo => ({
      today,
      minutes,
      hymnRepeatWeeks: ward.hymnRepeatWeeks,
      warns: ward.conflictDetection,
      columns,
      saves,
      view,
      lines: () => current.current.slots.map(({ date }) => lineOf(saves.valuesOn(date), current.current.columns)),
      dueOn,
      hasRotation,
      move: makeMove({ client, saves, today, minutes, columns: () => current.current.columns }),
    }),
    [today, minutes, ward.hymnRepeatWeeks, ward.conflictDetection, columns, saves, view, dueOn, hasRotation, client],
  );
  const canMove = (from: CellPlace, to: CellPlace) => {
    const [left, right] = [from, to].map(({ column }) => columns.find(({ key }) => key === column));
    return left !== undefined && right !== undefined && movesAs(left) === movesAs(right);
  };
  const rows: ReactNode = isNarrow ? <GridCards slots={slots} /> : <GridTable slots={slots} canMove={canMove} />;
  return (
    <GridContext value={info}>
      <GridFactsContext value={facts}>
        <div data-wide className="page-grid grid min-w-0 gap-3">
          <GridToolbar />
          {rows}
        </div>
      </GridFactsContext>
    </GridContext>
  );
}
