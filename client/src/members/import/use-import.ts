import { useEffect, useRef, useState } from 'react';
import { ApiError, isInvalid, serverWords } from '#client/lib/api-error.ts';
import { notify } from '#client/lib/notify.ts';
import type { ApprovedRow, ImportReport } from '#shared/imports/schema.ts';
import { isPreviewChanged, isStopped, NOT_IMPORTED, useCheckRows, usePreview, useSaveImport } from './api.ts';
import {
  approvedRows,
  correctedRows,
  isToSave,
  rowErrors,
  startingChanges,
  type Changes,
  type RowError,
} from './approved-rows.ts';

export type Preview = {
  step: 'preview';
  file: File;
  report: ImportReport;
  changes: Changes;
  errors: readonly RowError[];
  /** Why the last save was refused, and the rows that are not what they were. */
  refusal: { words: string; rows: readonly number[] } | null;
  isChecking: boolean;
};
type State =
  | { step: 'idle' }
  /** `members`: how many are saved, or null for the preview. */
  | { step: 'uploading' | 'processing'; file: File; members: number | null }
  | Preview
  | { step: 'success'; report: ImportReport }
  | { step: 'error'; words: string };

export const countToSave = ({ report, changes }: Preview): number =>
  report.rows.filter((row) => isToSave(row, changes)).length;

const rowsIn = (error: unknown): number[] => {
  const rows = error instanceof ApiError ? error.body.rows : [];
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'number') : [];
};

/** An import from the file to the report. Nothing that a person corrected is lost on the way. */
export function useImport() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const stop = useRef<AbortController>(null);
  const { mutateAsync: readFile } = usePreview();
  const { mutateAsync: checkRows } = useCheckRows();
  const { mutateAsync: saveRows } = useSaveImport();
  useEffect(() => () => stop.current?.abort(), []);

  const change = (next: (now: Preview) => Partial<Preview>) =>
    setState((now) => (now.step === 'preview' ? { ...now, ...next(now) } : now));
  const fail = (error: unknown) => setState({ step: 'error', words: serverWords(error, NOT_IMPORTED) });

  const preview = async (file: File) => {
    stop.current = new AbortController();
    setState({ step: 'uploading', file, members: null });
    const onSent = () => setState((now) => (now.step === 'uploading' ? { ...now, step: 'processing' } : now));
    try {
      const report = await readFile({ file, onSent, signal: stop.current.signal });
      setState({
        step: 'preview',
        file,
        report,
        changes: startingChanges(report),
        errors: [],
        refusal: null,
        isChecking: false,
      });
    } catch (error) {
      if (isStopped(error)) setState({ step: 'idle' });
      else fail(error);
    }
  };

  /** Shows what the corrections come to; false where one of them is wrong. */
  const check = async (before: Preview, refusal: Preview['refusal'] = null): Promise<boolean> => {
    const { report, changes } = before;
    if (report.importId === null) return false;
    const rows = correctedRows(report, changes);
    setState({ ...before, isChecking: true });
    try {
      const fresh = await checkRows({ importId: report.importId, rows });
      // What was typed in the meantime is checked when its row is done.
      change((now) => {
        const isSeen = (row: number) => now.changes.corrections.get(row) === changes.corrections.get(row);
        const unseen = new Set([...now.changes.unseen].filter((row) => !isSeen(row)));
        return { report: fresh, changes: { ...now.changes, unseen }, errors: [], refusal, isChecking: false };
      });
      return true;
    } catch (error) {
      if (isInvalid(error)) change(() => ({ errors: errorsOf(error, rows), isChecking: false }));
      else fail(error);
      return false;
    }
  };

  const save = async (before: Preview) => {
    const { file, report, changes } = before;
    if (report.importId === null) return;
    const rows = approvedRows(report, changes);
    setState({ step: 'processing', file, members: countToSave(before) });
    try {
      const saved = await saveRows({ importId: report.importId, rows });
      setState({ step: 'success', report: saved });
      notify({ title: 'Import Complete' });
    } catch (error) {
      if (isInvalid(error)) setState({ ...before, errors: errorsOf(error, rows ?? []) });
      else if (isPreviewChanged(error))
        await check(before, { words: serverWords(error, NOT_IMPORTED), rows: rowsIn(error) });
      else fail(error);
    }
  };

  return {
    state,
    preview,
    check,
    save,
    change,
    stop: () => stop.current?.abort(),
    restart: () => setState({ step: 'idle' }),
  };
}

const errorsOf = (error: unknown, rows: readonly ApprovedRow[]): RowError[] =>
  error instanceof ApiError ? rowErrors(error, rows) : [];
