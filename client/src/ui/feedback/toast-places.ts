import { useId, useLayoutEffect } from 'react';
import { makeStore } from '#client/lib/store.ts';
import { useStore } from '#client/lib/use-store.ts';

/** Places for a toast that don't cover anything: the last one opened comes first, and dialogs come before the page. */
export type ToastAnchor = 'page' | 'dialog';

const RANKS: Record<ToastAnchor, number> = { page: 1, dialog: 2 };

const openPlaces = makeStore<readonly { id: string; rank: number }[]>([]);

/** The id of the place that currently shows the toast; null if it floats over the page. */
const chosenIn = (places: ReturnType<typeof openPlaces.get>): string | null =>
  places.reduce<(typeof places)[number] | null>(
    (best, place) => (best === null || place.rank >= best.rank ? place : best),
    null,
  )?.id ?? null;

export function useChosenPlace(place: ToastAnchor): boolean {
  const id = useId();
  useLayoutEffect(() => {
    openPlaces.set([...openPlaces.get(), { id, rank: RANKS[place] }]);
    return () => openPlaces.set(openPlaces.get().filter((one) => one.id !== id));
  }, [id, place]);
  return useStore(openPlaces, chosenIn) === id;
}

export const useNoPlace = (): boolean => useStore(openPlaces, chosenIn) === null;
