import { lazy, Suspense } from 'react';

const RotationDialog = lazy(() =>
  import('./rotation-dialog.tsx').then((module) => ({ default: module.RotationDialog })),
);
const AnnouncementsDialog = lazy(() =>
  import('./announcements-dialog.tsx').then((module) => ({ default: module.AnnouncementsDialog })),
);

export type StandingDialog = 'rotation' | 'announcements';

/** The dialog that is open; loaded when it is first opened. */
export function StandingDialogs({ open, onClose }: { open: StandingDialog | null; onClose: () => void }) {
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'rotation' ? <RotationDialog onClose={onClose} /> : <AnnouncementsDialog onClose={onClose} />}
    </Suspense>
  );
}
