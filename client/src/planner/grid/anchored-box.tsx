import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/controls/button.tsx';
import { PopoverContainer } from '#client/ui/controls/popover-container.ts';
import { useAnchored } from '#client/ui/controls/use-anchored.ts';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

const EDGE = 8;

/** Above and below a line, a box that holds no more than its field is higher by as much. */
const SLIM = 4;

type Side = 'over' | 'below' | 'slim';

/**
 * Over its cell, as wide as the cell unless it is `slim`, or below it where the cell itself is to be seen; always inside
 * its frame and the window.
 */
const placeAt = (side: Side) => (box: HTMLElement, cell: HTMLElement) => {
  const isBelow = side === 'below';
  const at = cell.getBoundingClientRect();
  const { clientWidth: width, clientHeight } = document.documentElement;
  // A phone's keyboard covers the window without making it smaller.
  const view = window.visualViewport;
  const first = view?.offsetTop ?? 0;
  const height = view ? first + Math.min(view.height, clientHeight) : clientHeight;
  const frame = cell.closest('table, section')?.parentElement?.getBoundingClientRect().right ?? width;
  const least = side === 'over' ? at.width + 2 : 0;
  // Everything is read before anything is written: the page is laid out once.
  if (box.offsetWidth < least) box.style.minWidth = `${least}px`;
  const { offsetWidth, offsetHeight } = box;
  const left = Math.min(at.left - 1, Math.min(frame, width - EDGE) - offsetWidth);
  const below = at.bottom + 4;
  const isUp = isBelow && below + offsetHeight > height - EDGE;
  const top = isBelow ? (isUp ? at.top - 4 - offsetHeight : below) : at.top - (side === 'over' ? 1 : SLIM + 1);
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${Math.max(first + EDGE, Math.min(top, height - EDGE - offsetHeight))}px`;
};
const PLACES = { over: placeAt('over'), below: placeAt('below'), slim: placeAt('slim') };

type Props = {
  anchor: string;
  label: string;
  className?: string;
  side?: Side;
  onOpen: (box: HTMLElement) => void;
  onOutside: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onClickCapture?: () => void;
  children: ReactNode;
};

/** A small box attached to a cell. A press anywhere else is `onOutside`; its lists and dialogs are not elsewhere. */
export function AnchoredBox({ anchor, label, className, side = 'over', onOpen, onOutside, children, ...keys }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const opened = useRef(onOpen);
  const outside = useRef(onOutside);
  useEffect(() => {
    outside.current = onOutside;
  });
  useLayoutEffect(() => {
    if (box.current) opened.current(box.current);
  }, []);
  // After the focus, which changes how fields look: the page is laid out once for both.
  useAnchored(box, anchor, PLACES[side]);
  useEffect(() => {
    const begin = () => {
      isInside.current = false;
    };
    const end = () => {
      if (!isInside.current) outside.current();
    };
    document.addEventListener('pointerdown', begin, { capture: true });
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('pointerdown', begin, { capture: true });
      document.removeEventListener('pointerdown', end);
    };
  }, []);
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      data-panel={side}
      onPointerDown={() => {
        isInside.current = true;
      }}
      {...keys}
      className={cx('fixed z-40 rounded-md border border-line bg-surface shadow-pop', className)}
    >
      {/* Lists of the fields belong to the box, and so to a part of the page that a screen reader can name. */}
      <PopoverContainer value={box}>{children}</PopoverContainer>
    </div>,
    document.body,
  );
}

/** The box covers its cell, and on a phone the line with its name. The second press of a double click takes no focus from the field. */
export const BoxHead = ({ children }: { children: string }) => (
  <p
    aria-hidden="true"
    onMouseDown={(event) => event.preventDefault()}
    className="text-sm font-semibold select-none touch:text-base"
  >
    {children}
  </p>
);

/** A touch screen has no keys to save or cancel with. */
type FootProps = { onCancel: () => void; onDone: () => void };

export const BoxFoot = ({ onCancel, onDone }: FootProps) => (
  <div className="hidden gap-2 *:flex-1 touch:flex">
    <Button onClick={onCancel}>{words.cancel}</Button>
    <Button variant="primary" onClick={onDone}>
      Done
    </Button>
  </div>
);
