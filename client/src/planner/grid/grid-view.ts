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
  /** A letter opened the editor and is typed into its field. */
  isTyped: boolean;
  /** After Tab has saved a value, it moves from cell to cell. */
  isEntering: boolean;
  /** The assignment that is to be moved, and the cell that it is held over. */
  cut: CellPlace | null;
  over: CellPlace | null;
};
const START: View = { at: null, box: null, restored: null, isTyped: false, isEntering: false, cut: null, over: null };

export const gridCellId = ({ date, column }: CellPlace): string => `cell-${date}-${column}`;
export const isAt = (place: CellPlace | null, date: string, column: GridColumn): boolean =>
  place !== null && place.date === date && place.column === column;

/** Where a person is in the grid, and what is open there. Cells follow it without the grid being drawn again. */
export function makeGridView(at: CellPlace | null, restored: CellValue | null) {
  const store = makeStore<View>({ ...START, at, restored, box: restored === null ? null : 'edit' });
  const change = (view: Partial<View>) => store.set({ ...store.get(), ...view });
  const focus = ({ date, column }: CellPlace) =>
    document.querySelector<HTMLElement>(`[data-date="${date}"][data-cell="${column}"]`)?.focus();
  const goTo = (place: CellPlace, view: Partial<View> = {}) => {
    // Drawn before the focus moves: a first letter is then typed into the field that opens.
    flushSync(() => change({ at: place, box: null, restored: null, ...view }));
    focus(place);
  };
  return {
    store,
    change,
    goTo,
    /** The focus came to a cell by itself: by Tab or by a click. */
    entered(place: CellPlace): void {
      const { at: before, box } = store.get();
      if (box === null && !(before && isAt(before, place.date, place.column))) change({ at: place });
    },
    open(place: CellPlace, box: Box, isTyped = false): void {
      flushSync(() => change({ at: place, box, restored: null, isTyped }));
    },
    /** Closes what is open; the focus returns to its cell, or moves to the next. */
    close(lines: () => readonly GridLine[], go: 'stay' | 'left' | 'right' | 'away'): void {
      const { at: here, isEntering } = store.get();
      if (go === 'away' || !here) return change({ box: null, restored: null });
      const next = go === 'stay' ? null : placeBeside(lines(), here, go === 'right' ? 1 : -1);
      goTo(next ?? here, { isEntering: isEntering || go !== 'stay' });
    },
  };
}
export type GridView = ReturnType<typeof makeGridView>;
