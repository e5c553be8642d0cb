import { AppError, invalidFields, type FieldError, CASE_WORDS, FIELD_WORDS } from '#shared/http/errors.ts';
import { answerIn } from '#shared/imports/doubts/answers.ts';
import { asShown, type KeptRow } from '#shared/imports/kept/kept-rows.ts';
import { ITEMS_A_PIECE, mapEach, type Pausing } from '#shared/imports/pausing.ts';
import { readPerson, type ReadRow } from '#shared/imports/person.ts';
import type { RawRow } from '#shared/imports/rows.ts';
import { CORRECTABLE, type ApprovedRow, type ImportReport } from '#shared/imports/schema.ts';
import { BIRTH_YEAR_TO_COME, isBirthYearToCome } from '#shared/members/age-groups.ts';
import { isDetail, isSwitch, isText, MEMBER_FIELD_NAMES, MEMBER_FIELDS } from '#shared/members/schema.ts';
import { isId } from '#shared/text/schema.ts';
import type { Db } from '#server/db/connect.ts';
import { findPreview, wardOfPreview } from './past-queries.ts';
import { inTurns, ownRow, preview, saveImport, type Importing, type Kept, type ReadFile } from './service.ts';

function corrected(raw: KeptRow, approved: ApprovedRow): RawRow {
  const { unread, asks, pending, bornOn, nameCell, shown: _, ...rest } = raw;
  const { row, values, signs } = rest;
  if (unread && !isCorrection(approved, values)) return { row, values, unread };
  const said = { ...values };
  for (const field of CORRECTABLE) {
    const correction = approved[field];
    if (correction !== undefined) said[field] = correction?.trim() ?? '';
  }
  // Who says the year of birth has no need of an age.
  if (approved.birthYear !== undefined) delete said.age;
  for (const field of MEMBER_FIELD_NAMES.filter(isSwitch)) {
    const correction = approved[field];
    if (correction !== undefined) said[field] = correction ? 'yes' : 'no';
  }
  const isBornThen = approved.birthYear === undefined || approved.birthYear === values.birthYear;
  const open = isAnswer(approved) ? {} : { ...(asks ? { asks } : {}), ...(pending ? { pending } : {}) };
  const isOfOtherHome = approved.household !== undefined && said.household !== (values.household ?? '');
  const left = isOfOtherHome ? signs?.filter(({ isHousehold }) => !isHousehold) : signs;
  const isNamed = approved.firstName !== undefined || approved.lastName !== undefined;
  return {
    ...rest,
    values: said,
    signs: left,
    ...(isBornThen ? { bornOn } : {}),
    ...(isNamed ? {} : { nameCell }),
    ...open,
  };
}

/** Anyone who types a value again has looked at the row. */
const isAnswer = (approved: ApprovedRow): boolean => MEMBER_FIELD_NAMES.some((field) => approved[field] !== undefined);

const isCorrection = (approved: ApprovedRow, values: RawRow['values']): boolean =>
  MEMBER_FIELD_NAMES.some((field) => {
    const said = approved[field];
    if (said === undefined) return false;
    return typeof said === 'boolean' ? said !== answerIn(values[field] ?? '') : (said ?? '') !== (values[field] ?? '');
  });

/** What the member form would refuse, too. */
function refusals(approved: ApprovedRow, { memberDetails, today }: Importing): FieldError[] {
  return CORRECTABLE.flatMap((field): FieldError[] => {
    const said = approved[field];
    if (!said) return [];
    if (!memberDetails && isDetail(field)) return [{ path: field, message: FIELD_WORDS.detailsOff }];
    if (isText(field)) return [];
    if (field === 'birthYear' && isBirthYearToCome(Number(said), today))
      return [{ path: field, message: BIRTH_YEAR_TO_COME }];
    const issue = MEMBER_FIELDS[field].form.safeParse(said.trim()).error?.issues[0];
    return issue ? [{ path: field, message: issue.message }] : [];
  });
}

/**
 * The rows of the file with the person's corrections, whether approved or not. A row that was wrong already may stay as
 * it is and is skipped; a correction must be right.
 */
function* correctedRows(
  importing: Importing,
  kept: readonly KeptRow[],
  approved: readonly ApprovedRow[],
): Pausing<ReadRow[]> {
  const byRow = new Map(kept.map((row) => [row.row, row]));
  const corrections = new Map<number, ReadRow>();
  const errors: FieldError[] = [];
  for (const [at, one] of approved.entries()) {
    if (at % ITEMS_A_PIECE === 0) yield undefined;
    const before = byRow.get(one.row);
    if (!before || corrections.has(one.row)) {
      errors.push({ path: `rows.${at}.row`, message: FIELD_WORDS.notInPreview(one.row) });
      continue;
    }
    const read = isAnswer(one) ? ownRow(importing, readPerson(corrected(before, one))) : asShown(before);
    corrections.set(one.row, { ...read, isAnotherPerson: one.isAnotherPerson });
    const refused = refusals(one, importing);
    const { problem, field = 'row' } = read;
    if (refused.length === 0 && problem !== null && isCorrection(one, before.values))
      refused.push({ path: field, message: problem });
    for (const { path, message } of refused)
      errors.push({ path: `rows.${at}.${path}`, message: `Row ${one.row}: ${message}` });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return yield* mapEach(kept, (row) => corrections.get(row.row) ?? asShown(row));
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
  const read = await inTurns(correctedRows(importing, kept.rows, rows ?? []));
  const file: ReadFile = { fileName, ignoredColumns, readByAi, rows: read };
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
