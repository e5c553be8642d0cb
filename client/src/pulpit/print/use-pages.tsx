import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { paginate, type BlockSlice } from './paginate.ts';
import { usePaperFonts } from './paper-fonts.ts';
import type { Area } from './paper.ts';

/**
 * A part kept together on a page if possible. Each line is its own node; on a page that is filled, `stretch` em is the
 * most that is put between two of them.
 */
export type Block = { key: string; lines: readonly ReactNode[]; stretch?: number };
/** A type size, used if everything fits on this many pages, and all blocks before `back` on the first of them. */
export type Attempt = { points: number; pages: number; back?: string };

const GAP_EM = 0.6;
const PAPER_TYPE = 'font-paper leading-snug wrap-anywhere';

type Laid = { of: readonly Block[]; points: number; pages: BlockSlice[][] };

const Line = ({ children }: { children: ReactNode }) => <div className="flow-root shrink-0">{children}</div>;

type Piece = { key: string; lines: readonly ReactNode[]; stretch?: number };

/** Space left on the page goes between its lines and blocks, as far as they may stretch, and the rest to the bottom. */
function FilledPage({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ key, lines, stretch = 0 }, at) => [
    at > 0 ? <div key={`before ${key}`} className="max-h-[2.6em] flex-[4_0_0.6em]" /> : null,
    ...lines.flatMap((line, place) => [
      place > 0 ? (
        <div key={`${key} gap ${place}`} className="flex-[1_0_0]" style={{ maxHeight: `${stretch}em` }} />
      ) : null,
      <Line key={`${key} ${place}`}>{line}</Line>,
    ]),
  ]);
}

/**
 * Lays out blocks on pages of `area` in the largest type of `attempts` that fits, or the last one. Render `measure`: it
 * measures the lines, hidden. `pages` is null until then. `fills`: spare space on a page goes between its lines.
 */
export function usePages(
  blocks: readonly Block[],
  area: Area,
  attempts: readonly Attempt[],
  { fills = false }: { fills?: boolean } = {},
) {
  const box = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  const fonts = usePaperFonts();

  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return;
    for (const [at, { points, pages: most, back }] of attempts.entries()) {
      measured.style.fontSize = `${points}pt`;
      const heights = [...measured.children].map((block) =>
        [...block.children].map((line) => line.getBoundingClientRect().height),
      );
      const pages = paginate(heights, area.height, points * (96 / 72) * GAP_EM);
      const isTorn = pages
        .slice(1)
        .some(([first]) => first && first.block < blocks.findIndex(({ key }) => key === back));
      if ((pages.length > most || isTorn) && at < attempts.length - 1) continue;
      setLaid({ of: blocks, points, pages });
      return;
    }
  }, [blocks, area.width, area.height, attempts, fonts]);

  // A fallback font, shown until the right one loads, would be fetched for nothing.
  const measure =
    fonts === null ? null : (
      <div
        aria-hidden="true"
        className="pointer-events-none invisible fixed top-0 left-0 h-0 overflow-hidden print:hidden"
      >
        <div ref={box} className={PAPER_TYPE} style={{ width: area.width }}>
          {blocks.map((block) => (
            <div key={block.key}>
              {block.lines.map((line, at) => (
                <Line key={at}>{line}</Line>
              ))}
            </div>
          ))}
        </div>
      </div>
    );
  // Ignore a layout that was computed for other blocks.
  const current = laid?.of === blocks ? laid : null;
  const pages = current?.pages.map((slices, page, all) => {
    const pieces = slices.map(({ block, from, to }): Piece => {
      const { key = '', lines = [], stretch } = blocks[block] ?? {};
      return { key: `${key} ${from}`, lines: lines.slice(from, to), stretch };
    });
    // The last of several pages has what is left over; spread out, it would look lost.
    const isFilled = fills && (page === 0 || page < all.length - 1);
    return (
      <div
        key={page}
        className={cx(PAPER_TYPE, isFilled ? 'flex flex-col' : 'grid grid-cols-[minmax(0,1fr)] content-start')}
        style={{
          fontSize: `${current.points}pt`,
          width: area.width,
          ...(isFilled ? { height: area.height } : { rowGap: `${GAP_EM}em` }),
        }}
      >
        {isFilled ? (
          <FilledPage pieces={pieces} />
        ) : (
          pieces.map(({ key, lines }) => (
            <div key={key}>
              {lines.map((line, at) => (
                <Line key={at}>{line}</Line>
              ))}
            </div>
          ))
        )}
      </div>
    );
  });
  return { measure, pages: pages ?? null, points: current?.points ?? null };
}
