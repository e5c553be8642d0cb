import { useEffect } from 'react';

/** Keeps full-screen parts above the phone's keyboard, which covers the page without resizing it. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const style = document.documentElement.style;
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
  }, []);
}
