import { useLocation, useSearch } from 'wouter';
import { tabPath } from '#client/paths.ts';

export const SHOWN = ['upcoming', 'past', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
export type Order = 'ascending' | 'descending';

const SHOW = 'show';
const QUERY = 'q';
const SORT = 'sort';
const isShown = (text: string | null): text is Shown => SHOWN.some((shown) => shown === text);

/** The meetings tab with one of its filters chosen. */
export const meetingsPath = (shown: Shown): string => `${tabPath('meetings')}&${SHOW}=${shown}`;

/**
 * The filters of the meetings table as they stand in the address. Past meetings begin with the newest; all together
 * begin with the coming Sundays, and reversing takes them from the last planned one back.
 */
export function useListFilters() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const asked = params.get(SHOW);
  const shown: Shown = isShown(asked) ? asked : 'all';
  const usual: Order = shown === 'past' ? 'descending' : 'ascending';
  const sort = params.get(SORT);
  const order: Order = sort === 'ascending' || sort === 'descending' ? sort : usual;
  const change = (values: Record<string, string | null>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace });
  };
  return {
    shown,
    order,
    query: params.get(QUERY) ?? '',
    show: (next: Shown) => change({ [SHOW]: next === 'all' ? null : next, [SORT]: null }, false),
    search: (text: string) => change({ [QUERY]: text === '' ? null : text }, true),
    reverse: () => change({ [SORT]: order === usual ? (usual === 'ascending' ? 'descending' : 'ascending') : null }, true),
    clear: () => change({ [SHOW]: null, [QUERY]: null, [SORT]: null }, false),
  };
}
