import type { ApiError } from '#client/lib/api-error.ts';
import type { ApprovedRow, ImportReport, ImportRow } from '#shared/imports/schema.ts';
import { isSwitch, type MemberFieldName } from '#shared/members/schema.ts';

/** What the person changed in a preview: rows taken out, fields corrected, and corrections the server has not seen yet. */
export type Changes = {
  out: ReadonlySet<number>;
  corrections: ReadonlyMap<number, ApprovedRow>;
  unseen: ReadonlySet<number>;
};
/** What is wrong with a correction: row, field, message. */
export type RowError = { row: number; field: string; message: string };

const NO_CHANGES: Changes = { out: new Set(), corrections: new Map(), unseen: new Set() };

/** Someone who was removed comes back only when a person says so. */
export const startingChanges = ({ rows }: ImportReport): Changes => ({
  ...NO_CHANGES,
  out: new Set(rows.filter(({ isRestored }) => isRestored).map(({ row }) => row)),
});

/** Thousands of rows may be corrected at once. */
function withCorrections(changes: Changes, made: readonly ApprovedRow[]): Changes {
  const corrections = new Map(changes.corrections);
  const [out, unseen] = [new Set(changes.out), new Set(changes.unseen)];
  for (const correction of made) {
    const { row } = correction;
    corrections.set(row, { ...corrections.get(row), ...correction });
    out.delete(row);
    unseen.add(row);
  }
  return { out, corrections, unseen };
}
export const withCorrection = (changes: Changes, row: number, correction: Omit<ApprovedRow, 'row'>): Changes =>
  withCorrections(changes, [{ ...correction, row }]);

/** The row with an earlier correction, or as it was read. */
export function withCorrectionOf(changes: Changes, row: number, before: ApprovedRow | undefined): Changes {
  const corrections = new Map(changes.corrections);
  if (before) corrections.set(row, before);
  else corrections.delete(row);
  return { ...changes, corrections, unseen: new Set([...changes.unseen].filter((one) => one !== row)) };
}

/** Whether the last word of a name is the last name, or the last two are. */
export type LastWords = 'one' | 'two';
/** The names that are split in this way, with their rows. */
export const namesToSplit = ({ rows }: ImportReport, lastWords: LastWords) =>
  rows.flatMap(({ row, lastWords: split }) => (split?.[lastWords] ? [{ row, ...split[lastWords] }] : []));

export const withLastWords = (changes: Changes, report: ImportReport, lastWords: LastWords): Changes =>
  withCorrections(changes, namesToSplit(report, lastWords));

/** A blank answer is the one that was read. */
export const correctionOf = (field: MemberFieldName, text: string): Omit<ApprovedRow, 'row'> => ({
  [field]: isSwitch(field) ? (text === '' ? undefined : text === 'yes') : text,
});
/** What a field of the form shows: the correction, or what was read. */
export function shownIn(field: MemberFieldName, row: ImportRow, correction?: ApprovedRow): string {
  const value = correction?.[field] ?? row[field] ?? '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/** A question, and the rows that ask it in the same words. */
export type SameQuestion = { question: string; rows: readonly ImportRow[] };

/** What several rows ask in the same words, as those below a title do; most rows first. */
export function sameQuestions({ rows }: ImportReport): SameQuestion[] {
  const asked = new Map<string, ImportRow[]>();
  for (const row of rows) {
    if (!row.isQuestion || !row.reason) continue;
    const same = asked.get(row.reason);
    if (same) same.push(row);
    else asked.set(row.reason, [row]);
  }
  return [...asked]
    .map(([question, own]) => ({ question, rows: own }))
    .filter((one) => one.rows.length > 1)
    .toSorted((a, b) => b.rows.length - a.rows.length);
}

/** All of them are right as they stand. */
export const withAnswer = (changes: Changes, { rows }: SameQuestion): Changes =>
  withCorrections(
    changes,
    rows.map((row) => ({ row: row.row, ...asItIs(row, changes) })),
  );
/** Whoever types a value again has answered what the row asks. */
export const asItIs = (row: ImportRow, { corrections }: Changes): Omit<ApprovedRow, 'row'> =>
  correctionOf('firstName', corrections.get(row.row)?.firstName ?? row.firstName ?? '');

export function withRow({ out, ...others }: Changes, row: number, isIn: boolean): Changes {
  const next = new Set(out);
  if (isIn) next.delete(row);
  else next.add(row);
  return { ...others, out: next };
}

/** A row that can be saved: what the server would save, and problems that were corrected. */
export const isSavable = (row: ImportRow, { unseen }: Changes): boolean => row.action !== 'skip' || unseen.has(row.row);
export const isToSave = (row: ImportRow, changes: Changes): boolean =>
  !changes.out.has(row.row) && isSavable(row, changes);

/** Every row with its corrections, to be previewed again. */
export const correctedRows = ({ rows }: ImportReport, { corrections }: Changes): ApprovedRow[] =>
  rows.map(({ row }) => corrections.get(row) ?? { row });

/** The rows to save. Undefined means the preview as it is. */
export const approvedRows = (report: ImportReport, changes: Changes): ApprovedRow[] | undefined =>
  changes.out.size === 0 && changes.corrections.size === 0
    ? undefined
    : correctedRows(report, changes).filter(({ row }) => !changes.out.has(row));

/** The server names a row by its place in what was sent: `rows.0.email`. */
export const rowErrors = ({ body }: ApiError, sent: readonly ApprovedRow[]): RowError[] =>
  (body.errors ?? []).flatMap(({ path, message }) => {
    const [, at = '', field = ''] = path.split('.');
    const row = sent[Number(at)]?.row;
    return row === undefined ? [] : { row, field, message: message.replace(/^Row \d+: /, '') };
  });
