import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { notify } from '#client/lib/notify.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import type { SentTo } from '#shared/http/route.ts';
import { standing } from '#shared/standing/addresses.ts';

const STALE_MS = 60_000;

/** The ward's rotation and the announcements that repeat. */
export const standingOptions = () =>
  queryOptions({
    queryKey: QUERIES.standing,
    queryFn: ({ signal }) => call(standing.read, { query: {} }, signal),
    staleTime: STALE_MS,
  });

type StandingSave = SentTo<typeof standing.change>['body'];

export function useChangeStanding(saved: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StandingSave) => call(standing.change, { body }),
    onSuccess: (now, { announcements }) => {
      client.setQueryData(standingOptions().queryKey, now);
      notify({ title: saved });
      for (const queryKey of [QUERIES.audit, [...QUERIES.wards, 'config']]) void client.invalidateQueries({ queryKey });
      if (announcements === undefined) return;
      // Every meeting on these Sundays says them, and so do its sheets.
      for (const queryKey of [QUERIES.meetings, QUERIES.pulpit]) void client.invalidateQueries({ queryKey });
    },
    meta: { failure: inServerWords('The change couldn’t be saved') },
  });
}
