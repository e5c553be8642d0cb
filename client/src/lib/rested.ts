import { useEffect, useState } from 'react';

/** What people read comes first; what they may need next is fetched this long afterward. */
export const RESTED_MS = 2_000;

/** True once the screen has been up for a while. */
export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), RESTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}
