/**
 * Focuses the heading of the screen, now or once it is there: a screen that is still loading has none, and the one before
 * is still in the page, hidden. `isWanted` is asked before the focus moves. Returns what ends the waiting.
 */
export function focusHead(isWanted = () => true): () => void {
  const focus = () => {
    const heading = document.querySelector('h1');
    if (!heading?.getClientRects().length) return;
    waiting.disconnect();
    if (isWanted()) heading.focus({ preventScroll: true });
  };
  const waiting = new MutationObserver(focus);
  waiting.observe(document.body, { childList: true, subtree: true });
  focus();
  return () => waiting.disconnect();
}
