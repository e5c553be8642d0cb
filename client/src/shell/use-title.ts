import { useEffect } from 'react';
import { PRODUCT } from '#shared/product.ts';

/** The tab's title, and the focus on the new screen's heading when one has moved there. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT.title ? title : `${title} · ${PRODUCT.title}`;
  }, [title]);
}
