/**
 * Keeps a full-screen part above the phone's keyboard, which covers the page without resizing it. Written on the part
 * itself: on the page, every element of it would have its style worked out again. Called while the part is drawn, because
 * once it is in the page, its layout would have to be known for the answer. Returns the ref of the part.
 */
export function followVisibleHeight(): (part: HTMLElement) => () => void {
  const view = window.visualViewport;
  if (!view) return () => () => undefined;
  let { height, offsetTop } = view;
  return ({ style }) => {
    const write = () => {
      style.setProperty('--visible-height', `${height}px`);
      style.setProperty('--visible-top', `${offsetTop}px`);
    };
    const follow = () => {
      ({ height, offsetTop } = view);
      write();
    };
    write();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  };
}
