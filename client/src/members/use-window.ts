import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

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
  useLayoutEffect(() => {
    const measure = () => setTop(list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 8,
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
