import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { cellOf, emptyCell, firstFreePlace, isEmptyCell } from './cells.ts';
import { speakerKey } from './columns.ts';
import type { GridInfo } from './grid-context.ts';
import { isTyping, placeAfter, placeBeside, type GridColumn, type CellPlace } from './keyboard.ts';
import { editOf } from './grid-cell.tsx';
import { NO_EDITS } from './row-edits.ts';
import { placeIn } from './use-drag.ts';
import { usePhone } from '#client/ui/use-media.ts';
import { briefDate } from '#shared/calendar/format.ts';

/** On a sheet, the cells are one below the other. */
const DOWN_A_SHEET: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: '',
  ArrowLeft: '',
  PageDown: '',
  PageUp: '',
};

/** What a key or a press on a cell does; the same for every cell, so the grid listens once. */
export function useKeys(grid: GridInfo) {
  const { columns, saves, view, lines, minutes, move, isSheet } = grid;
  const phone = usePhone();
  const columnOf = (key: GridColumn) => columns.find((column) => column.key === key);

  /** Opens a cell: what went wrong with it, or its fields. Speakers fill the places from the first. */
  const open = (place: CellPlace, typed: string | null = null) => {
    const column = columnOf(place.column);
    if (!column) return;
    const edit = editOf(saves.edits.get().get(place.date) ?? NO_EDITS, column);
    if (typed === null && edit && edit.state.kind !== 'waiting') return view.open(place, 'problem');
    const values = saves.valuesOn(place.date);
    const free = firstFreePlace(values);
    const isBeyond = column.kind === 'speaker' && column.place > free;
    view.open(isBeyond ? { ...place, column: speakerKey(free) } : place, 'edit', typed);
  };
  const clear = (place: CellPlace) => {
    const column = columnOf(place.column);
    // A long text is not lost to one key.
    if (!column || column.kind === 'text' || isEmptyCell(cellOf(saves.valuesOn(place.date), column.key, minutes)))
      return;
    const value = emptyCell(column, minutes);
    saves.set(place.date, [{ key: column.key, value }], `${column.label}, ${briefDate(place.date)}`);
  };
  const shortcut = (key: string, place: CellPlace, cell: HTMLElement): boolean => {
    if (key === 'z') void saves.undo();
    else if (key === 'x') view.change({ cut: cell.dataset.moves === undefined ? null : place });
    else if (key === 'v') {
      const { cut } = view.store.get();
      if (cut) {
        view.change({ cut: null });
        void move(cut, place);
      }
    } else return false;
    return true;
  };

  /** Whether the key was for the grid. */
  const handle = (event: KeyboardEvent, place: CellPlace, cell: HTMLElement): boolean => {
    const { key } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const isClosed = place.column === 'sunday' || cell.dataset.closed !== undefined;
    if (key === 'Tab') {
      const next = view.store.get().isEntering ? placeBeside(lines(), place, event.shiftKey ? -1 : 1) : null;
      if (next) view.goTo(next);
      else view.change({ isEntering: false });
      return next !== null;
    }
    const way = isSheet ? (DOWN_A_SHEET[key] ?? key) : key;
    const next =
      event.altKey || isTyping(event)
        ? null
        : placeAfter(lines(), ['sunday', ...columns.map((one) => one.key)], place, { key: way, ctrl });
    if (next) {
      view.goTo(next, { isEntering: false });
      return true;
    }
    if (key === 'Escape') {
      const { cut, isEntering } = view.store.get();
      view.change({ cut: null, isEntering: false });
      return cut !== null || isEntering;
    }
    if (ctrl && !event.shiftKey && !event.altKey && shortcut(key.toLowerCase(), place, cell)) return true;
    if (isClosed) return false;
    if (key === 'Enter' || key === 'F2') open(place);
    else if (key === 'Delete' || key === 'Backspace') clear(place);
    else return false;
    return true;
  };

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const found = event.target instanceof Element ? placeIn(event.target) : null;
      if (!found || found.cell !== event.target || event.nativeEvent.isComposing) return;
      if (handle(event, found.place, found.cell)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (isTyping(event) && found.place.column !== 'sunday') {
        // The letter is in the field that opens, and triggers no shortcut; nor does it where none does.
        event.stopPropagation();
        if (found.cell.dataset.closed !== undefined) return;
        // Drawn with the field at once. A phone's list has a field of its own, which the browser types into.
        if (!phone) event.preventDefault();
        open(found.place, phone ? '' : event.key);
      }
    },
    /** A press elsewhere ends entering; a dialog that asks about what was entered, or another window, doesn’t. */
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      const { box, isEntering } = view.store.get();
      const isKept =
        currentTarget.contains(relatedTarget) ||
        document.activeElement === target ||
        relatedTarget?.closest('[role$=dialog]');
      if (isEntering && box === null && !isKept) view.change({ isEntering: false });
    },
    onClick: (event: MouseEvent) => {
      const found = event.target instanceof Element ? placeIn(event.target) : null;
      if (found && found.place.column !== 'sunday' && found.cell.dataset.closed === undefined) open(found.place);
    },
  };
}
