import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = { icon: LucideIcon; title: ReactNode; children?: ReactNode; action?: ReactNode; className?: string };

/** An empty state: why there is nothing, and the next step. */
export function Empty({ icon: Icon, title, children, action, className }: Props) {
  return (
    <div className={cx('flex items-start gap-4 px-4 py-5 md:p-6', className)}>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        {children ? <div className="max-w-prose text-muted">{children}</div> : null}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  );
}
