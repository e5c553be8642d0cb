import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';

const LARGE = 'h-15! text-lg! px-2! [&_svg]:size-6 short:h-full! short:min-h-14';

/** At the bottom, or on the right in landscape, where it doesn't cover any text. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'sticky bottom-0 z-10 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] ' +
        'short:fixed short:inset-y-0 short:right-0 short:w-(--pulpit-rail) short:border-t-0 short:border-l short:pr-[env(safe-area-inset-right)]'
      }
    >
      <div className="mx-auto max-w-[50rem] px-4 py-2.5 short:h-full short:px-3">{children}</div>
    </div>
  );
}

type Moves = { isAtStart: boolean; isFinished: boolean; onPrevious: () => void; onNext: () => void };

export function PulpitMoves({ isAtStart, isFinished, onPrevious, onNext }: Moves) {
  return (
    <Bar>
      <div className="grid grid-cols-2 gap-2 short:h-full short:grid-cols-1">
        <Button icon={ChevronLeft} className={LARGE} aria-disabled={isAtStart} onClick={onPrevious}>
          Prev
        </Button>
        <Button variant="primary" className={LARGE} aria-disabled={isFinished} onClick={onNext}>
          Next
          <ChevronRight />
        </Button>
      </div>
    </Bar>
  );
}

/** Replaces the buttons, within thumb reach. Staying is the safe choice and has the focus. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  // The bar is in view already; the browser would scroll the text for it.
  useEffect(() => stay.current?.focus({ preventScroll: true }), []);
  return (
    <Bar>
      <div role="alertdialog" aria-labelledby={id} className="grid gap-2 short:h-full short:grid-rows-[auto_1fr]">
        <p id={id} className="text-lg font-semibold short:text-md">
          Leave pulpit view?
        </p>
        <div className="grid grid-cols-2 gap-2 short:grid-cols-1">
          <Button className={LARGE} onClick={onLeave}>
            Leave
          </Button>
          <Button ref={stay} variant="primary" className={LARGE} onClick={onStay}>
            Stay
          </Button>
        </div>
      </div>
    </Bar>
  );
}
