import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { words } from '#client/ui/words.ts';

type Props = {
  title: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
  /** Other ways on, beside the way back. */
  links?: ReactNode;
  /** The manual chapter for this screen. */
  help?: string;
};

/** The screen's h1, always in the same place. It can take focus when the route changes. */
export function PageHeader({ title, sub, actions, back, links, help }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-96 max-md:basis-full">
        <div className="flex items-start gap-1 touch:min-h-11">
          <h1 tabIndex={-1} className="touch:py-1 max-md:py-1.5!">
            {title}
          </h1>
          {help ? (
            <Link
              href={help}
              data-no-print
              aria-label={words.help}
              title={words.help}
              className="mt-0.5 grid size-8 place-items-center rounded-md text-muted hover:bg-sunken touch:mt-0 touch:size-11"
            >
              <CircleQuestionMark className="size-5" />
            </Link>
          ) : null}
        </div>
        {sub ? <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">{sub}</div> : null}
        {back ? (
          <div data-no-print className="mt-1 flex min-h-control-sm flex-wrap items-center gap-x-4">
            <Link href={back.href} className="inline-flex items-center gap-1.5 touch:min-h-11">
              <ArrowLeft />
              {back.label}
            </Link>
            {links}
          </div>
        ) : null}
      </div>
      {actions ? (
        <div data-no-print className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
