import { useEffect, useRef, useState } from 'react';
import { guardBack } from '#client/lib/leaving/back-guard.ts';
import { ENTERED } from '#client/pulpit/pulpit-link.tsx';

/**
 * Leaving asks first: ×, Escape, and the browser's Back. Someone who opened the address directly gets `home` as the
 * previous entry, so Back has somewhere to go.
 */
export function useLeaving(home: string) {
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const top = useRef(0);
  useEffect(() => {
    const here = window.location.pathname;
    if (!window.history.state?.pulpit) {
      window.history.replaceState(null, '', home);
      window.history.pushState(ENTERED, '', here);
    }
    return guardBack(() => {
      if (isLeaving.current || window.location.pathname === here) return false;
      window.history.pushState(ENTERED, '', here);
      setAsking(true);
      return true;
    });
  }, [home]);
  useEffect(() => {
    // Going back, the browser scrolls to where the screen before was left, before or after this is told.
    const keep = () => {
      if (isAsking) window.scrollTo({ top: top.current, behavior: 'instant' });
      else top.current = window.scrollY;
    };
    keep();
    window.addEventListener('scroll', keep);
    return () => window.removeEventListener('scroll', keep);
  }, [isAsking]);
  return {
    isAsking,
    ask: () => setAsking(true),
    stay: () => setAsking(false),
    leave: () => {
      isLeaving.current = true;
      window.history.back();
    },
  };
}
