import { useId, useLayoutEffect } from 'react';
import { newestNotice, shownNotice } from '#client/lib/notify.ts';
import { makeStore } from '#client/lib/store.ts';
import { useStore } from '#client/lib/use-store.ts';

/** Places for a toast that don't cover anything: the last one opened comes first, and dialogs come before the page. */
export type ToastAnchor = 'page' | 'dialog';
type Place = { id: string; anchor: ToastAnchor; since: number };

const openPlaces = makeStore<readonly Place[]>([]);

/** A dialog shows what was said since it opened; what was there before stays where it is. */
const takes = ({ anchor, since }: Place, notice: number): boolean => anchor === 'page' || notice > since;

/** The id of the place that shows this notice; null if it floats over the page. */
function placeOf(places: readonly Place[], notice: number): string | null {
  const open = places.filter((place) => takes(place, notice));
  const chosen = open.findLast(({ anchor }) => anchor === 'dialog') ?? open.at(-1);
  return chosen?.id ?? null;
}

function usePlaceOfNotice(): string | null {
  const notice = useStore(shownNotice)?.id ?? newestNotice();
  return useStore(openPlaces, (places) => placeOf(places, notice));
}

export function useChosenPlace(anchor: ToastAnchor): boolean {
  const id = useId();
  useLayoutEffect(() => {
    openPlaces.set([...openPlaces.get(), { id, anchor, since: newestNotice() }]);
    return () => openPlaces.set(openPlaces.get().filter((one) => one.id !== id));
  }, [id, anchor]);
  return usePlaceOfNotice() === id;
}

export const useNoPlace = (): boolean => usePlaceOfNotice() === null;
