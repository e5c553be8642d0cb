import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

/** A gray placeholder block. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={cx('rounded-sm bg-sunken', className)} />;
}

type LoadingProps = { label?: string; className?: string; children?: ReactNode };

/** Wraps skeletons; nothing is shown or announced for the first 300 ms. */
export function Loading({ label = words.loading, className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={cx('animate-late', className)}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children ?? <SkeletonLines />}
    </div>
  );
}

export function SkeletonLines({ count = 6, className }: { count?: number; className?: string }) {
  return (
    <div className={cx('grid gap-3 p-5', className)}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 2 ? 'h-5 w-3/5' : 'h-5 w-full'} />
      ))}
    </div>
  );
}
