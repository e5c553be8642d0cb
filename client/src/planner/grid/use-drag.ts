import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { GridView } from './grid-view.ts';
import type { GridColumn, CellPlace } from './keyboard.ts';

const FAR_ENOUGH = 6;
const EDGE = 48;
const STEP = 16;

type Options = {
  box: RefObject<HTMLElement | null>;
  view: GridView;
  canDrop: (from: CellPlace, to: CellPlace) => boolean;
  onDrop: (from: CellPlace, to: CellPlace) => void;
};

/** The place that a cell represents. */
export function placeIn(element: Element | null): { place: CellPlace; cell: HTMLElement } | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const { cell: column, date } = cell?.dataset ?? {};
  return cell && column && date ? { place: { date, column: column as GridColumn }, cell } : null;
}

/** Dragging an assignment with the mouse: a press that moves is a drag, any other one is a click. */
export function useDrag({ box, view, canDrop, onDrop }: Options) {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (event: PointerEvent) => {
    const found = event.target instanceof Element ? placeIn(event.target) : null;
    if (event.button !== 0 || event.pointerType === 'touch' || found?.cell.dataset.moves === undefined) return;
    const { place: from, cell } = found;
    const start = { x: event.clientX, y: event.clientY };
    let ghost: HTMLElement | null = null;
    let target: CellPlace | null = null;
    const over = (at: globalThis.PointerEvent) => {
      const there = placeIn(document.elementFromPoint(at.clientX, at.clientY))?.place ?? null;
      target = there && canDrop(from, there) ? there : null;
      view.change({ over: target, cut: from });
      const frame = box.current?.getBoundingClientRect();
      if (!frame || !box.current) return;
      const by = (place: number, first: number, last: number) =>
        place < first + EDGE ? -STEP : place > last - EDGE ? STEP : 0;
      box.current.scrollBy(by(at.clientX, frame.left, frame.right), by(at.clientY, frame.top, frame.bottom));
    };
    const onMove = (at: globalThis.PointerEvent) => {
      if (!ghost) {
        if (Math.hypot(at.clientX - start.x, at.clientY - start.y) < FAR_ENOUGH) return;
        ghost = document.createElement('div');
        // The mark beside the name has words for screen readers.
        ghost.textContent = cell.querySelector('span > span')?.textContent ?? '';
        ghost.className =
          'pointer-events-none fixed z-60 rounded-md border border-line bg-surface px-2.5 py-1.5 font-medium shadow-pop';
        document.body.append(ghost);
        document.body.style.cursor = 'grabbing';
      }
      ghost.style.left = `${at.clientX + 10}px`;
      ghost.style.top = `${at.clientY + 10}px`;
      over(at);
    };
    const stop = () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', stop);
      document.removeEventListener('keydown', onKey, { capture: true });
      ghost?.remove();
      document.body.style.cursor = '';
      if (ghost) view.change({ over: null, cut: null });
      end.current = null;
    };
    const onUp = () => {
      const wasDragged = ghost !== null;
      const to = target;
      stop();
      if (!wasDragged) return;
      // The click that follows would open the editor.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      if (to) onDrop(from, to);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      stop();
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', stop);
    document.addEventListener('keydown', onKey, { capture: true });
    end.current = stop;
  };
  return onPointerDown;
}
