import { AppError, invalidFields, type FieldError, CASE_WORDS, FIELD_WORDS } from '#shared/http/errors.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import { CORRECTABLE, type ApprovedRow, type ImportReport } from '#shared/imports/schema.ts';
import { isSwitch, MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import { isId } from '#shared/text/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { findPreview, wardOfPreview } from './past-queries.ts';
import { preview, saveImport, type Importing, type Kept, type ReadFile } from './service.ts';

function corrected({ row, values, unread, asks, remarks }: RawRow, approved: ApprovedRow): RawRow {
  if (unread && !isCorrection(approved, values)) return { row, values, unread };
  const said = { ...values };
  for (const field of CORRECTABLE) {
    const correction = approved[field];
    if (correction !== undefined) said[field] = correction?.trim() ?? '';
  }
  for (const field of MEMBER_FIELD_NAMES.filter(isSwitch)) {
    const correction = approved[field];
    if (correction !== undefined) said[field] = correction ? 'yes' : 'no';
  }
  return { row, values: said, remarks, ...(asks && !isCorrection(approved, values) ? { asks } : {}) };
}

const isCorrection = (approved: ApprovedRow, values: RawRow['values']): boolean =>
  CORRECTABLE.some((field) => approved[field] !== undefined && (approved[field] ?? '') !== (values[field] ?? ''));

/**
 * The rows of the file with the person's corrections, whether approved or not. A row that was wrong already may stay as
 * it is and is skipped; a correction must be right.
 */
function correctedRows(kept: readonly RawRow[], approved: readonly ApprovedRow[]): ReadRow[] {
  const byRow = new Map(kept.map((row) => [row.row, row]));
  const corrections = new Map<number, ReadRow>();
  const errors: FieldError[] = [];
  for (const [at, one] of approved.entries()) {
    const before = byRow.get(one.row);
    if (!before || corrections.has(one.row)) {
      errors.push({ path: `rows.${at}.row`, message: FIELD_WORDS.notInPreview(one.row) });
      continue;
    }
    const read = readPerson(corrected(before, one));
    corrections.set(one.row, { ...read, isAnotherPerson: one.isAnotherPerson });
    if (read.problem !== null && isCorrection(one, before.values))
      errors.push({ path: `rows.${at}.${read.field ?? 'row'}`, message: `Row ${one.row}: ${read.problem}` });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return kept.map((row) => corrections.get(row.row) ?? readPerson(row));
}

export type Approval = { importId: number; rows?: ApprovedRow[] };

async function keptFile(
  db: Db,
  importing: Importing,
  { importId, rows }: Approval,
  isToSave: boolean,
): Promise<[ReadFile, Kept]> {
  const { context, wardId, actor } = importing;
  const kept = isId(importId) ? await findPreview(db, wardId, actor.userId, importId, context.now(), isToSave) : null;
  if (!kept) {
    const ward = isId(importId) ? await wardOfPreview(db, actor.userId, importId, context.now()) : null;
    if (ward === null) throw new AppError('preview_gone');
    throw new AppError('preview_gone', {
      message: CASE_WORDS.previewOfAnotherWard(ward),
    });
  }
  const { fileName, ignoredColumns, readByAi } = kept;
  const file: ReadFile = { fileName, ignoredColumns, readByAi, rows: correctedRows(kept.rows, rows ?? []) };
  if (rows) file.approved = new Set(rows.map(({ row }) => row));
  return [file, kept];
}

/** The same preview with the person's corrections, without reading the file again. */
export const previewApproved = async (importing: Importing, approval: Approval): Promise<ImportReport> =>
  preview(importing, ...(await keptFile(importing.context.database.db, importing, approval, false)));

/** Saves what the person saw. Belongs into a transaction, in which the preview is held. */
export async function saveApproved(importing: Importing, approval: Approval): Promise<ImportReport> {
  const tx = importing.context.database.db;
  return saveImport(tx, importing, ...(await keptFile(tx, importing, approval, true)));
}
