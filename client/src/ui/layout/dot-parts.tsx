import { cx } from '#client/ui/cx.ts';

type Props = { parts: readonly (string | null | undefined)[]; className?: string };

/** Short facts with dots between them. Where a line ends there is no dot: those that begin a line are cut off at its edge. */
export const DotParts = ({ parts, className }: Props) => (
  <span className={cx('block overflow-hidden', className)}>
    <span className="-ml-3 flex flex-wrap">
      {parts.filter(Boolean).map((part, place) => (
        <span key={`${place} ${part}`} className="relative max-w-full pl-3">
          <span className="absolute left-0 w-3 text-center">{place > 0 ? ' · ' : null}</span>
          {part}
        </span>
      ))}
    </span>
  </span>
);
