import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SheetLines } from './sheet-lines.tsx';

/** Stands outside the dialog and is seen on paper alone, where everything else on the page gives way to it. */
export function PrintedSheet({ text }: { text: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let hidden: Element[] = [];
    const before = () => {
      const others = [...document.body.children].filter((child) => child !== sheet.current);
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
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return createPortal(
    <div ref={sheet} aria-hidden="true" className="hidden print:block">
      <SheetLines text={text} />
    </div>,
    document.body,
  );
}
