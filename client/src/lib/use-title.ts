import { useEffect, useLayoutEffect } from 'react';
import { PRODUCT } from '#shared/product.ts';

const show = (title: string): void => {
  document.title = title === PRODUCT.title ? title : `${title} · ${PRODUCT.title}`;
};

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => show(title), [title]);
}

/** Runs before the screens inside, so their own titles win. */
export function useTitleAround(title: string): void {
  useLayoutEffect(() => show(title), [title]);
}
