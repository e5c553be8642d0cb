import { hideOthers } from 'aria-hidden';
import { focusHead } from '#client/ui/layout/focus-head.ts';
import { useEffect, useLayoutEffect, useState } from 'react';

const hasScrollbar = (): boolean => window.innerWidth > document.documentElement.clientWidth;
let open = 0;

/**
 * While `content` is open, the page behind it does not scroll and is no part of what a screen reader reads. Nothing that
 * its elements inherit changes for that, so their style is not worked out again.
 */
export function useModal(content: HTMLElement | null): void {
  // Asked before the content is in the page, whose layout would have to be known for the answer.
  const [keepsGutter] = useState(hasScrollbar);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (open === 0 && keepsGutter) style.scrollbarGutter = 'stable';
    open += 1;
    style.overflow = 'hidden';
    return () => {
      open -= 1;
      if (open > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [keepsGutter]);
  useEffect(() => (content ? hideOthers(content) : undefined), [content]);
}

/**
 * For FocusScope's end: the focus returns to what had it when the content opened; where that is gone, or an address opened
 * it, to the head of the screen, unless something took it.
 */
export function useReturningFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    const isNowhere = () => open === 0 && document.activeElement === document.body;
    focusHead(isNowhere);
  };
}
