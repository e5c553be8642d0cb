import { useEffect } from 'react';
import { isAnythingDirty } from '#client/lib/leave-guard.ts';
import { makeStore } from '#client/lib/store.ts';
import { useStore } from '#client/lib/use-store.ts';
import { countTab, isOnlyTab } from './open-tabs.ts';

/** Well after the first screen, so precaching doesn't slow it down. */
const AFTER_MS = 3_000;
const HOUR = 3_600_000;

/** What takes a version that waits. */
const waiting = makeStore<(() => void) | null>(null);
let isStarted = false;

/**
 * A new version waits until every tab is closed, so no tab loses its own version's chunks, or until it's requested in
 * the only open tab.
 */
async function start(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waiting.set(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    void worker.update().catch(() => undefined);
  });
}

export function useWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isStarted) return;
    // From the first moment: a new version installed in another tab would delete the parts that this one has yet to load.
    countTab();
    const timer = setTimeout(() => {
      isStarted = true;
      void start().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The notice hides while there are unsaved changes. */
function subscribe(listener: () => void): () => void {
  const later = () => setTimeout(listener);
  const events = ['input', 'click', 'keyup'] as const;
  const unsubscribe = waiting.subscribe(listener);
  for (const event of events) document.addEventListener(event, later, { capture: true });
  return () => {
    unsubscribe();
    for (const event of events) document.removeEventListener(event, later, { capture: true });
  };
}
const newVersion = { ...waiting, subscribe };

export const useHasNewVersion = (): boolean => useStore(newVersion, (take) => take !== null && !isAnythingDirty());

/** False when other tabs are open, since they still need the current version's chunks. */
export async function takeNewVersion(): Promise<boolean> {
  const take = waiting.get();
  if (!take || !(await isOnlyTab()) || isAnythingDirty()) return false;
  take();
  return true;
}
