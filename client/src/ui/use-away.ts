import { useCallback, useState } from 'react';

const HERE = { isAway: false, height: 0 };

/** Whether what has `place` as its ref is scrolled out of view, and how high it was then, in pixels. */
export function useAway() {
  const [seen, setSeen] = useState(HERE);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watching = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setSeen(isIntersecting ? HERE : { isAway: true, height: boundingClientRect.height });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return { place, ...seen };
}
