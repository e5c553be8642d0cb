import { QUERIES } from '#client/lib/query-keys.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api-error.ts';
import { call } from '#client/lib/call.ts';
import { inServerWords, type Failure } from '#client/lib/show-error.ts';
import { notify } from '#client/lib/notify.ts';
import type { SentTo } from '#shared/http/route.ts';
import { fullName, type Named } from '#shared/text/person-name.ts';
import { users } from '#shared/users/addresses.ts';
import { USERS_PER_PAGE } from '#shared/users/limits.ts';

const KEY = QUERIES.users;

export const usersOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'ward'],
    queryFn: ({ signal }) => call(users.list, { query: {} }, signal),
    staleTime: 0,
  });

type Across = { search: string; who: 'admins' | 'all' };
export const acrossOptions = ({ search, who }: Across, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'across', search, who, page],
    queryFn: ({ signal }) =>
      call(
        users.listCrossWard,
        { query: { search, who, page: String(page), pageSize: String(USERS_PER_PAGE) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
export const acrossCountOptions = ({ search, who }: Across) =>
  queryOptions({
    queryKey: [...KEY, 'across-count', search, who],
    queryFn: ({ signal }) => call(users.countCrossWard, { query: { search, who } }, signal),
    placeholderData: keepPreviousData,
  });

type AccountMutation<V, T> = {
  mutationFn: (sent: V) => Promise<T>;
  title: string;
  words: (result: T, sent: V) => string;
  failure: (error: unknown) => Failure | false;
};

/** A dialog lists the meetings that someone is still assigned in; every other error is a toast. */
const unlessAssigned = (fallback: string) => (error: unknown) =>
  !(error instanceof ApiError && Array.isArray(error.body.references)) && inServerWords(fallback)(error);

/** Saves an account, reports the result, and refetches every list that may show it. */
function useAccountMutation<V, T>({ mutationFn, title, words, failure }: AccountMutation<V, T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (result, sent) => {
      notify({ title, description: words(result, sent) });
      void client.invalidateQueries({ queryKey: KEY });
      void client.invalidateQueries({ queryKey: QUERIES.audit });
      void client.invalidateQueries({ queryKey: [...QUERIES.wards, 'list'] });
    },
    meta: { failure },
  });
}

export const useAddUser = () =>
  useAccountMutation({
    mutationFn: (body: SentTo<typeof users.add>['body']) => call(users.add, { body }),
    title: 'User Created',
    words: (user) => `${fullName(user)} can now sign in as ${user.username}.`,
    failure: inServerWords('Failed to create user'),
  });

const NEEDS_LINK = 'Their password no longer works. Create a sign-in link for them.';

export const useChangeUser = () =>
  useAccountMutation({
    mutationFn: ({ id, ...body }: SentTo<typeof users.change>['body'] & { id: number }) =>
      call(users.change, { params: { id }, body }),
    title: 'User Updated',
    words: (user, { role, wardId, password }) =>
      user.mustChangePassword && !password && (role || wardId)
        ? `${fullName(user)}’s account was updated. ${NEEDS_LINK}`
        : `${fullName(user)}’s account was updated.`,
    failure: inServerWords('Failed to update user'),
  });

type Target = Named & { id: number };
export const useDeactivateUser = () =>
  useAccountMutation({
    mutationFn: ({ id }: Target) => call(users.deactivate, { params: { id } }),
    title: 'User Deactivated',
    words: (user) => `${fullName(user)} can no longer sign in.`,
    failure: unlessAssigned('Failed to deactivate user'),
  });

export const useReactivateUser = () =>
  useAccountMutation({
    mutationFn: ({ id }: Target) => call(users.reactivate, { params: { id } }),
    title: 'User Reactivated',
    words: (user) => `${fullName(user)} can sign in again.`,
    failure: inServerWords('Failed to reactivate user'),
  });

export const useRemoveUser = () =>
  useAccountMutation({
    mutationFn: ({ id }: Target) => call(users.remove, { params: { id } }),
    title: 'User Deleted',
    words: (_, user) => `${fullName(user)}’s account was deleted.`,
    failure: unlessAssigned('Failed to delete user'),
  });

export const useRemovePasskeys = () =>
  useAccountMutation({
    mutationFn: ({ id }: Target) => call(users.removePasskeys, { params: { id } }),
    title: 'Passkeys Removed',
    words: (user) => `${fullName(user)}’s passkeys were removed. They’ll need their password to sign in.`,
    failure: inServerWords('Failed to remove passkeys'),
  });

export const useAddAcross = () =>
  useAccountMutation({
    mutationFn: (body: SentTo<typeof users.addCrossWard>['body']) => call(users.addCrossWard, { body }),
    title: 'User Created',
    words: (user) => `${fullName(user)} can now sign in as ${user.username}.`,
    failure: inServerWords('Failed to create user'),
  });

export const useChangeRole = () =>
  useAccountMutation({
    mutationFn: ({ id, role }: SentTo<typeof users.changeRole>['body'] & { id: number }) =>
      call(users.changeRole, { params: { id }, body: { role } }),
    title: 'Role Updated',
    words: (user) =>
      user.mustChangePassword
        ? `${fullName(user)} has a new role. ${NEEDS_LINK}`
        : `${fullName(user)} has a new role and will be asked to sign in again.`,
    failure: inServerWords('Failed to update user role'),
  });

export const useMakeLink = () =>
  useMutation({
    mutationFn: ({ id }: Target) => call(users.makeLink, { params: { id } }),
    meta: { failure: inServerWords('Failed to create sign-in link') },
  });
