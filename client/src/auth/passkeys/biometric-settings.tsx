import { lazy, Suspense } from 'react';
import { makeOpener } from '#client/lib/use-store.ts';

const BiometricDialog = lazy(() =>
  import('./biometric-dialog.tsx').then((module) => ({ default: module.BiometricDialog })),
);

const { open, close, useIsOpen } = makeOpener();

/** Opened from the sidebar and the account menu. */
export const openBiometricSettings = open;

/** Mounted once in the app. */
export function BiometricSettingsHost() {
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <BiometricDialog onClose={close} />
    </Suspense>
  );
}
