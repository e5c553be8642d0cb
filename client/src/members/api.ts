import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type { SentTo } from '#shared/http/route.ts';
import { members } from '#shared/members/addresses.ts';

const KEY = QUERIES.members;
const STALE_MS = 60_000;

export const membersOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'present'],
    queryFn: ({ signal }) => call(members.list, { query: {} }, signal),
    staleTime: STALE_MS,
  });

/** Removed members, with all their details. */
export const removedMembersOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'removed'],
    queryFn: ({ signal }) => call(members.list, { query: { deleted: 'true' } }, signal),
    staleTime: STALE_MS,
  });

/** Talk tracking shows the members; meetings and sheets show their names. */
export function invalidateRelated(client: QueryClient, areNamesNew: boolean): Promise<unknown> {
  const keys = [KEY, ['tracking'], ...(areNamesNew ? [['meetings'], ['pulpit']] : [])];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type New = SentTo<typeof members.add>['body'];
const ADD = [...KEY, 'add'];

export const isAddingMember = (client: QueryClient): boolean =>
  client.getMutationCache().find({ mutationKey: ADD, status: 'pending' }) !== undefined;

/** Resolves once no member is being added: a form that names a new member waits for the id. */
export async function membersAdded(client: QueryClient): Promise<void> {
  if (!isAddingMember(client)) return;
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (isAddingMember(client)) return;
      stop();
      resolve();
    });
  });
}

/** Adds a member and updates the list right away. With `isQuiet`, a quick-add reports errors next to its field. */
export function useAddMember({ isQuiet = false }: { isQuiet?: boolean } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ADD,
    mutationFn: (body: New) => call(members.add, { body }),
    onSuccess: (added) => {
      client.setQueryData(membersOptions().queryKey, (list) => (list ? [...list, added] : list));
      return invalidateRelated(client, false);
    },
    meta: { failure: isQuiet ? false : { title: 'Error', words: 'Failed to add member' } },
  });
}

/** What others call a member. */
const NAMED = ['firstName', 'lastName', 'preferredName', 'addressedAs'] as const;
type Change = SentTo<typeof members.change>['body'];

/** Changes a member, updates the list right away, and refetches talk tracking. */
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
      return invalidateRelated(
        client,
        NAMED.some((name) => body[name] !== undefined),
      );
    },
    meta: { failure },
  });
}
