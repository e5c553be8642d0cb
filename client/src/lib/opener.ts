import { useEffect, useSyncExternalStore } from 'react';

/** For a dialog that is opened from several places and must outlive the drawer or menu that it was opened from. */
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
  /** For the one place that shows the dialog. */
  function useIsOpen(): boolean {
    // Whoever signs in next must not find it open.
    useEffect(() => () => set(false), []);
    return useSyncExternalStore(subscribe, () => isOpen);
  }
  return { open: () => set(true), close: () => set(false), useIsOpen };
}
