import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { lazyModule } from '#client/lib/lazy-module.ts';
import { moduleView } from '#client/lib/module-view.tsx';
import { useLocation } from 'wouter';
import { useDialogLinks, type DialogTarget } from '#client/meetings/links.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Loading, SkeletonLines } from '#client/ui/feedback/skeleton.tsx';

type Target = NonNullable<DialogTarget>;
type Inside = {
  target: Target;
  field: Target['field'];
  skeleton: (title: string) => ReactElement;
  onClose: (next?: string) => void;
};

const LOADER = lazyModule(() => import('./meeting-dialog-loader.tsx'));
export const fetchDialog = LOADER.load;
const titleOf = (target: Target) => ('edit' in target ? 'Edit Meeting' : 'Schedule New Sacrament Meeting');
const MeetingDialogLoader = moduleView(
  LOADER,
  (module): ComponentType<Inside> => module.MeetingDialogLoader,
  ({ target, skeleton }: Inside) => skeleton(titleOf(target)),
);

/** The dialog's frame, shown while its code and its meeting are loading; it returns the focus when it closes. */
export function OpenDialog({ target }: { target: Target }) {
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
  return <MeetingDialogLoader target={target} field={target.field} skeleton={skeleton} onClose={onClose} />;
}
