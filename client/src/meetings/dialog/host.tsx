import { lazy, Suspense, useEffect } from 'react';
import '#client/lib/back-guard.ts';
import { useSession } from '#client/auth/session.ts';
import { useDialogTarget } from '#client/meetings/links.ts';

const load = () => import('./open-dialog.tsx');
const OpenDialog = lazy(() => load().then((module) => ({ default: module.OpenDialog })));

/** Once in the shell: opens the meeting dialog whenever the address asks for it. */
export function MeetingDialogHost() {
  const target = useDialogTarget();
  const { may, ward } = useSession();
  const plans = ward !== null && may('meetings:write');
  useEffect(() => {
    // Ahead of the first press, so that the dialog's frame comes at once.
    if (plans) load().catch(() => undefined);
  }, [plans]);
  if (target === null || !plans) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialog target={target} />
    </Suspense>
  );
}
