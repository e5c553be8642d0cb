import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** If several are mounted, the last one is printed. */
const sheets: (HTMLElement | null)[] = [];

/** Visible only in print, where it replaces the rest of the page. */
export function PrintOnly({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = sheet.current;
    let hidden: Element[] = [];
    sheets.push(own);
    const before = () => {
      if (sheets.at(-1) !== own) return;
      const others = [...document.body.children].filter((child) => child !== own);
      hidden = others.filter((child) => !child.hasAttribute('data-no-print'));
      for (const child of hidden) child.setAttribute('data-no-print', '');
    };
    const after = () => {
      for (const child of hidden) child.removeAttribute('data-no-print');
      hidden = [];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      sheets.splice(sheets.indexOf(own), 1);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return createPortal(
    <div ref={sheet} aria-hidden="true" className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}
