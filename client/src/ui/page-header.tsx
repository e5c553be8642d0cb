import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Props = {
  title: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
};

/** The one h1 of a screen; it can take the focus when the route changes. */
export function PageHeader({ title, sub, actions, back }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {back ? (
          <Link href={back.href} data-no-print className="mb-1 inline-flex items-center gap-2 text-sm touch:min-h-11">
            <ChevronLeft />
            {back.label}
          </Link>
        ) : null}
        <h1 tabIndex={-1}>{title}</h1>
        {sub ? <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">{sub}</div> : null}
      </div>
      {actions ? (
        <div data-no-print className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
