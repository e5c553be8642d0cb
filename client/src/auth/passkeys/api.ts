import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { notify } from '#client/lib/notify.ts';
import { passkeys } from '#shared/passkeys/addresses.ts';
import { NOT_REGISTERED, PasskeyFailure } from './failure.ts';
import { supportProblem } from './support.ts';

const KEY = QUERIES.passkeys;

export const credentialsOptions = () =>
  queryOptions({ queryKey: [...KEY, 'list'], queryFn: ({ signal }) => call(passkeys.list, {}, signal) });

/** Checked each time the dialog opens, because Face ID may have been set up in the meantime. */
export const supportOptions = () =>
  queryOptions({ queryKey: [...KEY, 'support'], queryFn: supportProblem, staleTime: 0, gcTime: 0 });

export function useAddCredential() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { registerDevice } = await import('./register.ts');
      await registerDevice();
    },
    onSuccess: () => {
      notify({ title: 'Success!', description: 'Biometric authentication has been set up successfully.' });
      return client.invalidateQueries({ queryKey: credentialsOptions().queryKey });
    },
    meta: {
      failure: (error) => ({
        title: 'Registration Failed',
        words: error instanceof PasskeyFailure ? error.message : NOT_REGISTERED,
      }),
    },
  });
}

export function useRemoveCredential() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(passkeys.remove, { params: { id } }),
    onSuccess: () => {
      notify({ title: 'Removed', description: 'Biometric credential has been removed.' });
      return client.invalidateQueries({ queryKey: credentialsOptions().queryKey });
    },
    meta: { failure: { title: 'Error', words: 'Failed to remove biometric credential.' } },
  });
}
