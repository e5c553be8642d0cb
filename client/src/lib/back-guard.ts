let guard: (() => void) | null = null;

// A window calls its listeners in the order in which they came, capturing or not, and the router redraws at once: only
// a listener that is there before the router's can still put the address back. So this module belongs to the app's
// first chunk.
window.addEventListener('popstate', () => guard?.());

/** Whoever guards is asked at every Back and Forward, before the router looks at the new address. */
export function guardBack(ask: () => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}
