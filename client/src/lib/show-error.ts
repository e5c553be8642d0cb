import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from './notify.ts';
import { ApiError, isUnauthorized, serverWords } from './api-error.ts';

/** For a mutation's `onError`, with `meta: { failure: false }` beside it. An ended session is reported elsewhere. */
export const showError =
  (fallback: string, title = 'Error') =>
  (error: unknown): void => {
    if (!isUnauthorized(error)) notify({ kind: 'error', title, description: serverWords(error, fallback) });
  };

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
