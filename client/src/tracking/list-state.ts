import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useAddress } from '#client/lib/address.ts';
import { PERSON_SORTS, SPOKE_FILTERS } from '#shared/tracking/schema.ts';
import { speakersOptions } from './api.ts';

type Order = 'asc' | 'desc';
export type SortState<S extends string> = {
  sort: S;
  order: Order;
  page: number;
  search: string;
  onSearch: (text: string) => void;
  hrefOf: (page: number) => string;
  choose: (sort: S, order: Order) => void;
  /** Props for a sortable heading: the first click uses the usual order, the next one reverses it. */
  heading: (sort: S, usual: Order) => { sort?: 'ascending' | 'descending'; onSort: () => void };
};

const turned = (order: Order): Order => (order === 'asc' ? 'desc' : 'asc');

/** Sorting, page and search of a list, kept in the address. */
export function useListState<const S extends string>(
  sorts: readonly S[],
  usual: { sort: S; order: Order },
): SortState<S> {
  const { read, change, addressWith } = useAddress();
  const sort = sorts.find((known) => known === read('sort')) ?? usual.sort;
  const asked = read('order');
  const order: Order = asked === 'asc' || asked === 'desc' ? asked : usual.order;
  const choose = (next: S, nextOrder: Order) => change({ sort: next, order: nextOrder, page: null }, { replace: true });
  return {
    sort,
    order,
    page: Math.max(1, Math.min(10_000, Math.trunc(Number(read('page')) || 1))),
    search: read('q'),
    onSearch: (text) => change({ q: text, page: null }, { replace: true }),
    hrefOf: (page) => addressWith({ page: page === 1 ? null : page }),
    choose,
    heading: (own, first) => ({
      sort: sort === own ? (order === 'asc' ? 'ascending' : 'descending') : undefined,
      onSort: () => choose(own, sort === own ? turned(order) : first),
    }),
  };
}

/** The list of speakers, with its filters from the address. */
export function useSpeakers() {
  const { read } = useAddress();
  const list = useListState(PERSON_SORTS, { sort: 'lastTalk', order: 'asc' });
  const spoke = SPOKE_FILTERS.find((known) => known === read('spoke')) ?? 'all';
  const query = { search: useDeferredValue(list.search), sort: list.sort, order: list.order, spoke };
  const result = useQuery(speakersOptions({ ...query, page: String(list.page) }));
  return { list, spoke, query, result };
}
