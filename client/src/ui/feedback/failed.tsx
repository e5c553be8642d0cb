import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { words } from '#client/ui/words.ts';

type Props = { children: ReactNode; onRetry?: () => void; retrying?: boolean; className?: string };

export function Failed({ children, onRetry, retrying = false, className }: Props) {
  return (
    <div role="alert" className={cx('flex items-start gap-4 p-5 md:p-6', className)}>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-danger-soft text-danger">
        <CircleAlert className="size-5" />
      </span>
      <div className="grid min-w-0 justify-items-start gap-3">
        <div className="max-w-prose pt-2.5">{children}</div>
        {onRetry ? (
          <Button icon={RotateCw} onClick={onRetry} busy={retrying} busyText={words.retrying}>
            {words.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
