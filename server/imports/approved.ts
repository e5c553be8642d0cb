import { AppError, invalidFields, type FieldError } from '#shared/http/errors.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import { CORRECTABLE, type ApprovedRow, type ImportReport } from '#shared/imports/schema.ts';
import { isId } from '#shared/text/schema.ts';
import { transaction, type Db } from '#server/db/connect.ts';
import { findPreview } from './past-queries.ts';
import { preview, saveImport, type Importing, type ReadFile } from './service.ts';

function corrected({ row, values }: RawRow, approved: ApprovedRow): RawRow {
  const said = { ...values };
  for (const field of CORRECTABLE) {
    const correction = approved[field];
    if (correction !== undefined) said[field] = correction?.trim() ?? '';
  }
  if (approved.isAvailable !== undefined) said.isAvailable = approved.isAvailable ? 'yes' : 'no';
  return { row, values: said };
}

const isCorrection = (approved: ApprovedRow, { values }: RawRow): boolean =>
  CORRECTABLE.some((field) => approved[field] !== undefined && (approved[field] ?? '') !== (values[field] ?? ''));

/** The rows that a person approved. A row that was wrong already may stay as it is and is skipped; a correction must be right. */
function approvedRows(kept: readonly RawRow[], approved: readonly ApprovedRow[]): ReadRow[] {
  const byRow = new Map(kept.map((row) => [row.row, row]));
  const taken = new Set<number>();
  const errors: FieldError[] = [];
  const rows = approved.flatMap((one, at) => {
    const before = byRow.get(one.row);
    if (!before || taken.has(one.row)) {
      errors.push({ path: `rows.${at}.row`, message: `Row ${one.row} is not in the preview.` });
      return [];
    }
    taken.add(one.row);
    const read = readPerson(corrected(before, one));
    if (read.problem !== null && isCorrection(one, before))
      errors.push({ path: `rows.${at}.${read.field ?? 'row'}`, message: `Row ${one.row}: ${read.problem}` });
    return [read];
  });
  if (errors.length > 0) throw invalidFields(errors);
  return rows;
}

export type Approval = { importId: number; rows?: ApprovedRow[] };

async function keptFile(db: Db, importing: Importing, { importId, rows }: Approval, isToSave: boolean) {
  const { context, wardId, actor } = importing;
  const kept = isId(importId) ? await findPreview(db, wardId, actor.userId, importId, context.now(), isToSave) : null;
  if (!kept) throw new AppError('preview_gone');
  const { fileName, ignoredColumns, readByAi } = kept;
  const file: ReadFile = {
    fileName,
    ignoredColumns,
    readByAi,
    rows: rows ? approvedRows(kept.rows, rows) : kept.rows.map(readPerson),
  };
  return file;
}

/** The same preview with the person's corrections, without reading the file again. */
export const previewApproved = async (importing: Importing, approval: Approval): Promise<ImportReport> =>
  preview(importing, await keptFile(importing.context.database.db, importing, approval, false), approval.importId);

/** Saves what the person saw, once. */
export const saveApproved = (importing: Importing, approval: Approval): Promise<ImportReport> =>
  transaction(importing.context.database.db, async (tx) =>
    saveImport(tx, importing, await keptFile(tx, importing, approval, true), approval.importId),
  );
