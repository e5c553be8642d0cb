import { useEffect, useState } from 'react';
import { lazyModule } from '#client/lib/lazy-module.ts';
import { painted } from '#client/ui/painted.ts';

const SHEET = lazyModule(() => import('./combobox-sheet.tsx'));

/**
 * What a phone opens its lists in. It is fetched once the screen with the field is painted, long before a finger is
 * there; where `isWanted` is sooner, the list opens when it has come.
 */
export function useLazySheet(phone: boolean, isWanted: boolean) {
  const [sheet, setSheet] = useState(SHEET.loaded);
  useEffect(() => {
    if (!phone || sheet !== null) return;
    let isOver = false;
    void painted()
      .then(SHEET.load)
      .then(
        (module) => (isOver ? undefined : setSheet(module)),
        // Thrown while drawing, so that the boundary around it can say so. What no one waits for is fetched again when
        // someone does.
        (error: unknown) =>
          isOver || !isWanted
            ? undefined
            : setSheet(() => {
                throw error;
              }),
      );
    return () => {
      isOver = true;
    };
  }, [phone, sheet, isWanted]);
  return phone ? sheet : null;
}
