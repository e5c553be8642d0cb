import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

/** A warning in words, without a box. */
export function Missing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={cx('flex items-start gap-2 text-sm text-warn', className)}>
      <TriangleAlert className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
