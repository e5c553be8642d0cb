// Wall: Music's first script has what stands in use-away.ts, and this comes after it.
import { useCallback, useState } from 'react';
import { watch } from './use-away.ts';

/** Within a screen's height of what is in view, or above it. */
const NEAR = '99999px 0px 100%';

/** True from when what has `place` as its ref is nearly scrolled into view: what is far below is drawn when someone goes there. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const place = useCallback(
    (element: HTMLElement | null) => watch(element, ({ isIntersecting }) => isIntersecting && setNear(true), NEAR),
    [],
  );
  return { place, isNear };
}
