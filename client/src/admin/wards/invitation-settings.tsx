import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import type { WardConfig } from '#shared/wards/schema.ts';

const InvitationDialog = lazy(() =>
  import('./invitation-dialog.tsx').then((module) => ({ default: module.InvitationDialog })),
);

/** Which invitations the ward has changed, and the button to edit them. They are saved apart from the other settings. */
export function InvitationPart({ config }: { config: WardConfig }) {
  const [isOpen, setOpen] = useState(false);
  const own = Object.keys(config.invitationTexts).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 md:col-span-2">
      <p>{own > 0 ? `Standard invitations, ${own} customized` : 'Standard invitations'}</p>
      <Button onClick={() => setOpen(true)}>Edit Invitations</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InvitationDialog config={config} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
