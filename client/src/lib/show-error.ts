import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from './notify.ts';
import { ApiError, isStale, serverWords, wordsOf } from './api-error.ts';

/** The toast of a failed save; without words of its own it has those of the error. */
export type Failure = { title: string; words?: string };

/** A mutation names its failure in its `meta`, and the query client calls this. A form calls it only after other steps. */
export const showFailure = (error: unknown, { title, words = wordsOf(error) }: Failure): void =>
  notify({ kind: 'error', title, description: words });

/** For a mutation's `meta.failure`: the server's own words, or the fallback. A stale save is shown in its form. */
export const inServerWords =
  (fallback: string, title = 'Error') =>
  (error: unknown): Failure | false =>
    !isStale(error) && { title, words: serverWords(error, fallback) };

/** Shows the server's field errors next to their fields. */
export function showFieldErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError'>,
  error: unknown,
  fields: readonly FieldPath<V>[],
): void {
  for (const { path, message } of error instanceof ApiError ? (error.body.errors ?? []) : []) {
    const field = fields.find((name) => name === path);
    if (field) form.setError(field, { message }, { shouldFocus: true });
  }
}

/** Only the changed fields, so a save doesn't overwrite what someone else saved. */
export function pickDirty<V extends object>(values: V, dirty: Partial<Record<keyof V, unknown>>): Partial<V> {
  const changed: Partial<V> = {};
  for (const key in values) if (dirty[key]) changed[key] = values[key];
  return changed;
}
