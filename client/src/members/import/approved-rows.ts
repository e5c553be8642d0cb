import type { ApprovedRow, CORRECTABLE, ImportReport, ImportRow } from '#shared/imports/schema.ts';

/** What the person changed in a preview: rows taken out, and fields corrected. */
export type Changes = { out: ReadonlySet<number>; corrections: ReadonlyMap<number, ApprovedRow> };

export const NO_CHANGES: Changes = { out: new Set(), corrections: new Map() };

export function withCorrection(
  changes: Changes,
  row: number,
  field: (typeof CORRECTABLE)[number],
  text: string,
): Changes {
  const corrections = new Map(changes.corrections);
  corrections.set(row, { ...corrections.get(row), row, [field]: text });
  return { ...changes, corrections };
}

export function withRow({ out, corrections }: Changes, row: number, isIn: boolean): Changes {
  const next = new Set(out);
  if (isIn) next.delete(row);
  else next.add(row);
  return { out: next, corrections };
}

/** Rows that will be saved: what the server would save, and problems that were corrected. */
export const isToSave = (row: ImportRow, { out, corrections }: Changes): boolean =>
  !out.has(row.row) && (row.action !== 'skip' || corrections.has(row.row));

/** Undefined means the preview as it is. */
export function approvedRows({ rows }: ImportReport, { out, corrections }: Changes): ApprovedRow[] | undefined {
  if (out.size === 0 && corrections.size === 0) return undefined;
  return rows.filter(({ row }) => !out.has(row)).map(({ row }) => corrections.get(row) ?? { row });
}
