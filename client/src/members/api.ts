import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type { SentTo } from '#shared/http/route.ts';
import { members } from '#shared/members/addresses.ts';

const KEY = ['members'] as const;
const STALE_MS = 60_000;

export const membersOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'present'],
    queryFn: ({ signal }) => call(members.list, { query: {} }, signal),
    staleTime: STALE_MS,
  });

/** Those who were removed, with everything that is known of them. */
export const removedMembersOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'removed'],
    queryFn: ({ signal }) => call(members.list, { query: { deleted: 'true' } }, signal),
    staleTime: STALE_MS,
  });

/** Who is in the list is shown where talks are tracked, and what they are called wherever a meeting names them. */
export function invalidateRelated(client: QueryClient, areNamesNew: boolean): Promise<unknown> {
  const keys = [KEY, ['tracking'], ...(areNamesNew ? [['meetings'], ['pulpit']] : [])];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type New = SentTo<typeof members.add>['body'];

/** Adds a member and puts it into the list at once. `isQuiet`: a quick-add speaks for itself beside the field. */
export function useAddMember({ isQuiet = false }: { isQuiet?: boolean } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: New) => call(members.add, { body }),
    onSuccess: (added) => {
      client.setQueryData(membersOptions().queryKey, (list) => (list ? [...list, added] : list));
      return invalidateRelated(client, false);
    },
    meta: { failure: isQuiet ? false : { title: 'Error', words: 'Failed to add member' } },
  });
}

type Change = SentTo<typeof members.change>['body'];

/** A change of a member, seen in the list at once; talks are counted anew where they are tracked. */
export function useChangeMember(failure: { title: string; words: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change & { id: number }) => call(members.change, { params: { id }, body }),
    onSuccess: (changed, body) => {
      client.setQueryData(membersOptions().queryKey, (list) => {
        const others = list?.filter((member) => member.id !== changed.id);
        if (!list || !others || changed.isDeleted) return others;
        return list.length === others.length
          ? [...list, changed]
          : list.map((member) => (member.id === changed.id ? changed : member));
      });
      return invalidateRelated(client, body.firstName !== undefined || body.lastName !== undefined);
    },
    meta: { failure },
  });
}
