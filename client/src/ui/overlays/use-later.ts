import { useEffect, useRef } from 'react';

/** A mouse that only passes by opens nothing, and one on its way to the panel does not close it. */
export const OPENS_AFTER = 150;
export const CLOSES_AFTER = 250;

/** Runs one thing later, in place of what was to run before; without one, only that is forgotten. */
export function useLater() {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run?: () => void, ms = 0) => {
    clearTimeout(timer.current);
    if (run) timer.current = window.setTimeout(run, ms);
  };
}
