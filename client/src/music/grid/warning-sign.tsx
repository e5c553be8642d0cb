import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = { id: string; label: string; isOpen: boolean; children: string };

/** A warning sign at the corner of a field. What it means is shown to whoever points at it, presses it, or is in the field. */
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
        title={isOpen || isPointed ? undefined : children}
        onMouseDown={(event) => event.preventDefault()}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
        onClick={() => setPointed(!isPointed)}
        className="absolute -top-3 -right-2.5 z-1 grid size-6 place-items-center rounded-full"
      >
        <span className="grid size-5 place-items-center rounded-full bg-surface text-warn">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
        </span>
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
