import { useAddress } from './address.ts';

/** The view, search, and page of an admin list, from the address. */
export function useListAddress() {
  const { read, change } = useAddress();
  const page = Math.trunc(Number(read('page')));
  return {
    view: read('view'),
    query: read('q'),
    who: read('who') === 'all' ? ('all' as const) : ('admins' as const),
    page: page >= 1 ? page : 1,
    search: (text: string) => change({ q: text, page: null }, { replace: true }),
    show: (who: 'admins' | 'all') => change({ who: who === 'all' ? who : null, page: null }),
    go: (to: number) => change({ page: to === 1 ? null : to }),
  };
}
