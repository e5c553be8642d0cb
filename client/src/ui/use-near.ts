import { useCallback, useState } from 'react';

/** Within a screen's height of what is in view, or above it. */
const A_SCREEN = '100000px 0px 100%';

/** True from when what has `place` as its ref is nearly scrolled into view: what is far below is fetched when someone goes there. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: A_SCREEN },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return { place, isNear };
}
