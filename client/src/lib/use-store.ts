// Wall: the first script has stores, and React comes after it.
import { useSyncExternalStore, useEffect } from 'react';
import { type Store, makeStore } from './store.ts';

/** What a store contains now, or what `read` makes of it: that has to be the same thing until something changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, R>(store: Store<T>, read: (value: T) => R): R;
export function useStore<T, R>(store: Store<T>, read?: (value: T) => R): T | R {
  return useSyncExternalStore(store.subscribe, () => (read ? read(store.get()) : store.get()));
}

/** For a dialog that opens from several places and must outlive the drawer or menu it was opened from. */
export function makeOpener() {
  const isOpen = makeStore(false);
  /** For the single place that renders the dialog. */
  function useIsOpen(): boolean {
    // The next person to sign in must not find it open.
    useEffect(() => () => isOpen.set(false), []);
    return useStore(isOpen);
  }
  return { open: () => isOpen.set(true), close: () => isOpen.set(false), useIsOpen };
}
