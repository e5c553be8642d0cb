import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { cx } from '#client/ui/cx.ts';
import { Link } from 'wouter';

const MOST_NUMBERS = 5;

/** Up to five page numbers around the current one. */
export function pageNumbers(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MOST_NUMBERS / 2), pages - MOST_NUMBERS + 1));
  return Array.from({ length: Math.min(MOST_NUMBERS, pages) }, (_, i) => first + i);
}

type Props = { page: number; pageSize: number; total: number; hrefOf: (page: number) => string };

export function LinkPager({ page, pageSize, total, hrefOf }: Props) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(total, page * pageSize)];
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5"
    >
      <p className="num text-sm text-muted max-md:text-base">
        {from}–{to} of {total}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <ButtonLink size="sm" variant="ghost" href={hrefOf(page - 1)} icon={ChevronLeft} aria-label="Previous page" />
        ) : null}
        {pageNumbers(page, pages).map((number) => (
          <Link
            key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={cx(
              'num grid size-control-sm place-items-center rounded-sm hover:no-underline',
              number === page ? 'bg-primary-soft font-semibold text-primary' : 'text-text hover:bg-sunken',
            )}
          >
            {number}
          </Link>
        ))}
        {page < pages ? (
          <ButtonLink size="sm" variant="ghost" href={hrefOf(page + 1)} icon={ChevronRight} aria-label="Next page" />
        ) : null}
      </div>
    </nav>
  );
}
