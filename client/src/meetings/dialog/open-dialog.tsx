import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useDialogLinks, type DialogTarget } from '#client/meetings/links.ts';
import { DialogSkeleton } from './skeleton.tsx';

const MeetingDialogLoader = lazy(() =>
  import('./meeting-dialog-loader.tsx').then((module) => ({ default: module.MeetingDialogLoader })),
);

export function OpenDialog({ target }: { target: NonNullable<DialogTarget> }) {
  const { closed } = useDialogLinks();
  const [, navigate] = useLocation();
  const [opener] = useState(() => document.activeElement);
  const onClose = () => navigate(closed, { replace: true });

  useEffect(
    () => () => {
      // The skeleton has come between, so the dialog itself no longer knows where the focus was.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  const title = 'edit' in target ? 'Edit Meeting' : 'Schedule New Sacrament Meeting';
  return (
    <Suspense fallback={<DialogSkeleton title={title} onClose={onClose} />}>
      <MeetingDialogLoader target={target} field={target.field} onClose={onClose} />
    </Suspense>
  );
}
