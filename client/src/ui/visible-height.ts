/**
 * Keeps a full-screen part above the phone's keyboard, which covers the page without resizing it. Written on the part
 * itself: on the page, every element of it would have its style worked out again. Returns the end of it, as a ref does.
 */
export function followVisibleHeight({ style }: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const write = () => {
    style.setProperty('--visible-height', `${view.height}px`);
    style.setProperty('--visible-top', `${view.offsetTop}px`);
  };
  write();
  view.addEventListener('resize', write);
  view.addEventListener('scroll', write);
  return () => {
    view.removeEventListener('resize', write);
    view.removeEventListener('scroll', write);
  };
}
