// Wall: this has to listen before the router does, in the app's first chunk.
const guards: (() => void)[] = [];

// A window calls its listeners in the order in which they came, capturing or not, and the router redraws at once: only
// a listener that is there before the router's can still put the address back. So this module belongs to the app's
// first chunk.
window.addEventListener('popstate', () => guards.at(-1)?.());

/** Whoever guards last is asked at every Back and Forward, before the router looks at the new address. */
export function guardBack(ask: () => void): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}
