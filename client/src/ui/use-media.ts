import { useCallback, useSyncExternalStore } from 'react';
import { ROOM_BESIDE } from './room-beside.ts';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A screen where tables become cards. */
export const useNarrow = (): boolean => useMedia('(width < 48rem)');

/** Narrow, or a phone in landscape, where the keyboard leaves no room for a list. */
export const usePhone = (): boolean =>
  useMedia('(width < 48rem), (pointer: coarse) and (width < 60rem) and (height < 32rem)');

/** As the `touch` variant of the styles. */
export const useTouch = (): boolean => useMedia('(pointer: coarse), (width < 48rem)');

export const useBeside = (): boolean => useMedia(ROOM_BESIDE);

/** Asked at the moment of a movement, which then jumps instead of gliding. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
