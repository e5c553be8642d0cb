import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './use-media.ts';

/** A part is current once its top has come this close to where a jump to it ends. */
const NEAR = 96;

/** The elements with these ids are in the order of the page. */
function partInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const hasPassed = (id: Id) => {
    const part = document.getElementById(id);
    if (part === null) return false;
    return isAtEnd || part.getBoundingClientRect().top < parseFloat(getComputedStyle(part).scrollMarginTop) + NEAR;
  };
  return ids.findLast(hasPassed) ?? ids[0];
}

const MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/** The part of a long page that is being read; the one that was chosen, until someone scrolls on. */
export function usePartInView<Id extends string>(ids: readonly Id[]) {
  const [current, setCurrent] = useState(ids[0]);
  const isOnTheWay = useRef(false);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => (isOnTheWay.current ? undefined : setCurrent(partInView(all.split(' ') as Id[])));
    const arrive = () => {
      isOnTheWay.current = false;
    };
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scrollend', arrive);
    for (const move of MOVES) window.addEventListener(move, arrive, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('scrollend', arrive);
      for (const move of MOVES) window.removeEventListener(move, arrive);
    };
  }, [all]);
  const choose = (id: Id) => {
    const before = window.scrollY;
    goTo(id);
    setCurrent(id);
    // The last parts stay where they are when the page can't scroll further.
    isOnTheWay.current = !prefersReducedMotion() || window.scrollY !== before;
  };
  return { current, choose };
}

/** The part itself takes the focus, or the heading that names it. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const heading = part.querySelector<HTMLElement>('h2, h3');
  part.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  const focused = part.tabIndex === -1 && part.hasAttribute('tabindex') ? part : heading;
  if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
}
