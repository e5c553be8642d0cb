import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

const TONES = {
  plain: ['bg-surface', 'text-muted'],
  primary: ['bg-primary-soft', 'text-primary'],
  warn: ['bg-warn-soft', 'text-warn'],
} as const;

type Props = { label: string; icon: LucideIcon; tone: keyof typeof TONES; action: ReactNode; children: ReactNode };

/** A notice above the screen that stays until someone acts on it. On narrow screens, the action goes below the text. */
export function Notice({ label, icon: Icon, tone, action, children }: Props) {
  const [ground, ink] = TONES[tone];
  return (
    <section
      aria-label={label}
      data-no-print
      className={cx('flex items-center gap-3 rounded-lg border border-line py-2 pr-2 pl-4', ground)}
    >
      <Icon aria-hidden="true" className={cx('mt-2.5 size-5 shrink-0 self-start', ink)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52 py-2">{children}</div>
        <div className="flex shrink-0 items-center gap-1">{action}</div>
      </div>
    </section>
  );
}

/** An amber dot before words that ask for attention. The words say what it is about. */
export function Marked({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-[calc((1lh-0.5rem)/2)] size-2 shrink-0 rounded-full bg-mark" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

/** What is about to go wrong. */
export const Warning = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cx('flex items-start gap-2.5 text-warn', className)}>
    <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);

/** What is missing, in words, without a box. */
export function Missing({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={cx('text-sm text-muted', className)}>
      <Marked>{children}</Marked>
    </p>
  );
}
