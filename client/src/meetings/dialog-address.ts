import { useLocation, useSearch } from 'wouter';

/**
 * The meeting dialog lives in the address (`?plan=2026-11-29` or `?edit=12`, with `&field=benedictionMember`), so that
 * every gap on a screen is a plain link to the field that fills it, and Back closes the dialog.
 */
export type DialogTarget = { plan: string; field: string | null } | { edit: number; field: string | null } | null;

const PLAN = 'plan';
const EDIT = 'edit';
const FIELD = 'field';

function withDialog(path: string, search: string, values: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  for (const name of [PLAN, EDIT, FIELD]) params.delete(name);
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, value);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Addresses that open the dialog above the present screen. An empty date lets the dialog propose one. */
export function useDialogLinks() {
  const [path] = useLocation();
  const search = useSearch();
  return {
    plan: (date: string | null, field: string | null = null) =>
      withDialog(path, search, { [PLAN]: date ?? 'next', [FIELD]: field }),
    edit: (id: number, field: string | null = null) => withDialog(path, search, { [EDIT]: String(id), [FIELD]: field }),
    closed: withDialog(path, search, {}),
  };
}

export function useDialogTarget(): DialogTarget {
  const params = new URLSearchParams(useSearch());
  const plan = params.get(PLAN);
  const edit = Number(params.get(EDIT) ?? Number.NaN);
  const field = params.get(FIELD);
  if (plan !== null) return { plan, field };
  return Number.isInteger(edit) && edit > 0 ? { edit, field } : null;
}
