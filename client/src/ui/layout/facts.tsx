import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

type FactsProps = { columns?: 1 | 2; className?: string; children: ReactNode };

/** Labels in one column, values in the next; two pairs side by side where there is room. */
export function Facts({ columns = 1, className, children }: FactsProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5',
        columns === 2 && 'md:grid-cols-[max-content_minmax(0,1fr)_max-content_minmax(0,1fr)]',
        className,
      )}
    >
      {children}
    </dl>
  );
}

type FactProps = { label: ReactNode; empty?: ReactNode; wide?: boolean; children?: ReactNode };

/** `wide` spans the rest of the row. Without children, `empty` is shown. */
export function Fact({ label, empty, wide = false, children }: FactProps) {
  return (
    <div className="group/named contents">
      <dt className={cx('text-muted', wide && 'col-start-1')}>{label}</dt>
      <dd className={cx('min-w-0 wrap-anywhere', wide && 'col-start-2 -col-end-1')}>
        <Value empty={empty}>{children}</Value>
      </dd>
    </div>
  );
}

/** A quiet dash where no one is assigned; read out in words. */
export const NoOne = ({ children = words.notAssigned }: { children?: string }) => (
  <span className="text-muted">
    <span aria-hidden="true">—</span>
    <span className="sr-only">{children}</span>
  </span>
);

function Value({ empty = words.notAssigned, children }: { empty?: ReactNode; children?: ReactNode }) {
  const nothing = children === undefined || children === null || children === false || children === '';
  return nothing ? <span className="text-muted">{empty}</span> : children;
}
