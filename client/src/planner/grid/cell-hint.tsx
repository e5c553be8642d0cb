import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from '#client/ui/controls/use-anchored.ts';

const EDGE = 8;

function place(box: HTMLElement, cell: HTMLElement): void {
  const at = cell.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isUp = at.bottom + 4 + box.offsetHeight > height - EDGE;
  box.style.left = `${Math.max(EDGE, Math.min(at.left, width - EDGE - box.offsetWidth))}px`;
  box.style.top = `${isUp ? at.top - 4 - box.offsetHeight : at.bottom + 4}px`;
}

/** The warning of the cell that has the focus. A screen reader finds the same words in the cell. */
export function CellHint({ anchor, children }: { anchor: string; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useAnchored(box, anchor, place);
  return createPortal(
    <div
      ref={box}
      aria-hidden="true"
      data-no-print
      className="pointer-events-none fixed z-30 max-w-72 rounded-md border border-line bg-surface px-2.5 py-1.5 text-sm text-warn shadow-pop"
    >
      {children}
    </div>,
    document.body,
  );
}
