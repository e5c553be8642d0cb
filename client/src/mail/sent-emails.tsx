import { lazy, Suspense } from 'react';
import { makeOpener } from '#client/lib/use-store.ts';

const SentEmailsDialog = lazy(() =>
  import('./sent-emails-dialog.tsx').then((module) => ({ default: module.SentEmailsDialog })),
);

const { open, close, useIsOpen } = makeOpener();

export const openSentEmails = open;

/** Mounted once in the app. */
export function SentEmailsHost() {
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <SentEmailsDialog onClose={close} />
    </Suspense>
  );
}
