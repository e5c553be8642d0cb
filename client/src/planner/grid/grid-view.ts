import { useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { makeStore } from '#client/lib/store.ts';
import type { CellValue } from './cells.ts';
import { placeBeside, type GridColumn, type GridLine, type CellPlace } from './keyboard.ts';

export type Box = 'edit' | 'problem';
export type View = {
  /** The cell with the focus, also while the focus is elsewhere on the page. */
  at: CellPlace | null;
  /** What is open over that cell. */
  box: Box | null;
  /** What was being typed there before a reload. */
  restored: CellValue | null;
  /** The letter that opened the editor, already in its field; empty where the browser types it there. */
  typed: string | null;
  /** After a value has been entered, Tab moves from cell to cell. */
  isEntering: boolean;
  /** The assignment that is to be moved, and the cell that it is held over. */
  cut: CellPlace | null;
  over: CellPlace | null;
};
const START: View = { at: null, box: null, restored: null, typed: null, isEntering: false, cut: null, over: null };

export const gridCellId = ({ date, column }: CellPlace): string => `cell-${date}-${column}`;
const isAt = (place: CellPlace | null, date: string, column: GridColumn): boolean =>
  place !== null && place.date === date && place.column === column;

/** What one cell shows of it, as one number: a cell that shows the same is not drawn again. */
const SHOWN = { isHere: 1, edit: 2, problem: 4, isCut: 8, isOver: 16 } as const;
function shownAt({ at, box, cut, over }: View, date: string, column: GridColumn): number {
  const isHere = isAt(at, date, column);
  return (
    (isHere ? SHOWN.isHere : 0) |
    (isHere && box ? SHOWN[box] : 0) |
    (isAt(cut, date, column) ? SHOWN.isCut : 0) |
    (isAt(over, date, column) ? SHOWN.isOver : 0)
  );
}
const touchedBy = ({ at, cut, over }: View): string[] =>
  [at, cut, over].flatMap((place) => (place ? [gridCellId(place)] : []));

/** Where a person is in the grid, and what is open there. Cells follow it without the grid being drawn again. */
export function makeGridView(at: CellPlace | null, restored: CellValue | null) {
  const store = makeStore<View>({ ...START, at, restored, box: restored === null ? null : 'edit' });
  /** Four hundred cells follow it, and a step concerns two of them: only those are asked. */
  const watchers = new Map<string, Set<() => void>>();
  const change = (view: Partial<View>) => {
    const before = store.get();
    store.set({ ...before, ...view });
    for (const id of new Set([...touchedBy(before), ...touchedBy(store.get())]))
      for (const listener of watchers.get(id) ?? []) listener();
  };
  const watch = (id: string, listener: () => void) => {
    const own = watchers.get(id) ?? new Set();
    watchers.set(id, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && watchers.get(id) === own) watchers.delete(id);
    };
  };
  const focus = ({ date, column }: CellPlace, options?: FocusOptions) =>
    document.querySelector<HTMLElement>(`[data-date="${date}"][data-cell="${column}"]`)?.focus(options);
  const goTo = (place: CellPlace, view: Partial<View> = {}, options?: FocusOptions) =>
    flushSync(() => {
      // The focus moves while nothing has changed yet: to move it afterward would lay out the whole table once more.
      focus(place, options);
      change({ at: place, box: null, restored: null, ...view });
    });
  return {
    store,
    change,
    watch,
    goTo,
    /** The focus came to a cell by itself: by Tab or by a click. */
    entered(place: CellPlace, cell: Element | undefined): void {
      const { at: before, box } = store.get();
      const isBack = box !== null && isAt(before, place.date, place.column);
      // By itself, the focus takes a cell under the Sundays or the heads for one in view. They stay where they are,
      // so a Sunday moves with its row.
      if (!isBack && cell?.matches(':focus-visible'))
        (place.column === 'sunday' ? cell.closest('tr') : cell)?.scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
        });
      if (box === null && !(before && isAt(before, place.date, place.column))) change({ at: place });
    },
    open(place: CellPlace, box: Box, typed: string | null = null): void {
      flushSync(() => change({ at: place, box, restored: null, typed }));
    },
    /** Closes what is open; the focus returns to its cell, or moves to the next. */
    close(lines: () => readonly GridLine[], go: 'stay' | 'left' | 'right' | 'away', hasEntered = false): void {
      const { at: here, isEntering } = store.get();
      if (go === 'away' || !here) return change({ box: null, restored: null, isEntering: false });
      const next = go === 'stay' ? null : placeBeside(lines(), here, go === 'right' ? 1 : -1);
      // The cell is where it was. To look for it would lay out the whole table before the paint.
      goTo(next ?? here, { isEntering: isEntering || hasEntered }, { preventScroll: next === null });
    },
  };
}
export type GridView = ReturnType<typeof makeGridView>;

/** What a cell has to show of where the person is. */
export function useShownAt(view: GridView, date: string, column: GridColumn) {
  const id = gridCellId({ date, column });
  const shown = useSyncExternalStore(
    useCallback((listener: () => void) => view.watch(id, listener), [view, id]),
    () => shownAt(view.store.get(), date, column),
  );
  const is = (what: keyof typeof SHOWN) => (shown & SHOWN[what]) !== 0;
  const box: Box | null = is('edit') ? 'edit' : is('problem') ? 'problem' : null;
  return { isHere: is('isHere'), isCut: is('isCut'), isOver: is('isOver'), box };
}
