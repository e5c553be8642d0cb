// Wall: what is asked for and what is saved wait for the paint, without anything else of the screen.
/** A window that is not shown has no frames. */
const AT_LATEST_MS = 100;

/** Once what has just changed is on the screen: work that can wait until then doesn't delay it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
