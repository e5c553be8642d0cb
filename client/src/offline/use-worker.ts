import { useEffect } from 'react';
import { makeStore } from '#client/lib/store.ts';
import { countTab } from '#client/lib/open-tabs.ts';

/** Well after the first screen, so precaching doesn't slow it down. */
const AFTER_MS = 3_000;

/** What takes a version that waits. */
export const waitingVersion = makeStore<(() => void) | null>(null);
let isStarted = false;

export function useWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isStarted) return;
    // From the first moment: a new version installed in another tab would delete the parts that this one has yet to load.
    countTab();
    const timer = setTimeout(() => {
      isStarted = true;
      void import('./worker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
