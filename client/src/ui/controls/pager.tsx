import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

type Props = { page: number; pageSize: number; total: number; onGo: (page: number) => void };

/** '26–50 of 130' with previous and next; hidden if everything fits on one page. */
export function Pager({ page, pageSize, total, onGo }: Props) {
  if (total <= pageSize && page === 1) return null;
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 md:px-5"
    >
      <p className="num mr-auto text-sm text-muted">
        {first}–{last} of {total}
      </p>
      <Button size="sm" icon={ChevronLeft} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        Previous
      </Button>
      <Button size="sm" disabled={last >= total} onClick={() => onGo(page + 1)}>
        Next
        <ChevronRight />
      </Button>
    </nav>
  );
}
