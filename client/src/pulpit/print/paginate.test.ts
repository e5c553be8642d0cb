import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafletSides, paginate } from './paginate.ts';

const ROOM = 100;

describe('pagination', () => {
  it('keeps a block whole by starting a new page before it', () => {
    expect(paginate([[60], [20, 30]], ROOM, 5)).toEqual([
      [{ block: 0, from: 0, to: 1 }],
      [{ block: 1, from: 0, to: 2 }],
    ]);
  });

  it('fills a page to its last line', () => {
    expect(paginate([[50], [45]], ROOM, 5)).toHaveLength(1);
    expect(paginate([[50], [46]], ROOM, 5)).toHaveLength(2);
  });

  it('splits a block that fits on no page, and keeps its heading with the next line', () => {
    expect(paginate([[90], [10, 40, 40, 40]], ROOM, 0)).toEqual([
      [{ block: 0, from: 0, to: 1 }],
      [{ block: 1, from: 0, to: 3 }],
      [{ block: 1, from: 3, to: 4 }],
    ]);
  });

  it('loses no line, repeats none, and overfills no page', () => {
    const heights = fc.array(fc.array(fc.integer({ min: 1, max: ROOM }), { minLength: 1, maxLength: 12 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 20 }), (blocks, gap) => {
        const pages = paginate(blocks, ROOM, gap);
        const seen = pages
          .flat()
          .flatMap(({ block, from, to }) => (blocks[block] ?? []).slice(from, to).map((_, at) => [block, from + at]));
        expect(seen).toEqual(blocks.flatMap((lines, block) => lines.map((_, at) => [block, at])));
        for (const page of pages) {
          const filled = page.map(({ block, from, to }) =>
            (blocks[block] ?? []).slice(from, to).reduce((a, b) => a + b, 0),
          );
          expect(filled.reduce((a, b) => a + b, 0) + gap * (page.length - 1)).toBeLessThanOrEqual(ROOM);
        }
      }),
    );
  });
});

describe('a leaflet out of pages', () => {
  it('folds four pages into one sheet: the cover next to the back, and the inside in order', () => {
    expect(leafletSides(4)).toEqual([
      [3, 0],
      [1, 2],
    ]);
  });

  it('folds two sheets into each other, and keeps the back on the outside', () => {
    expect(leafletSides(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
    expect(leafletSides(5)).toEqual([
      [4, 0],
      [1, null],
      [null, 2],
      [3, null],
    ]);
  });
});
