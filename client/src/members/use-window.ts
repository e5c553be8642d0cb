import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Rows come and go by this many: each time, the whole list is laid out and painted anew, even for one row. */
const STEP = 6;

/** Those in view, half a step before them, and more than that after; always as many, so that both ends move at once. */
function nearbyRows(): (range: Range) => number[] {
  let inView = 0;
  return ({ startIndex, endIndex, count }) => {
    inView = Math.max(inView, endIndex - startIndex + 1);
    const first = Math.max(0, Math.floor((startIndex - STEP / 2) / STEP) * STEP);
    return Array.from({ length: Math.min(inView + 2 * STEP, count - first) }, (_, place) => first + place);
  };
}

/**
 * Renders only the rows near the viewport, with spacers above and below. Attach `list` to the element where the rows
 * start.
 */
export function useWindowedRows<T extends HTMLElement>(
  count: number,
  height: number,
  keyOf: (index: number) => number,
) {
  const list = useRef<T>(null);
  const [top, setTop] = useState(0);
  const [rangeExtractor] = useState(nearbyRows);
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    rangeExtractor,
    // The rows beyond the edge are there already: what follows them can wait for its turn.
    useFlushSync: false,
    scrollMargin: top,
    getItemKey: keyOf,
  });
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    list,
    items,
    measure: rows.measureElement,
    before: first ? Math.max(0, first.start - top) : 0,
    after: last ? Math.max(0, rows.getTotalSize() - (last.end - top)) : 0,
  };
}
