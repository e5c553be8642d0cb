import { Suspense, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { AssignmentPanel } from '#client/invitations/invitation-mark.tsx';
import { CLOSES_AFTER, OPENS_AFTER, useLater } from '#client/ui/overlays/hover-panel.tsx';
import type { ColumnKey } from './columns.ts';
import { useGrid, type Slot } from './grid-context.ts';
import type { CellPlace } from './keyboard.ts';
import { placeIn } from './use-drag.ts';
import { askedCells } from './use-row.ts';

type Opened = { place: CellPlace; anchor: { current: HTMLElement }; by: 'mouse' | 'press' | 'key' };

const isMark = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-mark]') !== null;
const cellAt = (target: EventTarget) => (target instanceof Element ? placeIn(target) : null);

/** The panel of any cell’s mark. Four hundred cells have no button of their own, so that they are drawn quickly. */
export function CellMarks({ slots, children }: { slots: readonly Slot[]; children: ReactNode }) {
  const { saves, today } = useGrid();
  const [opened, setOpened] = useState<Opened | null>(null);
  const later = useLater();
  const close = () => {
    later();
    setOpened(null);
  };
  const assignmentAt = ({ date, column }: CellPlace) => {
    const slot = slots.find((one) => one.date === date);
    const assignment = slot && askedCells(slot, saves.valuesOn(date), today).get(column as ColumnKey);
    return slot?.meeting && assignment ? { meeting: slot.meeting, assignment } : null;
  };
  const open = (target: EventTarget, by: Opened['by']): boolean => {
    const found = cellAt(target);
    if (!found || !assignmentAt(found.place)) return false;
    later();
    setOpened({ place: found.place, anchor: { current: found.cell }, by });
    return true;
  };
  const leave = () => {
    if (opened?.by === 'mouse') later(close, CLOSES_AFTER);
    else later();
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const isOpen = opened !== null && cellAt(target)?.cell === opened.anchor.current;
    if (isOpen) later();
    else if (isMark(target) && (!opened || opened.by === 'mouse'))
      later(() => open(target, 'mouse'), opened ? 0 : OPENS_AFTER);
    else leave();
  };
  const onPointerDownCapture = ({ target }: PointerEvent) => (isMark(target) ? undefined : close());
  const onClickCapture = (event: MouseEvent) => {
    if (!isMark(event.target)) return;
    // The cell itself would open.
    event.stopPropagation();
    const isPressed = opened?.by === 'press' && cellAt(event.target)?.cell === opened.anchor.current;
    if (isPressed) close();
    else open(event.target, 'press');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || cellAt(event.target)?.cell !== event.target) return;
    if (open(event.target, 'key')) event.preventDefault();
  };
  const shown = opened && assignmentAt(opened.place);
  return (
    <>
      <div
        className="contents"
        {...{ onPointerOver, onPointerDownCapture, onClickCapture, onKeyDown }}
        onPointerLeave={leave}
      >
        {children}
      </div>
      {opened && shown ? (
        <span
          key={`${opened.place.date} ${opened.place.column}`}
          className="contents"
          onPointerEnter={() => later()}
          onPointerLeave={leave}
        >
          <Suspense fallback={null}>
            <AssignmentPanel {...shown} anchor={opened.anchor} takesFocus={opened.by === 'key'} onClose={close} />
          </Suspense>
        </span>
      ) : null}
    </>
  );
}
