import { cx } from '#client/ui/cx.ts';

export function HymnNumber({ children, className }: { children: string | number; className?: string }) {
  return <span className={cx('num font-semibold text-accent', className)}>{children}</span>;
}

const NUMBERED = /^#(\S+)\s+(.+)$/s;

type Props = { text: string; aligned?: boolean; className?: string };

/** '#136 I Know…' with its number in brass; others stay as they are. `aligned` keeps a list's titles in line. */
export function HymnTitle({ text, aligned = false, className }: Props) {
  const [, number, title] = NUMBERED.exec(text) ?? [];
  if (number === undefined) return <span className={className}>{text}</span>;
  return (
    <span className={cx(aligned && 'grid grid-cols-[2.75rem_minmax(0,1fr)]', className)}>
      <HymnNumber>{number}</HymnNumber> <span>{title}</span>
    </span>
  );
}
