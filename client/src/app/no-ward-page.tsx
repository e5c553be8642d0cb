import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#client/auth/session.ts';
import { pickWorkingWard } from '#client/lib/token.ts';
import { tabPath } from '#client/paths.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ButtonLink } from '#client/ui/controls/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Empty } from '#client/ui/feedback/empty.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { wardCountOptions } from '#client/admin/wards/api.ts';
import { SECTION_LABELS } from '#shared/product.ts';
import { useTitle } from '#client/lib/use-title.ts';

const WardDialog = lazy(() => import('#client/admin/wards/ward-dialog.tsx').then((m) => ({ default: m.WardDialog })));

/** For someone who has no role or no ward yet. */
export function NoWardPage() {
  const { capabilities } = useSession();
  const title = capabilities.role ? 'No ward yet' : 'No role yet';
  useTitle(title);
  if (capabilities.role && capabilities.canManageCrossWard) return <ChooseWard title={title} />;
  const words = capabilities.role
    ? 'Your account hasn’t been assigned to a ward yet. Ask a super admin to assign you to one.'
    : 'Your account doesn’t have a role yet. Ask your ward admin to assign one.';
  return (
    <>
      <PageHeader title={title} />
      <p className="max-w-prose text-muted">{words}</p>
    </>
  );
}

/** A super admin creates the first ward here and continues in it. */
function ChooseWard({ title }: { title: string }) {
  const [, navigate] = useLocation();
  const { data, isPending } = useQuery(wardCountOptions(''));
  const [isOpen, setOpen] = useState(false);
  const begin = (wardId: number) => {
    navigate(tabPath('planner'));
    pickWorkingWard(wardId);
  };
  return (
    <>
      <PageHeader title={title} />
      {data?.total === 0 ? (
        <Card edge>
          <Empty
            icon={Building2}
            title="Add your first ward"
            action={
              <Button variant="primary" icon={Plus} onClick={() => setOpen(true)}>
                Add First Ward
              </Button>
            }
          >
            All you need is its name. Next you’ll add its admin, members, and first meeting.
          </Empty>
        </Card>
      ) : isPending ? null : (
        <>
          <p className="max-w-prose text-muted">Choose a ward in the sidebar to plan its meetings.</p>
          <ButtonLink href={tabPath('crossWard')} className="justify-self-start">
            Open {SECTION_LABELS.crossWard}
          </ButtonLink>
        </>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <WardDialog onClose={() => setOpen(false)} onAdded={begin} />
        </Suspense>
      ) : null}
    </>
  );
}
