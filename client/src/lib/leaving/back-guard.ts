// Wall: this has to listen before the router does, in the app's first chunk.
const guards: (() => boolean)[] = [];

// Window listeners run in the order they were added, and the router rerenders immediately. Only a listener added before
// the router's can still restore the address, so this module belongs in the app's first chunk.
window.addEventListener('popstate', () => guards.findLast((ask) => ask()));

/**
 * On every Back and Forward the guards run before the router sees the new address, the one added last first, until one has
 * put the old address back and is true.
 */
export function guardBack(ask: () => boolean): () => void {
  guards.push(ask);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
  };
}
