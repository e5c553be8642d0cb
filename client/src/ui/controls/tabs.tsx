import { Link } from 'wouter';
import { cx } from '#client/ui/cx.ts';

export type Tab = { key: string; label: string; href: string; count?: number };

/** Parts of a page that have addresses of their own, so Back works. */
export function Tabs({ label, current, items }: { label: string; current: string; items: readonly Tab[] }) {
  return (
    <nav aria-label={label} data-no-print className="flex gap-1 overflow-x-auto border-b border-line max-tiny:gap-0">
      {items.map(({ key, label: text, href, count }) => (
        <Link
          key={key}
          href={href}
          aria-current={key === current ? 'page' : undefined}
          className={cx(
            'inline-flex h-11 shrink-0 items-center gap-2 border-b-2 px-3 -outline-offset-2 max-tiny:px-1.5 hover:no-underline',
            key === current
              ? 'border-primary font-semibold text-primary'
              : 'border-transparent font-medium text-muted hover:text-text',
          )}
        >
          <span data-steady={text}>{text}</span>
          {count === undefined ? null : (
            <span className="rounded-full bg-other-bg px-1.5 text-xs leading-4.5 font-semibold text-other-fg">
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
