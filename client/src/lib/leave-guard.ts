import { useEffect, useRef } from 'react';
import { confirm } from './confirm.ts';
import { guardBack } from './back-guard.ts';

/** The same question wherever unsaved changes would be lost. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Discard unsaved changes?',
    description: 'Your changes haven’t been saved and will be lost if you leave.',
    verb: 'Discard',
    cancel: 'Keep Editing',
    danger: true,
  });

type Guard = { isDirty: () => boolean; onLeave: () => void };

const guards = new Set<() => Guard>();

/** True while anything in this tab is unsaved. */
export const isAnythingDirty = (): boolean => [...guards].some((guard) => guard().isDirty());

/** For actions that close several forms, such as signing out: asks once if any has unsaved changes. */
export async function mayLeave(): Promise<boolean> {
  const dirty = [...guards].map((guard) => guard()).filter(({ isDirty }) => isDirty());
  if (dirty.length === 0) return true;
  if (!(await askToDiscard())) return false;
  for (const { onLeave } of dirty) onLeave();
  return true;
}

/** Asks before the tab is closed or its person signs out while something is unsaved; returns what ends that. */
export function guardUnsaved(read: () => Guard): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (read().isDirty()) event.preventDefault();
  };
  guards.add(read);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    guards.delete(read);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/**
 * Guards a form in a dialog: returns what ×, Cancel, Escape and the scrim call, and asks before the tab is closed.
 * With `guardsBack` the dialog lives in the address, and the browser's Back asks as well.
 */
export function useLeaveGuard({ isDirty, onLeave }: Guard, guardsBack = false): () => Promise<void> {
  const guard = useRef({ isDirty, onLeave });
  useEffect(() => {
    guard.current = { isDirty, onLeave };
  });

  useEffect(() => guardUnsaved(() => guard.current), []);

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
