import { useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from './use-anchored.ts';
import type { TypedInto } from './combobox-field.tsx';
import { usePopoverContainer } from './popover-container.ts';

const GAP = 4;
const EDGE = 8;
const TALLEST = 340;
/** So much of a list below its field is enough: above, it covers the fields that come before. */
const ENOUGH = 240;
/** Below this height, a list shows too little. */
const LOWEST = 200;
/** Not even a list at the edge is lower. */
const LEAST = 96;
const LABEL_GAP = 2;
/** A list that opens inside a panel leaves the ring of its field whole. */
const PANEL_GAP = 8;
/** Room for a name and a calling, or for most titles: the list of a wider field is as wide as the field, as of one nearly as wide. */
const NARROWEST = 320;
const NEARLY = 280;

/** By how much the top of a list covers a part of a label, and the gap that then belongs below it. */
function overLabel(list: HTMLElement, anchor: HTMLElement): number {
  const { top, left, right, height } = list.getBoundingClientRect();
  const labels = anchor.closest('[data-body], form, main')?.querySelectorAll('label') ?? [];
  for (const label of labels) {
    const box = label.getBoundingClientRect();
    const isCut = box.top < top && box.bottom > top && box.left < right && box.right > left;
    if (isCut) return LABEL_GAP + box.bottom - top + (parseFloat(list.style.maxHeight) - height);
  }
  return 0;
}

function place(list: HTMLElement, anchor: HTMLElement): void {
  const { style, dataset } = list;
  const field = anchor.getBoundingClientRect();
  // A list above a field leaves the field’s label in view.
  const label = anchor.querySelector<TypedInto>('[autocomplete]')?.labels?.[0];
  // A note on the field that is shown below it stays between the two.
  const note = anchor.closest('td')?.querySelector('[data-note]');
  const end = (note ?? anchor).getBoundingClientRect().bottom;
  const around = anchor.closest('[data-panel]')?.getBoundingClientRect();
  // Above a panel's field, it leaves the panel's own words in view, and reaches over its round corners.
  const start = Math.min(
    field.top,
    (label ?? anchor).getBoundingClientRect().top,
    around ? around.top + 2 * PANEL_GAP : field.top,
  );
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  style.maxHeight = 'none';
  const wanted = Math.min(TALLEST, list.offsetHeight);
  const little = Math.min(LOWEST, wanted);
  const roomIn = ({ top, bottom }: { top: number; bottom: number }) => ({
    below: Math.min(bottom, height) - end - GAP - EDGE,
    above: start - Math.max(top, 0) - GAP - EDGE,
  });
  // A dialog's buttons stay in view, unless the dialog is too low for a list.
  const page = { top: 0, bottom: height };
  const body = roomIn(anchor.closest('[data-body]')?.getBoundingClientRect() ?? page);
  const { below, above } = Math.max(body.below, body.above) < little ? roomIn(page) : body;
  // An open list stays on its side as what is typed makes it shorter or taller.
  const { side } = dataset;
  const up =
    (side === 'above' && above >= little) || (below < (side ? little : Math.min(wanted, ENOUGH)) && above > below);
  const gap = around ? PANEL_GAP : GAP;
  const wide = around?.width ?? Math.min(field.width < NEARLY ? NARROWEST : field.width, width - 2 * EDGE);
  // A list that is wider than its field still belongs to the panel that the field is in.
  const form = anchor.closest('form')?.getBoundingClientRect();
  const right = form && form.width > wide + 2 * EDGE ? form.right - EDGE : width - EDGE;
  const tallest = Math.max(LEAST, Math.min(TALLEST, up ? above : below));
  dataset.side = up ? 'above' : 'below';
  style.width = `${wide}px`;
  style.left = `${around?.left ?? Math.max(EDGE, Math.min(field.left, right - wide))}px`;
  style.top = up ? 'auto' : `${end + gap}px`;
  style.bottom = up ? `${height - start + gap}px` : 'auto';
  style.maxHeight = `${tallest}px`;
  if (up) style.maxHeight = `${Math.max(LEAST, tallest - overLabel(list, anchor))}px`;
  // If the field scrolls out of view, so does its list.
  style.visibility = field.bottom < 0 || field.top > height ? 'hidden' : 'visible';
}

type Props = { anchor: RefObject<HTMLElement | null>; children: ReactNode };

/** The list above everything else, attached to its field during scrolling and resizing. */
export function ComboboxPopover({ anchor, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const container = usePopoverContainer();
  useAnchored(list, anchor, place);
  return createPortal(
    <div
      ref={list}
      // Pressing inside must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-60 flex flex-col overflow-hidden rounded-md border border-line bg-surface p-1 shadow-pop in-panel"
    >
      {children}
    </div>,
    container,
  );
}
