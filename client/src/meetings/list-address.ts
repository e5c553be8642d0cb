import { useAddress } from '#client/lib/address.ts';
import { tabPath } from '#client/paths.ts';

const SHOWN = ['upcoming', 'past', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
export type Order = 'ascending' | 'descending';

const SHOW = 'show';
const QUERY = 'q';
const SORT = 'sort';
const isShown = (text: string): text is Shown => SHOWN.some((shown) => shown === text);

/** The meetings tab with one of its filters chosen. */
export const meetingsPath = (shown: Shown): string => `${tabPath('meetings')}&${SHOW}=${shown}`;

/** All meetings in which these words are found. */
export const meetingsWith = (words: string): string =>
  `${tabPath('meetings')}&${new URLSearchParams({ [QUERY]: words })}`;

/**
 * The filters of the meetings table as they stand in the address. Past meetings begin with the newest; all together
 * begin with the coming Sundays, and reversing takes them from the last planned one back.
 */
export function useListFilters() {
  const { read, change } = useAddress();
  const asked = read(SHOW);
  const shown: Shown = isShown(asked) ? asked : 'all';
  const usual: Order = shown === 'past' ? 'descending' : 'ascending';
  const sort = read(SORT);
  const order: Order = sort === 'ascending' || sort === 'descending' ? sort : usual;
  const opposite: Order = usual === 'ascending' ? 'descending' : 'ascending';
  return {
    shown,
    order,
    query: read(QUERY),
    show: (next: Shown) => change({ [SHOW]: next === 'all' ? null : next, [SORT]: null }),
    search: (text: string) => change({ [QUERY]: text }, { replace: true }),
    reverse: () => change({ [SORT]: order === usual ? opposite : null }, { replace: true }),
    clear: () => change({ [SHOW]: null, [QUERY]: null, [SORT]: null }),
  };
}
