import { capabilitiesOptions } from '#client/auth/api.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import { invalidateRelated } from '#client/members/api.ts';
import { notify } from '#client/lib/notify.ts';
import type { SentTo } from '#shared/http/route.ts';
import { wards } from '#shared/wards/addresses.ts';
import { WARDS_PER_PAGE } from '#shared/wards/limits.ts';

const KEY = QUERIES.wards;

export const wardsOptions = (search: string, page: number, pageSize = WARDS_PER_PAGE) =>
  queryOptions({
    queryKey: [...KEY, 'list', search, page, pageSize],
    queryFn: ({ signal }) =>
      call(wards.list, { query: { search, page: String(page), pageSize: String(pageSize) } }, signal),
    placeholderData: keepPreviousData,
  });

export const wardCountOptions = (search: string) =>
  queryOptions({
    queryKey: [...KEY, 'count', search],
    queryFn: ({ signal }) => call(wards.count, { query: { search } }, signal),
    placeholderData: keepPreviousData,
  });

export const configOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'config'],
    queryFn: ({ signal }) => call(wards.config, { query: {} }, signal),
    staleTime: 0,
  });

/** Ward names and settings appear on many screens, so everything is refetched. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: capabilitiesOptions().queryKey }),
      client.invalidateQueries({ queryKey: QUERIES.meetings }),
      // It has the version of the ward.
      client.invalidateQueries({ queryKey: QUERIES.standing }),
      client.invalidateQueries({ queryKey: QUERIES.audit }),
    ]);
}

export function useAddWard() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentTo<typeof wards.add>['body']) => call(wards.add, { body }),
    onSuccess: ({ name }) => {
      notify({ title: 'Ward Created', description: `${name} was created with drafts for upcoming Sundays.` });
      void refresh();
    },
    meta: { failure: inServerWords('Failed to create ward') },
  });
}

export function useChangeWard() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: SentTo<typeof wards.change>['body'] & { id: number }) =>
      call(wards.change, { params: { id }, body }),
    onSuccess: ({ name }) => {
      notify({ title: 'Ward Updated', description: `${name} was updated.` });
      void refresh();
    },
    meta: { failure: inServerWords('Failed to update ward') },
  });
}

export function useChangeConfig() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentTo<typeof wards.changeConfig>['body']) => call(wards.changeConfig, { body }),
    onSuccess: (config, { memberDetails }) => {
      client.setQueryData(configOptions().queryKey, config);
      notify({ title: 'Ward Updated', description: 'Ward settings were saved.' });
      void refresh();
      if (memberDetails !== undefined) void invalidateRelated(client, false);
    },
    meta: { failure: inServerWords('Failed to update ward') },
  });
}
