import { SearchX } from 'lucide-react';
import { PATHS } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { useTitle } from '#client/lib/use-title.ts';

export function NotFoundPage() {
  useTitle('404 Page Not Found');
  return (
    <>
      <PageHeader title="404 Page Not Found" />
      <div className="grid justify-items-start gap-4">
        <p className="flex items-center gap-2 text-muted">
          <SearchX className="size-5" /> There’s no page at this address. It may have moved, or the address may be
          mistyped.
        </p>
        <ButtonLink href={PATHS.dashboard} variant="primary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}
