import { useEffect, useState } from 'react';

/** Keeps the screen on; true while it does. The browser lets go whenever the page is hidden, so it is asked again then. */
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
        // A browser without it, an empty battery or a page that is hidden again.
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
