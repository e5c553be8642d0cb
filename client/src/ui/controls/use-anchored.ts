import { useLayoutEffect, type RefObject } from 'react';

type Place = (box: HTMLElement, anchor: HTMLElement) => void;

type Anchor = RefObject<HTMLElement | null> | string;
const elementOf = (anchor: Anchor) => (typeof anchor === 'string' ? document.getElementById(anchor) : anchor.current);

/** Keeps a box at its anchor, an element or its id, during scrolling and resizing, and whenever either is drawn again. */
export function useAnchored(box: RefObject<HTMLElement | null>, anchor: Anchor, place: Place): void {
  useLayoutEffect(() => {
    const at = elementOf(anchor);
    if (box.current && at) place(box.current, at);
  });
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const at = elementOf(anchor);
        if (box.current && at) place(box.current, at);
      });
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, [box, anchor, place]);
}
