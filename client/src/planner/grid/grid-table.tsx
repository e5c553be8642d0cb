import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useStore } from '#client/lib/use-store.ts';
import { useGrid, type Slot } from './grid-context.ts';
import { EDGE_SHADOW, GridRow } from './grid-row.tsx';
import type { CellPlace } from './keyboard.ts';
import { useSpan } from './sundays.ts';
import { useDrag } from './use-drag.ts';
import { useKeys } from './use-keys.ts';

type Props = { slots: readonly Slot[]; canMove: (from: CellPlace, to: CellPlace) => boolean };

const HEAD =
  'sticky top-0 border-b border-line bg-surface text-left text-xs font-semibold whitespace-nowrap text-muted';

/**
 * Whether there are columns behind the Sundays, and beyond the right edge. The frame has the second mark itself: asked
 * with `:has`, every edited cell would have the style of the whole grid worked out again.
 */
function markEdges(box: HTMLElement): void {
  box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
  box.parentElement?.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
}

export function GridTable({ slots, canMove }: Props) {
  const grid = useGrid();
  const { columns, view, move } = grid;
  const { showEarlier } = useSpan();
  const box = useRef<HTMLDivElement>(null);
  const keys = useKeys(grid);
  const onPointerDown = useDrag({ box, view, canDrop: canMove, onDrop: (from, to) => void move(from, to) });
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => markEdges(shown));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  const hasPlace = useStore(view.store, ({ at }) => at !== null);
  return (
    <div className="group/frame relative min-w-0 overflow-clip rounded-lg border border-line bg-surface">
      <Button variant="ghost" size="sm" icon={ChevronUp} onClick={showEarlier} data-no-print className="m-1">
        Show Earlier Sundays
      </Button>
      <div
        ref={box}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        className={
          'group/grid max-h-[max(24rem,calc(100dvh-14rem))] scroll-pt-10 scroll-pl-44 overflow-auto overscroll-x-contain ' +
          'rounded-b-lg border-t border-line'
        }
      >
        <table
          role="grid"
          aria-label="Planning grid"
          onKeyDownCapture={keys.onKeyDownCapture}
          onClick={keys.onClick}
          onBlur={keys.onBlur}
          onPointerDown={onPointerDown}
          onFocus={(event) => {
            // Before a cell has been visited, Tab comes to the first one.
            if (!hasPlace && event.target === event.currentTarget)
              event.currentTarget.querySelector<HTMLElement>('td[data-cell]')?.focus();
          }}
          tabIndex={hasPlace ? -1 : 0}
          className="relative w-full table-fixed border-separate border-spacing-0 outline-none select-none"
        >
          <colgroup>
            <col className="w-44" />
            {columns.map(({ key, className }) => (
              <col key={key} className={className} />
            ))}
          </colgroup>
          <thead>
            <tr className="h-9">
              <th scope="col" className={cx(HEAD, 'left-0 z-4 border-r pl-2.5', EDGE_SHADOW)}>
                Sunday
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={cx(HEAD, 'z-3 border-r px-1.5')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {slots.map((slot) => (
              <GridRow key={slot.date} slot={slot} />
            ))}
          </tbody>
        </table>
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 z-5 w-5 bg-linear-to-l from-input/30 to-transparent opacity-0 transition-opacity group-data-more/frame:opacity-100"
      />
    </div>
  );
}
