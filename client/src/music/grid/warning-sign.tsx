import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = { id: string; label: string; isOpen: boolean; children: string };

/** A warning sign in a field, before its ×. What it means is shown to anyone who points at it, presses it, or is in the field. */
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
        className="absolute inset-y-0 right-5.5 z-1 my-auto grid h-6 w-5 place-items-center rounded-sm touch:right-8 touch:w-7"
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
