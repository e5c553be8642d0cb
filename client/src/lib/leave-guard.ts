import { useEffect, useRef } from 'react';
import { confirm } from '#client/ui/confirm.tsx';

/** The same words wherever something typed would be lost. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Discard unsaved changes?',
    description: 'What you have typed here has not been saved. If you leave now, it is lost.',
    verb: 'Discard',
    cancel: 'Keep editing',
    danger: true,
  });

type Guard = { isDirty: () => boolean; onLeave: () => void };

/**
 * Guards a form in a dialog: returns what ×, Cancel, Escape and the scrim call, and asks before the tab is closed.
 * With `guardsBack` the dialog lives in the address, and the browser's Back asks as well.
 */
export function useLeaveGuard({ isDirty, onLeave }: Guard, guardsBack = false): () => Promise<void> {
  const guard = useRef({ isDirty, onLeave });
  useEffect(() => {
    guard.current = { isDirty, onLeave };
  });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guard.current.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);

  useEffect(() => {
    if (!guardsBack) return;
    const here = window.location.href;
    const onBack = () => {
      if (!guard.current.isDirty() || window.location.href === here) return;
      // The address is put back before the router has looked at it, so the dialog never goes away meanwhile.
      window.history.pushState(null, '', here);
      void askToDiscard().then((yes) => {
        if (yes) guard.current.onLeave();
      });
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [guardsBack]);

  return async () => {
    if (!guard.current.isDirty() || (await askToDiscard())) guard.current.onLeave();
  };
}
