import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { words } from '#client/ui/words.ts';
import { cx } from '#client/ui/cx.ts';

type Props = { label: string; input: RefObject<HTMLElement | null>; onClear: () => void; className: string };

/** The × at the end of a field. Not in the tab order, since Delete in the field does the same. */
export function ClearButton({ label, input, onClear, className }: Props) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.clear(label)}
      title={words.clear(label)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
      className={cx('grid size-6 place-items-center rounded-sm hover:bg-sunken hover:text-text', className)}
    >
      <X />
    </button>
  );
}
