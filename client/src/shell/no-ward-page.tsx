import { useSession } from '#client/auth/session.ts';
import { tabPath } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SECTION_LABELS } from '#shared/product.ts';
import { useTitle } from './use-title.ts';

/** For somebody who has no role, or belongs to no ward yet. */
export function NoWardPage() {
  const { capabilities } = useSession();
  const title = capabilities.role ? 'No ward yet' : 'No role yet';
  useTitle(title);
  const words = !capabilities.role
    ? 'Your account has no role, so there is nothing to show you. Please ask your ward admin to give you one.'
    : capabilities.canManageCrossWard
      ? 'Choose a ward in the sidebar to plan its meetings.'
      : 'Your account does not belong to a ward. Please ask your ward admin to add it to one.';
  return (
    <>
      <PageHeader title={title} />
      <p className="max-w-prose text-muted">{words}</p>
      {capabilities.canManageCrossWard ? (
        <ButtonLink href={tabPath('crossWard')} className="justify-self-start">
          Open {SECTION_LABELS.crossWard}
        </ButtonLink>
      ) : null}
    </>
  );
}
