// Wall: the first script waits for the style, without anything of the screen.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

/** The first script runs as soon as it is there, which may be before the style is: what measures or draws waits for it. */
export const styleLoaded: Promise<void> = parsed.then(() => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  return new Promise((resolve) => {
    if (!link || link.sheet) return resolve();
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });
});
