import type { ComponentType, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

const tones = {
  completed: 'border-transparent bg-completed-bg text-completed-fg',
  confirmed: 'border-transparent bg-confirmed-bg text-confirmed-fg',
  planned: 'border-planned-fg bg-planned-bg text-planned-fg',
  partial: 'border-transparent bg-partial-bg text-partial-fg',
  other: 'border-transparent bg-other-bg text-other-fg',
  quiet: 'border-transparent px-0! text-muted',
  overdue: 'border-transparent bg-danger-soft text-danger',
  none: 'border-dashed border-input text-muted',
};

export type Tone = keyof typeof tones;

type Props = { tone?: Tone; icon?: ComponentType<{ className?: string }>; className?: string; children: ReactNode };

export function Badge({ tone = 'other', icon: Icon, className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 shrink-0 items-center gap-[5px] rounded-full border px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon className="size-[13px] stroke-2" /> : null}
      {children}
    </span>
  );
}
