import { useEffect, useRef } from 'react';
import { confirm } from '#client/ui/confirm.tsx';
import { guardBack } from './back-guard.ts';

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
    return guardBack(() => {
      if (!guard.current.isDirty() || window.location.href === here) return;
      window.history.pushState(null, '', here);
      void askToDiscard().then((yes) => {
        if (yes) guard.current.onLeave();
      });
    });
  }, [guardsBack]);

  return async () => {
    if (!guard.current.isDirty() || (await askToDiscard())) guard.current.onLeave();
  };
}
