import { useEffect, useSyncExternalStore } from 'react';

/** For a dialog that opens from several places and must outlive the drawer or menu it was opened from. */
export function makeOpener() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  /** For the single place that renders the dialog. */
  function useIsOpen(): boolean {
    // The next person to sign in must not find it open.
    useEffect(() => () => set(false), []);
    return useSyncExternalStore(subscribe, () => isOpen);
  }
  return { open: () => set(true), close: () => set(false), useIsOpen };
}
