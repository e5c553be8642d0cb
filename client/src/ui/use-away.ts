import { useCallback, useState } from 'react';

/** Tells `see` when an element comes into view or leaves it, until what is returned is called. */
export function watch(
  element: HTMLElement | null,
  see: (entry: IntersectionObserverEntry) => void,
  rootMargin?: string,
) {
  if (!element) return;
  const watching = new IntersectionObserver((entries) => entries.forEach(see), { rootMargin });
  watching.observe(element);
  return () => watching.disconnect();
}

const HERE = { isAway: false, height: 0 };

/** Whether what has `place` as its ref is scrolled out of view, and how high it was then, in pixels. */
export function useAway() {
  const [seen, setSeen] = useState(HERE);
  const place = useCallback(
    (element: HTMLElement | null) =>
      watch(element, ({ isIntersecting, boundingClientRect: { height } }) =>
        setSeen(isIntersecting ? HERE : { isAway: true, height }),
      ),
    [],
  );
  return { place, ...seen };
}
