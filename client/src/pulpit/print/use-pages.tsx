import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { paginate, type BlockSlice } from './paginate.ts';
import type { Area } from './paper.ts';

/** A part kept together on a page if possible. Each line is its own node. */
export type Block = { key: string; lines: readonly ReactNode[] };
/** A type size, used if everything fits on this many pages. */
export type Attempt = { points: number; pages: number };

const GAP_EM = 0.6;

type Laid = { of: readonly Block[]; points: number; pages: BlockSlice[][] };

/**
 * Lays out blocks on pages of `area` in the largest type of `attempts` that fits, or the last one. Render `measure`: it
 * measures the lines, hidden. `pages` is null until then.
 */
export function usePages(blocks: readonly Block[], area: Area, attempts: readonly Attempt[]) {
  const box = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  const [fontsReady, setFontsReady] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    if (!fontsReady) void document.fonts.ready.then(() => setFontsReady(true));
  }, [fontsReady]);

  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return;
    for (const [at, { points, pages: most }] of attempts.entries()) {
      measured.style.fontSize = `${points}pt`;
      const heights = [...measured.children].map((block) =>
        [...block.children].map((line) => line.getBoundingClientRect().height),
      );
      const pages = paginate(heights, area.height, points * (96 / 72) * GAP_EM);
      if (pages.length > most && at < attempts.length - 1) continue;
      setLaid({ of: blocks, points, pages });
      return;
    }
  }, [blocks, area.width, area.height, attempts, fontsReady]);

  const measure = (
    <div
      aria-hidden="true"
      className="pointer-events-none invisible fixed top-0 left-0 h-0 overflow-hidden print:hidden"
    >
      <div ref={box} className="font-serif leading-snug wrap-anywhere" style={{ width: area.width }}>
        {blocks.map((block) => (
          <div key={block.key}>
            {block.lines.map((line, at) => (
              <div key={at} className="flow-root">
                {line}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
  // Ignore a layout that was computed for other blocks.
  const current = laid?.of === blocks ? laid : null;
  const pages = current?.pages.map((pieces, page) => (
    <div
      key={page}
      className="grid grid-cols-[minmax(0,1fr)] content-start font-serif leading-snug wrap-anywhere"
      style={{ fontSize: `${current.points}pt`, rowGap: `${GAP_EM}em`, width: area.width }}
    >
      {pieces.map(({ block, from, to }) => (
        <div key={`${block} ${from}`}>
          {blocks[block]?.lines.slice(from, to).map((line, at) => (
            <div key={at} className="flow-root">
              {line}
            </div>
          ))}
        </div>
      ))}
    </div>
  ));
  return { measure, pages: pages ?? null, points: current?.points ?? null };
}
