import { lazy, Suspense, useSyncExternalStore } from 'react';

const BiometricDialog = lazy(() => import('./biometric-dialog.tsx').then((module) => ({ default: module.BiometricDialog })));

let isOpen = false;
const listeners = new Set<() => void>();
const set = (open: boolean) => {
  isOpen = open;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** From the sidebar and from the menu of the account. */
export const openBiometricSettings = (): void => set(true);

/** Once in the app: the dialog must outlive the drawer or menu that it was opened from. */
export function BiometricSettingsHost() {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <BiometricDialog onClose={() => set(false)} />
    </Suspense>
  );
}
