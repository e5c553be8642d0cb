import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PopoverContainer } from '#client/ui/controls/popover-container.ts';
import { useAnchored } from '#client/ui/controls/use-anchored.ts';
import { cx } from '#client/ui/cx.ts';

const EDGE = 8;

/** Over its cell, or below it where the cell itself is to be seen, and always inside its frame and the window. */
const placeAt = (isBelow: boolean) => (box: HTMLElement, cell: HTMLElement) => {
  const at = cell.getBoundingClientRect();
  const { clientWidth: width, clientHeight } = document.documentElement;
  // A phone's keyboard covers the window without making it smaller.
  const view = window.visualViewport;
  const first = view?.offsetTop ?? 0;
  const height = view ? first + Math.min(view.height, clientHeight) : clientHeight;
  const frame = cell.closest('table, section')?.parentElement?.getBoundingClientRect().right ?? width;
  const least = isBelow ? 0 : at.width + 2;
  // Everything is read before anything is written: the page is laid out once.
  if (box.offsetWidth < least) box.style.minWidth = `${least}px`;
  const { offsetWidth, offsetHeight } = box;
  const left = Math.min(at.left - 1, Math.min(frame, width - EDGE) - offsetWidth);
  const below = at.bottom + 4;
  const isUp = isBelow && below + offsetHeight > height - EDGE;
  const top = isBelow ? (isUp ? at.top - 4 - offsetHeight : below) : at.top - 1;
  box.style.left = `${Math.max(EDGE, left)}px`;
  box.style.top = `${Math.max(first + EDGE, Math.min(top, height - EDGE - offsetHeight))}px`;
};
const OVER = placeAt(false);
const BELOW = placeAt(true);

type Props = {
  anchor: string;
  label: string;
  className?: string;
  isBelow?: boolean;
  onOpen: (box: HTMLElement) => void;
  onOutside: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onClickCapture?: () => void;
  children: ReactNode;
};

/** A small box attached to a cell. A press anywhere else is `onOutside`; its lists and dialogs are not elsewhere. */
export function AnchoredBox({
  anchor,
  label,
  className,
  isBelow = false,
  onOpen,
  onOutside,
  children,
  ...keys
}: Props) {
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
  useAnchored(box, anchor, isBelow ? BELOW : OVER);
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
      data-panel
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
