import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession, useToday, useWard } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import { searchableHymnsOptions } from '#client/music/api.ts';
import { hymnFinderOf } from '#client/music/hymn-words.ts';
import { useRotation, useTemplates } from '#client/standing/use-standing.ts';
import { painted } from '#client/ui/painted.ts';
import { prayersIn, talksIn } from '#shared/meetings/hints/dated-talks.ts';
import { hymnUses } from '#shared/meetings/music/hymn-uses.ts';
import { defaultKind } from '#shared/meetings/rules.ts';
import type { Meeting } from '#shared/meetings/schema.ts';
import { foldNames } from '#shared/members/rules.ts';
import type { Column } from './columns.ts';
import type { GridFacts, GridInfo, Slot } from './grid-context.ts';
import { gridSavesFor } from './grid-saves.ts';
import { makeGridView } from './grid-view.ts';
import { readOpenCell } from './kept-edits.ts';
import type { GridColumn } from './keyboard.ts';
import { askingFirst, makeMove } from './move.ts';
import { lineOf } from './use-row.ts';

const NONE: readonly never[] = [];

export function useGridFacts(meetings: readonly Meeting[]): GridFacts {
  const { data: members = NONE } = useQuery(membersOptions());
  const { data: book = NONE } = useQuery(searchableHymnsOptions());
  const today = useToday();
  // A save is painted in its own row at once; the hints of all others follow when there is time.
  const settled = useDeferredValue(meetings);
  useEffect(() => {
    void painted().then(() => foldNames(members));
  }, [members]);
  return useMemo(
    () => ({
      members,
      meetings: settled,
      talks: talksIn(settled, today),
      prayers: prayersIn(settled, today),
      uses: hymnUses(settled),
      hymns: hymnFinderOf(book),
    }),
    [members, settled, book, today],
  );
}

type Shown = {
  slots: readonly Slot[];
  columns: readonly Column[];
  /** Undefined until they are here. */
  meetings: readonly Meeting[] | undefined;
  isSheet: boolean;
};

/** What the cells of these Sundays share, with what was being typed before a reload. */
export function useGridInfo({ slots, columns, meetings, isSheet }: Shown): GridInfo {
  const { user } = useSession();
  const ward = useWard();
  const today = useToday();
  const client = useQueryClient();
  const { dueOn, hasRotation } = useRotation();
  const templates = useTemplates();
  const minutes = ward.defaultTalkLength;
  const saves = useMemo(
    () => askingFirst(gridSavesFor(client, { userId: user.id, wardId: ward.id }), { today, minutes }),
    [client, user.id, ward.id, today, minutes],
  );
  const [view] = useState(() => {
    const kept = readOpenCell(saves.owner);
    const isHere = kept && slots.some(({ date }) => date === kept.date) && columns.some(({ key }) => key === kept.key);
    return isHere
      ? makeGridView({ date: kept.date, column: kept.key as GridColumn }, kept.value)
      : makeGridView(null, null);
  });
  const { fastSundayRule } = ward;
  const current = useRef({ slots, columns, meetings });
  useLayoutEffect(() => {
    current.current = { slots, columns, meetings };
  });

  useEffect(() => {
    // Also of Sundays that are not shown: what was kept from the grid is sent from a meeting's page, too.
    const kindOn = (date: string) => defaultKind(date, fastSundayRule, current.current.meetings ?? NONE);
    saves.begin({ talkMinutes: minutes, kindOn });
  }, [saves, minutes, fastSundayRule]);
  const isReady = meetings !== undefined;
  useEffect(() => {
    if (isReady) saves.resume();
  }, [saves, isReady]);

  return useMemo(
    (): GridInfo => ({
      today,
      minutes,
      hymnRepeatWeeks: ward.hymnRepeatWeeks,
      warns: ward.conflictDetection,
      columns,
      isSheet,
      saves,
      view,
      lines: () =>
        current.current.slots.map(({ date }) => {
          const line = lineOf(saves.valuesOn(date), current.current.columns);
          // A sheet has no cell for its date.
          return isSheet ? { ...line, columns: line.columns.filter((column) => column !== 'sunday') } : line;
        }),
      dueOn,
      hasRotation,
      templates,
      move: makeMove({ client, saves, today, minutes, columns: () => current.current.columns }),
    }),
    [
      today,
      minutes,
      ward.hymnRepeatWeeks,
      ward.conflictDetection,
      columns,
      isSheet,
      saves,
      view,
      dueOn,
      hasRotation,
      templates,
      client,
    ],
  );
}
