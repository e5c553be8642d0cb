import { readCells, SEPARATORS, type Separator } from '../cells.ts';
import { headOf } from '../columns.ts';
import { mayHavePairs } from '../headings/family-pairs.ts';
import { householdColumns } from '../households/household-columns.ts';

/** The separator that parts the headings of a text best, among the first `lookedAt` lines; null without headings. */
export function bestSeparator(text: string, lookedAt: number): Separator | null {
  const start = text.slice(0, 100_000);
  let best: { separator: Separator; known: number } | null = null;
  for (const separator of SEPARATORS) {
    const lines = readCells(start, separator, lookedAt);
    const heads = lines.map((line) => headOf(line.cells));
    const known = Math.max(
      0,
      ...heads.map((head) => (head.names ? head.known : 0)),
      ...lines.map(({ cells }) => householdColumns(cells) || Number(mayHavePairs(cells))),
    );
    if (known > (best?.known ?? 0)) best = { separator, known };
  }
  return best?.separator ?? null;
}
