import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useAnchored } from '#client/ui/controls/use-anchored.ts';
import type { Hanging } from './hover-panel.tsx';

const GAP = 4;
const EDGE = 8;

function place(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const below = at.bottom + GAP;
  const isUp = below + box.offsetHeight > height - EDGE && at.top - GAP - box.offsetHeight > EDGE;
  box.style.left = `${Math.max(EDGE, Math.min(at.left - EDGE, width - EDGE - box.offsetWidth))}px`;
  // A tall one that fits neither below nor above covers its button rather than go beyond the window.
  const lowest = Math.max(EDGE, height - EDGE - box.offsetHeight);
  box.style.top = `${isUp ? at.top - GAP - box.offsetHeight : Math.min(below, lowest)}px`;
}

type Props = Hanging & { label: string; children: ReactNode };

/** The one that is open; another that opens takes its place. */
let closeShown: (() => void) | null = null;

/** A panel above everything else, where its button is, or the cell that has no button. */
export function FloatingPanel({ anchor, label, takesFocus, onClose, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    box.current?.showPopover();
    const own = () => close.current();
    closeShown?.();
    closeShown = own;
    return () => {
      if (closeShown === own) closeShown = null;
    };
  }, []);
  useAnchored(box, anchor, place);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && (anchor.current?.contains(target) || box.current?.contains(target)));
    const leave = (event: Event) => (isOutside(event) ? close.current() : undefined);
    document.addEventListener('pointerdown', leave, { capture: true });
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, { capture: true });
      document.removeEventListener('focusin', leave);
    };
  }, [anchor]);
  useLayoutEffect(() => {
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (box.current?.contains(document.activeElement))
        (anchor.current?.querySelector('button') ?? anchor.current)?.focus();
      close.current();
    };
    document.addEventListener('keydown', escape, { capture: true });
    return () => document.removeEventListener('keydown', escape, { capture: true });
  }, [anchor]);
  // What it hangs on has clicks and keys of its own.
  const keep = (event: MouseEvent | KeyboardEvent) => event.stopPropagation();
  return (
    <span
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={label}
      onClick={keep}
      onKeyDown={keep}
      className="fixed inset-auto m-0 max-h-[70dvh] w-max max-w-[min(22rem,calc(100vw-1rem))] cursor-default overflow-y-auto rounded-md border border-line bg-surface p-3 text-left text-base font-normal whitespace-normal text-text shadow-pop"
    >
      {children}
    </span>
  );
}
