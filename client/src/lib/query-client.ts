import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from './notify.ts';
import { auth } from '#shared/auth/addresses.ts';
import { ApiError, isLapsed, isUnauthorized, wordsOf } from './api-error.ts';
import { isSomebodyReading } from './reading.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `keepsScreen`: a sheet that is being read at the pulpit stays, even when the sign-in has ended meanwhile. */
    queryMeta: { keepsScreen?: boolean };
    /** `failure`: the toast's title and words when a save fails; false when the form itself says what is wrong. */
    mutationMeta: { failure?: { title: string; words?: string } | false };
  }
}

/** Errors that belong to a field or to a question are answered where they arise. */
const isAnsweredInPlace = (error: unknown) =>
  error instanceof ApiError && (error.body.code === 'date_taken' || error.body.code === 'stale');

const REDIRECT_AFTER_MS = 500;
let isLeaving = false;

/** The sign-in has ended while a screen was loading: say so, then ask for it again. */
function signInAgain(): void {
  if (isLeaving) return;
  isLeaving = true;
  notify({ kind: 'error', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  setTimeout(() => window.location.assign(auth.loginPage.path), REDIRECT_AFTER_MS);
}

/**
 * One client for each sign-in: leaving throws it away with everything it knows. Nothing is asked again by itself:
 * no retry, no refetch on focus, no polling.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a question fails at once, instead of waiting for one in silence.
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Nobody is sent away from a sheet that is still readable; its notice offers to sign in again.
        if (isLapsed(error) && isSomebodyReading()) return;
        // The current user's own question is answered by the login form.
        if (isUnauthorized(error) && query.queryKey[0] !== 'auth' && !query.meta?.keepsScreen) signInAgain();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const failure = mutation.meta?.failure;
        if (isUnauthorized(error)) {
          // What was typed is still on the screen: signing in beside it keeps it.
          notify({
            kind: 'error',
            title: 'You’ve been signed out',
            description: 'Nothing was saved, but your changes are still here. Sign in again in a new tab, then save.',
            action: { label: 'Sign In', onRun: () => window.open('/login', '_blank') },
          });
          return;
        }
        if (failure === false || isAnsweredInPlace(error)) return;
        notify({ kind: 'error', title: failure?.title ?? 'Error', description: failure?.words ?? wordsOf(error) });
      },
    }),
  });
}
