import { useEffect, useEffectEvent, useRef } from 'react';
import { confirm } from '../confirm.ts';
import { guardBack } from './back-guard.ts';
import { guards, type Guard } from '../unsaved.ts';

/** The same question wherever unsaved changes would be lost. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Discard unsaved changes?',
    description: 'Your changes haven’t been saved and will be lost if you leave.',
    verb: 'Discard',
    cancel: 'Keep Editing',
    danger: true,
  });

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

/** Guards a form in a dialog: returns what ×, Cancel, Escape and the scrim call. Back and closing the tab ask as well. */
export function useLeaveGuard({ isDirty, onLeave }: Guard): () => Promise<void> {
  const guard = useRef({ isDirty, onLeave });
  const here = useRef('');
  useEffect(() => {
    guard.current = { isDirty, onLeave };
    here.current = window.location.href;
  });

  useEffect(() => guardUnsaved(() => guard.current), []);

  const close = async () => {
    if (!guard.current.isDirty() || (await askToDiscard())) guard.current.onLeave();
  };
  const onBack = useEffectEvent(() => {
    if (!guard.current.isDirty() || window.location.href === here.current) return false;
    window.history.pushState(null, '', here.current);
    void close();
    return true;
  });
  useEffect(() => guardBack(() => onBack()), []);

  return close;
}
