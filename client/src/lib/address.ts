import { useLocation, useSearch } from 'wouter';

type Values = Record<string, string | number | null>;

/** Filters are kept in the address so Back works and links can be shared. */
export function useAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const addressWith = (values: Values): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  return {
    read: (name: string): string => params.get(name) ?? '',
    addressWith,
    /** Typing replaces the address; choosing a filter adds a history entry. */
    change: (values: Values, { replace = false } = {}) => navigate(addressWith(values), { replace }),
  };
}
