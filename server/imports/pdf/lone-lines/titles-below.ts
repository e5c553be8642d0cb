import type { Line } from '#shared/imports/cells.ts';

/** What stands in a line with nothing else, in another column than the first, and is no phone, email, or number. */
function loneTitle({ cells, problem }: Line): string | null {
  const [own, another] = cells.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
  if (!own || another || problem || own.column === 0 || /[@\d]/.test(own.text)) return null;
  return /\p{L}{2}/u.test(own.text) ? own.text : null;
}

/**
 * A title that is centered between two tables, or stands at the right, falls into one of the first one's columns, or makes one
 * of its own: it is the second one's.
 */
export function withTitlesBelow(tables: readonly (readonly Line[])[]): Line[][] {
  const moved = tables.map((lines) => [...lines]);
  for (const [at, lines] of moved.entries()) {
    const [last, next] = [lines.at(-1), moved[at + 1]];
    const title = last && next ? loneTitle(last) : null;
    if (!last || !next || title === null) continue;
    lines.pop();
    next.splice(1, 0, { ...last, cells: [title, ...(next[0]?.cells ?? []).slice(1).map(() => '')] });
  }
  return moved;
}
