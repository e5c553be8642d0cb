import { useEffect, useState } from 'react';

/**
 * Keeps the screen on; true while it does. The browser releases the lock when the page is hidden, so it is requested
 * again afterward.
 */
export function useWakeLock(): boolean {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isAsking = false;
    let cancelled = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      isAsking = true;
      try {
        const given = await navigator.wakeLock.request('screen');
        lock = given;
        given.addEventListener('release', () => {
          if (lock === given) setHolds(false);
        });
        if (cancelled) void given.release();
        else setHolds(!given.released);
      } catch {
        // Not supported, low battery, or the page was hidden again.
        if (!cancelled) setHolds(false);
      } finally {
        isAsking = false;
      }
    };
    const onShown = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      cancelled = true;
      document.removeEventListener('visibilitychange', onShown);
      void lock?.release();
    };
  }, []);
  return holds;
}
