import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** Dragging a row of a list by its handle: it changes places with a neighbour once it is half past it. */
export function useRowDrag(list: RefObject<HTMLElement | null>, shift: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const end = useRef<() => void>(() => undefined);
  const latest = useRef(shift);
  useEffect(() => {
    latest.current = shift;
  });
  useEffect(() => () => end.current(), []);

  const begin = (from: number, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    let place = from;
    setDragged(from);
    const middleOf = (index: number) => {
      const box = list.current?.children[index]?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : null;
    };
    const go = (to: number) => {
      latest.current(place, to);
      place = to;
      setDragged(to);
    };
    // On the window: the row itself moves in the page during the drag.
    const onMove = ({ clientY }: PointerEvent) => {
      const below = middleOf(place + 1);
      const above = middleOf(place - 1);
      if (below !== null && clientY > below) go(place + 1);
      else if (above !== null && clientY < above) go(place - 1);
    };
    end.current = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end.current);
      window.removeEventListener('pointercancel', end.current);
      setDragged(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end.current);
    window.addEventListener('pointercancel', end.current);
  };
  return { dragged, begin };
}
