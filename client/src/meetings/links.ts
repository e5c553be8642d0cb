import { useLocation, useSearch } from 'wouter';
import { useAddress } from '#client/lib/address.ts';
import { tabPath } from '#client/paths.ts';

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

const HELD = /^held(?::(\d+))?(?::(.+))?$/;
/**
 * `held:143:invocation,talk:8` answers that Sunday did not go as planned, how many came, and who participated although
 * they had declined; it is saved along with what is corrected.
 */
export const heldField = (attendance: number | null, came: readonly string[]): string =>
  ['held', ...(attendance === null ? [] : [attendance]), ...(came.length === 0 ? [] : [came.join(',')])].join(':');

/** The keys of the assignments of those who participated after all. */
export const heldWith = (field: string | null): string[] => HELD.exec(field ?? '')?.[2]?.split(',') ?? [];

export function heldAnswer(field: string | null): { heldAsPlanned: false; attendance?: number } | null {
  const [answer, attendance] = HELD.exec(field ?? '') ?? [];
  if (answer === undefined) return null;
  return { heldAsPlanned: false, ...(attendance === undefined ? {} : { attendance: Number(attendance) }) };
}

/** Addresses that open the dialog over the current screen. Without a date, the dialog proposes one. */
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

/** 'to-plan': the upcoming Sundays that aren't planned, or only partially. */
const SHOWN = ['upcoming', 'to-plan', 'past', 'all'] as const;
export type ShownMeetings = (typeof SHOWN)[number];
export type Order = 'ascending' | 'descending';

const SHOW = 'show';
const QUERY = 'q';
const SORT = 'sort';
const isShown = (text: string): text is ShownMeetings => SHOWN.some((shown) => shown === text);

/** The meetings tab with one of its filters chosen. */
export const meetingsPath = (shown: ShownMeetings): string => `${tabPath('meetings')}&${SHOW}=${shown}`;

/** All meetings in which these words are found. */
export const meetingsWith = (words: string): string =>
  `${tabPath('meetings')}&${new URLSearchParams({ [QUERY]: words })}`;

/**
 * The filters of the meetings table, from the address. Past meetings start with the newest; all meetings start with
 * upcoming Sundays, and reversing starts from the last planned one.
 */
export function useListFilters() {
  const { read, change } = useAddress();
  const asked = read(SHOW);
  const shown: ShownMeetings = isShown(asked) ? asked : 'all';
  const usual: Order = shown === 'past' ? 'descending' : 'ascending';
  const sort = read(SORT);
  const order: Order = sort === 'ascending' || sort === 'descending' ? sort : usual;
  const opposite: Order = usual === 'ascending' ? 'descending' : 'ascending';
  return {
    shown,
    order,
    query: read(QUERY),
    show: (next: ShownMeetings) => change({ [SHOW]: next === 'all' ? null : next, [SORT]: null }),
    search: (text: string) => change({ [QUERY]: text }, { replace: true }),
    reverse: () => change({ [SORT]: order === usual ? opposite : null }, { replace: true }),
    clear: () => change({ [SHOW]: null, [QUERY]: null, [SORT]: null }),
  };
}
