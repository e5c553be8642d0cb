import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PrintOnly } from '#client/ui/layout/print-only.tsx';
import { usePhone } from '#client/ui/use-media.ts';
import { areasOf, MARGIN_PX, type Paper } from './paper.ts';

type Props = {
  paper: Paper;
  isLandscape: boolean;
  sheets: readonly ReactNode[];
  /** Both halves of each sheet are alike: on a phone one of them is enough, and large enough to read. */
  isHalved?: boolean;
  /** The first page is seen whole, without scrolling. */
  isWhole?: boolean;
};

/** What a dialog leaves for a page, and no less than can be recognized. */
const heightInDialog = () => Math.max(320, window.innerHeight * 0.54);

/** One sheet of paper, black on white in any theme. */
function Sheet({ paper, isLandscape, children }: Pick<Props, 'paper' | 'isLandscape'> & { children: ReactNode }) {
  const { sheet } = areasOf(paper, isLandscape);
  return (
    <div className="paper overflow-hidden" style={{ width: sheet.width, height: sheet.height, padding: MARGIN_PX }}>
      {children}
    </div>
  );
}

/** The printed pages, scaled to fit the screen, and the same pages for the printer. */
export function PaperSheets({ paper, isLandscape, sheets, isHalved = false, isWhole = false }: Props) {
  const { sheet } = areasOf(paper, isLandscape);
  const isHalf = usePhone() && isHalved;
  const shown = isHalf ? sheet.width / 2 : sheet.width;
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const around = box.current;
    if (!around) return;
    const fit = () => setScale(Math.min(1, around.clientWidth / shown, isWhole ? heightInDialog() / sheet.height : 1));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    return () => watch.disconnect();
  }, [shown, isWhole, sheet.height]);
  const kind = `${paper}-${isLandscape ? 'landscape' : 'portrait'}`;
  return (
    <>
      <div ref={box} className="grid justify-items-center gap-4">
        {sheets.map((content, at) => (
          <figure key={at} className="grid gap-1">
            <div
              className="overflow-hidden border border-line"
              style={{ width: shown * scale, height: sheet.height * scale }}
            >
              <div className="origin-top-left" style={{ width: sheet.width, transform: `scale(${scale})` }}>
                <Sheet paper={paper} isLandscape={isLandscape}>
                  {content}
                </Sheet>
              </div>
            </div>
            <figcaption className="text-center text-sm text-muted">
              {isHalf ? 'Half-sheet' : 'Page'} {at + 1} of {sheets.length}
            </figcaption>
          </figure>
        ))}
      </div>
      <PrintOnly>
        <div className={`page-${kind}`}>
          {sheets.map((content, at) => (
            <div key={at} className={at < sheets.length - 1 ? 'break-after-page' : undefined}>
              <Sheet paper={paper} isLandscape={isLandscape}>
                {content}
              </Sheet>
            </div>
          ))}
        </div>
      </PrintOnly>
    </>
  );
}
