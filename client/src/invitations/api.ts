import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { QUERIES } from '#client/lib/query-keys.ts';
import { inServerWords } from '#client/lib/show-error.ts';
import { showSaved } from '#client/meetings/api.ts';
import type { SentTo } from '#shared/http/route.ts';
import { invitations } from '#shared/invitations/addresses.ts';

type Named = SentTo<typeof invitations.write>['body']['assignments'];

/** Each asking makes new links, so an answer is never asked for again by itself nor kept for another dialog. */
export const writtenOptions = (assignments: Named) =>
  queryOptions({
    queryKey: [...QUERIES.invitations, ...assignments.map(({ meetingId, key }) => `${meetingId} ${key}`)],
    queryFn: () => call(invitations.write, { body: { assignments } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export function useMarkInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentTo<typeof invitations.mark>['body']) => call(invitations.mark, { body }),
    onSuccess: (meetings) => meetings.forEach((meeting) => showSaved(client, meeting)),
    meta: { failure: inServerWords('Couldn’t update the invitation') },
  });
}

/** Puts the invitations in the server’s outbox, which also marks who was asked. */
export function useSendInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentTo<typeof invitations.send>['body']) => call(invitations.send, { body }),
    onSuccess: ({ meetings }) => meetings.forEach((meeting) => showSaved(client, meeting)),
    meta: { failure: inServerWords('Couldn’t send the invitation') },
  });
}
