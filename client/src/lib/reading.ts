import { useEffect } from 'react';

let readers = 0;

/** While a meeting, a sheet, or the offline copy is open, an ended session doesn't close it. */
export function useReading(isReading = true): void {
  useEffect(() => {
    if (!isReading) return;
    readers += 1;
    return () => {
      readers -= 1;
    };
  }, [isReading]);
}

export const isAnyoneReading = (): boolean => readers > 0;
