import { lazy, Suspense } from 'react';
import { makeOpener } from '#client/lib/use-store.ts';

const FeedDialog = lazy(() => import('./feed-dialog.tsx').then((module) => ({ default: module.FeedDialog })));

const { open, close, useIsOpen } = makeOpener();

/** Opened from the account menu. */
export const openFeedSettings = open;

/** Mounted once in the app. */
export function FeedSettingsHost() {
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <FeedDialog onClose={close} />
    </Suspense>
  );
}
