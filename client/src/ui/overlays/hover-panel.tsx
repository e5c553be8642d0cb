import {
  cloneElement,
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

/** A mouse that only passes by opens nothing, and one on its way to the panel does not close it. */
export const OPENS_AFTER = 150;
export const CLOSES_AFTER = 250;

/** Runs one thing later, in place of what was to run before; without one, only that is forgotten. */
export function useLater() {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run?: () => void, ms = 0) => {
    clearTimeout(timer.current);
    if (run) timer.current = window.setTimeout(run, ms);
  };
}

type Press = {
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};
/** What a `FloatingPanel` needs to hang on its button. */
export type Hanging = { anchor: RefObject<HTMLElement | null>; takesFocus: boolean; onClose: () => void };
type Props = { trigger: ReactElement<Press>; renderPanel: (hanging: Hanging) => ReactNode };
type Shown = 'hovered' | 'pressed' | null;

/** A button with a panel, which is open while a mouse rests on either, and after a press until the next one elsewhere. */
export function HoverPanel({ trigger, renderPanel }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const later = useLater();
  const [shown, setShown] = useState<Shown>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const press = (event: MouseEvent) => {
    later();
    // The keyboard presses without a pointer, and goes on in the panel.
    setTakesFocus(event.detail === 0);
    setShown(shown === 'pressed' ? null : 'pressed');
  };
  return (
    <span
      ref={anchor}
      data-no-print
      className="relative z-1 inline-flex align-middle"
      onPointerEnter={(event) =>
        isMouse(event) ? later(() => setShown(shown ?? 'hovered'), shown ? 0 : OPENS_AFTER) : undefined
      }
      onPointerLeave={(event) =>
        isMouse(event) && shown !== 'pressed' ? later(() => setShown(null), CLOSES_AFTER) : undefined
      }
    >
      {cloneElement(trigger, { onClick: press, 'aria-haspopup': 'dialog', 'aria-expanded': shown !== null })}
      {shown ? (
        <Suspense fallback={null}>{renderPanel({ anchor, takesFocus, onClose: () => setShown(null) })}</Suspense>
      ) : null}
    </span>
  );
}
