import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { dismiss, newestNotice, notify } from './notify.ts';
import { auth } from '#shared/auth/addresses.ts';
import { ApiError, isLapsed, isUnauthorized } from './api-error.ts';
import { isAnythingDirty } from './unsaved.ts';
import { QUERIES } from './query-keys.ts';
import { isAnyoneReading } from './reading.ts';
import { showFailure, type Failure } from './show-error.ts';
import { inputOwner, PersonLeft, signIns, whileHere } from './token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `keepsScreen`: a sheet being read at the pulpit stays on screen, even if the session has ended. */
    queryMeta: { keepsScreen?: boolean };
    /**
     * `failure`: the toast when a save fails, or false if the form reports it. A function decides by the error, also for
     * those that a form usually handles itself.
     */
    mutationMeta: { failure?: Failure | ((error: unknown) => Failure | false) | false };
  }
}

/** Errors that a field or dialog handles itself. */
const isAnsweredInPlace = (error: unknown) =>
  error instanceof ApiError && (error.body.code === 'date_taken' || error.body.code === 'stale');

const REDIRECT_AFTER_MS = 500;
let isRedirecting = false;

/** Unsaved changes are still on the screen; signing in from another tab keeps them. */
function saySignedOut(): void {
  notify({
    kind: 'error',
    title: 'You’ve been signed out',
    description: 'Nothing was saved, but your changes are still here. Sign in again in a new tab, then save.',
    action: { label: 'Sign In', onRun: () => window.open('/login', '_blank') },
  });
  dismissForOthers();
}

/** The session ended while a screen was loading: say so, then go to sign-in, unless that would lose what was typed. */
function signInAgain(): void {
  if (isAnythingDirty()) return saySignedOut();
  if (isRedirecting) return;
  isRedirecting = true;
  notify({ kind: 'error', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  setTimeout(() => window.location.assign(auth.loginPage.path), REDIRECT_AFTER_MS);
}

/** Once someone else signs in, what the newest notice says is true no longer, and it isn't for them. */
function dismissForOthers(): void {
  const [id, owner] = [newestNotice(), inputOwner()];
  const stop = signIns.subscribe(() => {
    if (inputOwner() === owner) return;
    dismiss(id);
    stop();
  });
}

/**
 * One client per sign-in, discarded with its cache at sign-out. Nothing refetches on its own: no retry, no refetch on
 * focus, no polling. What a screen of the person before gets around to late is dropped, not asked in the next one's name.
 */
export function makeQueryClient(): QueryClient {
  const staysHere = whileHere();
  return new QueryClient({
    defaultOptions: {
      // When offline, a query fails right away instead of waiting silently.
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        // Not to persist anything: it stands before every query's own function, whoever starts the query.
        persister: (queryFn, context) => {
          staysHere();
          return queryFn(context);
        },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A readable sheet stays open; its notice offers to sign in again.
        if (isLapsed(error) && isAnyoneReading()) return;
        // Errors from the current-user query are handled by the login form.
        if (isUnauthorized(error) && query.queryKey[0] !== QUERIES.auth[0] && !query.meta?.keepsScreen) signInAgain();
      },
    }),
    mutationCache: new MutationCache({
      onMutate: staysHere,
      onError: (error, _variables, _context, mutation) => {
        if (error instanceof PersonLeft) return;
        const failure = mutation.meta?.failure;
        if (isUnauthorized(error)) {
          saySignedOut();
          return;
        }
        if (typeof failure !== 'function' && isAnsweredInPlace(error)) return;
        const shown = typeof failure === 'function' ? failure(error) : (failure ?? { title: 'Error' });
        if (shown) showFailure(error, shown);
      },
    }),
  });
}
