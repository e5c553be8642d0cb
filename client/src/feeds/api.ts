import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import { feeds } from '#shared/feeds/addresses.ts';

export const feedOptions = () =>
  queryOptions({
    queryKey: QUERIES.feeds,
    queryFn: ({ signal }) => call(feeds.status, {}, signal),
    staleTime: 0,
  });

export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(feeds.make, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: QUERIES.feeds }),
    meta: { failure: inServerWords('Failed to create the calendar link') },
  });
}

export function useRemoveFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(feeds.remove, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: QUERIES.feeds }),
    meta: { failure: inServerWords('Failed to remove the calendar link') },
  });
}
