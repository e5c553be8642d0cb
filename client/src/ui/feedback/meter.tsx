import { cx } from '#client/ui/cx.ts';

type Props = {
  value: number;
  max: number;
  label: string;
  text?: string;
  over?: boolean;
  /** What the number is made of, where there is room for it. */
  note?: string;
  className?: string;
};

/** A labeled bar: '47 of 60 minutes', '120 of 350 rows'. */
export function Meter({ value, max, label, text, over = value > max, note, className }: Props) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={cx('grid gap-1.5', className)}>
      {text ? (
        <span className={cx('num text-sm whitespace-nowrap', over ? 'text-warn' : 'text-muted')}>{text}</span>
      ) : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={[text, note].filter(Boolean).join(', ') || undefined}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className={cx('h-full rounded-full', over ? 'bg-warn' : 'bg-primary')} style={{ width: `${share}%` }} />
      </div>
      {note ? <span className="num text-xs text-muted max-lg:hidden">{note}</span> : null}
    </div>
  );
}
