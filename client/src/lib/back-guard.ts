// Wall: this has to listen before the router does, in the app's first chunk.
const guards: (() => void)[] = [];

// Window listeners run in the order they were added, and the router rerenders immediately. Only a listener added before
// the router's can still restore the address, so this module belongs in the app's first chunk.
window.addEventListener('popstate', () => guards.at(-1)?.());

/** The guard added last runs on every Back and Forward, before the router sees the new address. */
export function guardBack(ask: () => void): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}
