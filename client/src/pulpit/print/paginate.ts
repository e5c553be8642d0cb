/** A run of lines from one block on a page. */
export type BlockSlice = { block: number; from: number; to: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * Places blocks of lines, given by their heights, on pages. A block stays whole if it fits on one page; a longer one
 * is cut between lines, and its first line, the heading, never ends a page alone. Heights, `gap` (between blocks) and
 * `room` (of a page) are in one unit.
 */
export function paginate(blocks: readonly (readonly number[])[], room: number, gap: number): BlockSlice[][] {
  const pages: BlockSlice[][] = [[]];
  let used = 0;
  const turn = () => {
    pages.push([]);
    used = 0;
  };
  const put = (piece: BlockSlice, height: number) => {
    pages.at(-1)?.push(piece);
    used += height;
  };
  blocks.forEach((lines, block) => {
    const whole = sum(lines);
    const lead = () => (used === 0 ? 0 : gap);
    if (used > 0 && used + lead() + whole > room && (whole <= room || used + lead() + sum(lines.slice(0, 2)) > room))
      turn();
    if (used + lead() + whole <= room) return put({ block, from: 0, to: lines.length }, lead() + whole);
    let from = 0;
    let height = lead();
    lines.forEach((line, at) => {
      if (used + height + line > room && at > from) {
        put({ block, from, to: at }, height);
        turn();
        from = at;
        height = 0;
      }
      height += line;
    });
    put({ block, from, to: lines.length }, height);
  });
  return pages.filter((page) => page.length > 0);
}

/** The pages on the left and on the right of one side of a sheet, counted from 0; null is left blank. */
export type LeafletSide = readonly [left: number | null, right: number | null];

/**
 * The order of the pages of a folded leaflet, side by side as printed: the last page next to the first, so that
 * the sheets, laid on each other and folded down the middle, read in order. The last page stays the last.
 */
export function leafletSides(count: number): LeafletSide[] {
  const places = Math.ceil(count / 4) * 4;
  const at = (place: number) => (place === places - 1 ? count - 1 : place < count - 1 ? place : null);
  return Array.from({ length: places / 2 }, (_, side): LeafletSide => {
    const other = places - 1 - side;
    return side % 2 === 0 ? [at(other), at(side)] : [at(side), at(other)];
  });
}
