import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useDialogLinks, type DialogTarget } from '#client/meetings/links.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';

const MeetingDialogLoader = lazy(() =>
  import('./meeting-dialog-loader.tsx').then((module) => ({ default: module.MeetingDialogLoader })),
);

/** The dialog's frame, shown while its code and its meeting are loading; it returns the focus when it closes. */
export function OpenDialog({ target }: { target: NonNullable<DialogTarget> }) {
  const { closed, plan } = useDialogLinks();
  const [, navigate] = useLocation();
  const [opener] = useState(() => document.activeElement);
  const onClose = (next?: string) => navigate(next === undefined ? closed : plan(next), { replace: true });

  useEffect(
    () => () => {
      // The skeleton was shown in between, so the dialog no longer knows where the focus was.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  const skeleton = (title: string) => (
    <Dialog open size="lg" flush onRequestClose={() => onClose()} title={title}>
      <Loading className="min-h-80">
        <SkeletonLines count={8} />
      </Loading>
    </Dialog>
  );
  const title = 'edit' in target ? 'Edit Meeting' : 'Schedule New Sacrament Meeting';
  return (
    <Suspense fallback={skeleton(title)}>
      <MeetingDialogLoader target={target} field={target.field} skeleton={skeleton} onClose={onClose} />
    </Suspense>
  );
}
