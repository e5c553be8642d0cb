// Wall: the first script fetches screens with this before React has loaded.
/** A module that is loaded on demand and cached. */
export type LazyModule<M> = { load: () => Promise<M>; loaded: () => M | null };

export function lazyModule<M>(begin: () => Promise<M>): LazyModule<M> {
  let module: M | null = null;
  return { loaded: () => module, load: async () => (module ??= await begin()) };
}

/** Fetches without complaint: a module that fails to load is reported where it is needed. */
export const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined);
