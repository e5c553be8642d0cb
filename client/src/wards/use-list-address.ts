import { useLocation, useSearch } from 'wouter';

/** The view, search and page of an administration list as they stand in the address, so that Back works. */
export function useListAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const page = Math.trunc(Number(params.get('page')));
  const change = (values: Record<string, string | null>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    navigate(`${path}?${next}`, { replace });
  };
  return {
    view: params.get('view'),
    query: params.get('q') ?? '',
    who: params.get('who') === 'all' ? ('all' as const) : ('admins' as const),
    page: page >= 1 ? page : 1,
    search: (text: string) => change({ q: text === '' ? null : text, page: null }, true),
    show: (who: 'admins' | 'all') => change({ who: who === 'all' ? who : null, page: null }, false),
    go: (to: number) => change({ page: to === 1 ? null : String(to) }, false),
  };
}
