import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';

/** `isLate`: its field is among the last of a line, so that there is more room for the note on the left. */
type Props = { id: string; label: string; isOpen: boolean; isLate: boolean; children: string };

/** A warning sign in a field, before its ×. What it means is shown to anyone who points at it, presses it, or is in the field. */
export function WarningSign({ id, label, isOpen, isLate, children }: Props) {
  const [isPointed, setPointed] = useState(false);
  const isShown = isOpen || isPointed;
  return (
    <>
      <button
        type="button"
        // The field itself shows and describes the same.
        tabIndex={-1}
        aria-label={`Note on ${label.toLowerCase()}`}
        aria-describedby={id}
        onMouseDown={(event) => event.preventDefault()}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
        onClick={() => setPointed(!isPointed)}
        className="absolute inset-y-0 right-5.5 z-1 my-auto grid h-6 w-5 place-items-center rounded-sm touch:right-8 touch:w-7"
      >
        <TriangleAlert aria-hidden="true" className="size-3.5 text-warn" />
      </button>
      <span
        id={id}
        data-note={isShown || undefined}
        // Over the line of topics alone: no field of the next Sunday is below it.
        className={
          isShown
            ? cx(
                'pointer-events-none absolute z-30 mt-0.5 w-max max-w-prose rounded-sm border border-line bg-surface px-2 text-xs shadow-pop',
                isLate && 'right-0',
              )
            : 'sr-only'
        }
      >
        {children}
      </span>
    </>
  );
}
