import { useEffect } from 'react';
import { isAnythingDirty } from '#client/lib/leave-guard.ts';

/** Well after the first screen, so precaching doesn't slow it down. */
const AFTER_MS = 3_000;
const HOUR = 3_600_000;
const TAB = 'open planner';

let take: (() => void) | null = null;
let isStarted = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

async function isOnlyTab(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === TAB).length <= 1;
}

/**
 * A new version waits until every tab is closed, so no tab loses its own version's chunks, or until it's requested in
 * the only open tab.
 */
async function start(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    take = () => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    };
    tell();
  });
  await worker.register();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    void worker.update().catch(() => undefined);
  });
}

let isCounted = false;
/**
 * From the first moment: a new version taken in another tab would take away the parts that this one has yet to load.
 */
function countTab(): void {
  if (isCounted) return;
  isCounted = true;
  void navigator.locks.request(TAB, { mode: 'shared' }, () => new Promise(() => undefined));
}

export function useWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isStarted) return;
    countTab();
    const timer = setTimeout(() => {
      isStarted = true;
      void start().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

export const hasNewVersion = (): boolean => take !== null && !isAnythingDirty();

/** The notice hides while there are unsaved changes. */
export function subscribeNewVersion(listener: () => void): () => void {
  const later = () => setTimeout(listener);
  const events = ['input', 'click', 'keyup'] as const;
  listeners.add(listener);
  for (const event of events) document.addEventListener(event, later, { capture: true });
  return () => {
    listeners.delete(listener);
    for (const event of events) document.removeEventListener(event, later, { capture: true });
  };
}

/** False when other tabs are open, since they still need the current version's chunks. */
export async function takeNewVersion(): Promise<boolean> {
  if (!take || isAnythingDirty() || !(await isOnlyTab())) return false;
  take();
  return true;
}
