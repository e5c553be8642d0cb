import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export type ComboboxRow = { key: string; run: () => void; keepsOpen?: boolean };

type How = {
  /** Open from the beginning: something is typed already. */
  isTyped?: boolean;
  /** Makes it always open with a highlighted row, as in a palette; closing it calls this. */
  onLeave?: () => void;
  /** The row that what was typed can only mean: it is highlighted until another is. */
  meant?: number;
  /** What was typed is none of the rows yet: Enter highlights the first instead of closing the list. */
  mustChoose?: boolean;
};

/** Whether the list is open and which row is highlighted; the focus never leaves the input. */
export function useCombobox(
  rows: readonly ComboboxRow[],
  id: string,
  { isTyped = false, onLeave, meant = -1, mustChoose = false }: How = {},
) {
  const [isShown, setOpen] = useState(isTyped);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = isShown || onLeave !== undefined;
  const highlighted = open ? rows.findIndex((row) => row.key === activeKey) : -1;
  const first = onLeave && rows.length > 0 ? 0 : open ? meant : -1;
  const active = highlighted < 0 ? first : highlighted;
  /** Where the arrows go on from: a row that is only meant is the first they reach. */
  const at = onLeave ? active : highlighted;
  const rowId = (index: number) => `${id}-row-${index}`;

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-row-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActiveKey(null);
    onLeave?.();
  };
  const highlight = (index: number) => setActiveKey(rows[index]?.key ?? null);
  const select = (index: number) => {
    if (rows[index]?.keepsOpen) setActiveKey(null);
    else close();
    rows[index]?.run();
  };
  const step = (by: 1 | -1) => {
    if (!open) show();
    const from = at < 0 && by < 0 ? 0 : at;
    highlight((from + by + rows.length) % rows.length);
  };
  const jump = (event: KeyboardEvent, index: number) => {
    // Until a row is highlighted, Home and End move within the text.
    if (at < 0) return;
    event.preventDefault();
    highlight(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Without suggestions, the arrows move within the text.
      if (rows.length === 0 && !event.altKey) return show();
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? show() : close();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Home') jump(event, 0);
    else if (event.key === 'End') jump(event, rows.length - 1);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (active >= 0) select(active);
      else if (mustChoose) highlight(0);
      else close();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  };
  const onBlur = () => {
    leaving.current = setTimeout(close, 150);
  };
  const onFocus = () => clearTimeout(leaving.current);
  const typed = () => {
    setActiveKey(null);
    show();
  };
  return { open, active, rowId, show, close, highlight, select, typed, onKeyDown, onBlur, onFocus };
}
