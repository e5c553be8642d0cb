import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** Places for a toast that don't cover anything: the last one opened comes first, and dialogs come before the page. */
export type Place = 'page' | 'dialog';

const RANKS: Record<Place, number> = { page: 1, dialog: 2 };

let places: readonly { id: string; rank: number }[] = [];
const listeners = new Set<() => void>();

function set(next: typeof places): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the place that currently shows the toast; null if it floats over the page. */
const chosen = (): string | null =>
  places.reduce<(typeof places)[number] | null>(
    (best, place) => (best === null || place.rank >= best.rank ? place : best),
    null,
  )?.id ?? null;

export function useChosenPlace(place: Place): boolean {
  const id = useId();
  useLayoutEffect(() => {
    set([...places, { id, rank: RANKS[place] }]);
    return () => set(places.filter((one) => one.id !== id));
  }, [id, place]);
  return useSyncExternalStore(subscribe, chosen) === id;
}

export const useNoPlace = (): boolean => useSyncExternalStore(subscribe, chosen) === null;
