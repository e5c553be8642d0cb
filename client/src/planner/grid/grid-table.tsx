import { ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { useStore } from '#client/lib/use-store.ts';
import { EditorAhead } from './cell-editor.tsx';
import type { Column } from './columns.ts';
import { useGrid, type Slot } from './grid-context.ts';
import { EDGE_SHADOW, GridRow } from './grid-row.tsx';
import type { CellPlace } from './keyboard.ts';
import { useSpan } from './shown.ts';
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

/** What a dot means, and what can be done here. */
const Legend = ({ columns }: { columns: readonly Column[] }) => (
  <p className="min-w-0 truncate text-sm text-muted">
    <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-mark" />
    Missing · Type to change a cell
    {columns.some(({ kind }) => kind === 'speaker') ? ' · Drag a speaker or prayer to move it' : null}
  </p>
);

export function GridTable({ slots, canMove }: Props) {
  const grid = useGrid();
  const { columns, view, move, today } = grid;
  const next = slots.find(({ date }) => date >= today);
  const { showEarlier } = useSpan();
  const box = useRef<HTMLDivElement>(null);
  const keys = useKeys(grid);
  const onPointerDown = useDrag({ box, view, canDrop: canMove, onDrop: (from, to) => void move(from, to) });
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => markEdges(shown));
    observer.observe(shown);
    // With other columns only the table gets another width.
    if (shown.firstElementChild) observer.observe(shown.firstElementChild);
    return () => observer.disconnect();
  }, []);
  // A person may have been in a row or a column that is no longer shown.
  const hasPlace = useStore(
    view.store,
    ({ at }) =>
      at !== null &&
      slots.some(({ date }) => date === at.date) &&
      (at.column === 'sunday' || columns.some(({ key }) => key === at.column)),
  );
  return (
    <div className="group/frame relative min-w-0 overflow-clip rounded-lg border border-line bg-surface">
      <div data-no-print className="flex items-center justify-between gap-3 p-1 pr-3">
        <Button variant="ghost" size="sm" icon={ChevronUp} onClick={showEarlier}>
          Show Earlier Sundays
        </Button>
        <Legend columns={columns} />
      </div>
      <div
        ref={box}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        className={
          'group/grid max-h-[max(24rem,calc(100dvh-13.5rem))] scroll-pt-10 scroll-pr-14 scroll-pl-45 overflow-auto overscroll-x-contain ' +
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
          className="relative w-full table-fixed border-separate [&_tr>:last-child]:border-r-0 border-spacing-0 outline-none select-none"
        >
          <colgroup>
            <col className="w-45" />
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
      {next ? <EditorAhead slot={next} /> : null}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-9.5 right-0 bottom-0 z-5 w-14 bg-linear-to-l from-surface from-15% to-transparent opacity-0 transition-opacity group-data-more/frame:opacity-100"
      />
    </div>
  );
}
