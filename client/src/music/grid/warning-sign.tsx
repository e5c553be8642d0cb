import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = { id: string; label: string; isOpen: boolean; children: string };

/** A warning sign on the upper edge of a field, so that the text has its whole width. What it means is shown to anyone who points at it, presses it, or is in the field. */
export function WarningSign({ id, label, isOpen, children }: Props) {
  const [isPointed, setPointed] = useState(false);
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
        className="absolute -top-2 right-1.5 z-1 grid h-3.5 w-5 place-items-center rounded-sm bg-surface touch:-top-3 touch:h-6 touch:w-8"
      >
        <TriangleAlert aria-hidden="true" className="size-3.5 text-warn" />
      </button>
      <span
        id={id}
        className={cx(
          isOpen || isPointed
            ? 'pointer-events-none absolute right-0 bottom-full z-30 mb-1.5 w-72 rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-pop'
            : 'sr-only',
        )}
      >
        {children}
      </span>
    </>
  );
}
