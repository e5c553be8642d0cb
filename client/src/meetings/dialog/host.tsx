import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import '#client/lib/leaving/back-guard.ts';
import { useSession } from '#client/auth/session.ts';
import { lazyModule, quietly } from '#client/lib/lazy-module.ts';
import { moduleView, useRested } from '#client/lib/module-view.tsx';
import { useDialogTarget } from '#client/meetings/links.ts';

const DIALOG = lazyModule(() => import('./open-dialog.tsx'));
const OpenDialog = moduleView(DIALOG, (module) => module.OpenDialog);

/** Once in the shell: opens the meeting dialog whenever the address asks for it. */
export function MeetingDialogHost() {
  const target = useDialogTarget();
  const { may, ward } = useSession();
  const plans = ward !== null && may('meetings:write');
  const isRested = useRested();
  const client = useQueryClient();
  useEffect(() => {
    // Ahead of the first press, so that the dialog comes at once.
    if (!plans || !isRested) return;
    quietly(
      DIALOG.load()
        .then(({ fetchDialog }) => fetchDialog())
        .then(({ fetchLists }) => fetchLists(client)),
    );
  }, [plans, isRested, client]);
  if (target === null || !plans) return null;
  return <OpenDialog target={target} />;
}
