import { lazy, Suspense } from 'react';
import type { Meeting } from '#shared/meetings/schema.ts';

const DIALOGS = {
  rotation: lazy(() => import('./rotation-dialog.tsx').then((module) => ({ default: module.RotationDialog }))),
  announcements: lazy(() =>
    import('./announcements-dialog.tsx').then((module) => ({ default: module.AnnouncementsDialog })),
  ),
  templates: lazy(() => import('./templates-dialog.tsx').then((module) => ({ default: module.TemplatesDialog }))),
};
const SaveDialog = lazy(() =>
  import('./save-template-dialog.tsx').then((module) => ({ default: module.SaveTemplateDialog })),
);

export type StandingDialog = keyof typeof DIALOGS;

/** The dialog that is open; loaded when it is first opened. */
export function StandingDialogs({ open, onClose }: { open: StandingDialog | null; onClose: () => void }) {
  if (open === null) return null;
  const Open = DIALOGS[open];
  return (
    <Suspense fallback={null}>
      <Open onClose={onClose} />
    </Suspense>
  );
}

/** Keeps what returns of a planned meeting as the template of its kind. */
export const SaveTemplate = (props: { meeting: Meeting; onClose: () => void }) => (
  <Suspense fallback={null}>
    <SaveDialog {...props} />
  </Suspense>
);
