// Wall: whatever asks who is signed in takes this alone, as every feature takes its own api.ts.
import { QUERIES } from '#client/lib/query-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { auth } from '#shared/auth/addresses.ts';

export const currentUserOptions = () =>
  queryOptions({ queryKey: [...QUERIES.auth, 'user'], queryFn: ({ signal }) => call(auth.user, {}, signal) });

export const capabilitiesOptions = () =>
  queryOptions({
    queryKey: [...QUERIES.auth, 'capabilities'],
    queryFn: ({ signal }) => call(auth.capabilities, { query: {} }, signal),
  });
