// Wall: the first script fetches screens with this before React has come.
/** A module that is fetched when it is wanted, and known from then on. */
export type LazyModule<M> = { fetch: () => Promise<M>; loaded: () => M | null };

export function lazyModule<M>(load: () => Promise<M>): LazyModule<M> {
  let module: M | null = null;
  return { loaded: () => module, fetch: async () => (module ??= await load()) };
}
