import { Workbox } from 'workbox-window';
import { isAnythingDirty } from '#client/lib/unsaved.ts';
import { useStore } from '#client/lib/use-store.ts';
import { isOnlyTab } from './other-tabs.ts';
import { waitingVersion } from './use-worker.ts';

const HOUR = 3_600_000;

/**
 * A new version waits until every tab is closed, so no tab loses its own version's chunks, or until it's requested in
 * the only open tab.
 */
export async function startWorker(): Promise<void> {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waitingVersion.set(() => {
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

/** The notice hides while there are unsaved changes. */
function subscribe(listener: () => void): () => void {
  const later = () => setTimeout(listener);
  const events = ['input', 'click', 'keyup'] as const;
  const unsubscribe = waitingVersion.subscribe(listener);
  for (const event of events) document.addEventListener(event, later, { capture: true });
  return () => {
    unsubscribe();
    for (const event of events) document.removeEventListener(event, later, { capture: true });
  };
}
const newVersion = { ...waitingVersion, subscribe };

export const useHasNewVersion = (): boolean => useStore(newVersion, (take) => take !== null && !isAnythingDirty());

/** False when other tabs are open, since they still need the current version's chunks. */
export async function takeNewVersion(): Promise<boolean> {
  const take = waitingVersion.get();
  if (!take || !(await isOnlyTab()) || isAnythingDirty()) return false;
  take();
  return true;
}
