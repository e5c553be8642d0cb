/** A part of the app that is fetched when it is wanted, and known from then on. */
export type Part<M> = { fetch: () => Promise<M>; now: () => M | null };

export function part<M>(load: () => Promise<M>): Part<M> {
  let here: M | null = null;
  return { now: () => here, fetch: async () => (here ??= await load()) };
}
