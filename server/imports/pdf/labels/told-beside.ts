import { withSentences } from '#shared/imports/file-notes/next-to-people.ts';
import { listedIn, meantBy } from '#shared/imports/file-notes/people-in-sentences.ts';
import { withLabel } from '#shared/imports/headings/group-cells.ts';
import type { RawRow } from '#shared/imports/rows.ts';

/** Tells with each row what stands beside it, by its number; what names people of the list is about these. */
export function withLabels(rows: readonly RawRow[], labels: ReadonlyMap<number, readonly string[]>): RawRow[] {
  if (labels.size === 0) return [...rows];
  const listed = listedIn(rows, () => false);
  const named = new Set([...labels.values()].flat().filter((text) => meantBy(text, listed).size > 0));
  const told = rows.map((row) => (labels.get(row.row) ?? []).filter((text) => !named.has(text)).reduce(withLabel, row));
  return withSentences(
    told,
    [...named].map((text) => ({ row: 0, text })),
  );
}
