import { QUERIES } from '#client/lib/query-keys.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { capabilitiesOptions, currentUserOptions } from '#client/auth/api.ts';
import { ApiError, isAway, isLapsed, isUnauthorized } from '#client/lib/api-error.ts';
import { useReading } from '#client/lib/reading.ts';
import { namePerson } from '#client/lib/token.ts';
import { copyOptions, useCopy } from '#client/offline/copy.ts';
import type { CopyCause, Offline } from '#client/offline/offline-context.ts';
import type { OfflineCopy } from '#client/offline/stored-copy.ts';
import type { LiveSession } from './take-copy.ts';
import { useKeepCopy } from './use-keep-copy.ts';

/** Chapel Wi-Fi can take minutes to respond. After this long, the offline copy is shown. */
const PATIENCE_MS = 3_000;

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}

/** The last one known: while it is tried again, the reason isn't gone. */
function useCause(error: unknown, isSlow: boolean): CopyCause {
  const [cause, setCause] = useState<CopyCause>('offline');
  const now = error ? (error instanceof ApiError ? 'server' : 'offline') : isSlow ? 'slow' : cause;
  if (now !== cause) setCause(now);
  return now;
}

const READABLE = ['meetings:read', 'speakers:read', 'pulpit:read'];

/** The copy is read-only: anything that needs the server is hidden. */
function readOnly({ user, capabilities }: OfflineCopy): LiveSession {
  const { meetings, pulpit } = capabilities.canAccessSections;
  return {
    user: { ...user, mustChangePassword: false },
    capabilities: {
      ...capabilities,
      permissions: capabilities.permissions.filter((permission) => READABLE.includes(permission)),
      canAccessSections: { meetings: meetings === true, pulpit: pulpit === true },
      canEdit: {},
      canDelete: {},
      canGeneratePulpit: false,
      canImportData: false,
      canManageCrossWard: false,
      ward: capabilities.ward && { ...capabilities.ward, conflictDetection: false },
    },
  };
}

type SignedIn = {
  session: LiveSession | null;
  offline: Offline;
  /** Why the app can't open: no session, or an error with no offline copy to fall back on. */
  stop: { kind: 'waiting' } | { kind: 'sign-in'; copy: OfflineCopy | null } | { kind: 'failed'; error: unknown } | null;
  openCopy: () => void;
};

/** Who is signed in, according to the server or, when it can't be reached, the offline copy. */
export function useSignedIn(): SignedIn {
  const client = useQueryClient();
  const user = useQuery(currentUserOptions());
  const capabilities = useQuery(capabilitiesOptions());
  const [isOpened, setOpened] = useState(false);
  const live = useMemo(
    () => (user.data && capabilities.data ? { user: user.data, capabilities: capabilities.data } : null),
    [user.data, capabilities.data],
  );
  useEffect(() => {
    if (live) namePerson(live.user.username);
  }, [live]);
  const error = live ? null : (user.error ?? capabilities.error);
  const isSignedOut = isUnauthorized(error);
  const isEnded = isSignedOut && !isLapsed(error);
  useEffect(() => {
    // The stored copy was deleted, so drop it from memory as well.
    if (isEnded) client.setQueryData(copyOptions().queryKey, null);
  }, [client, isEnded]);
  const isSlow = useIsSlow(live === null && error === null);
  const copy = useCopy(isSlow || error !== null);
  const mayOpen = !live && (isSlow || isAway(error)) && copy != null;
  if (mayOpen && !isOpened) setOpened(true);
  if (live && isOpened) setOpened(false);
  const isOpen = !live && isOpened && copy != null && !isEnded;
  useKeepCopy(live?.user.mustChangePassword ? null : live);
  useReading(isOpen);

  const retry = useCallback(() => {
    for (const { queryKey } of [currentUserOptions(), capabilitiesOptions()]) void client.refetchQueries({ queryKey });
  }, [client]);
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      // Refetch what was read offline.
      void client.invalidateQueries({ queryKey: QUERIES.meetings });
    };
  }, [client, isOpen, retry]);

  const session = useMemo(() => live ?? (isOpen && copy ? readOnly(copy) : null), [live, isOpen, copy]);
  const cause = useCause(error, isSlow);
  const hasLapsed = isLapsed(error);
  const isRetrying = isOpen && (user.isFetching || capabilities.isFetching);
  const offline = useMemo(
    (): Offline => ({ isOpen, cause, isLapsed: hasLapsed, retry, isRetrying, signIn: () => setOpened(false) }),
    [isOpen, cause, hasLapsed, retry, isRetrying],
  );
  const stop = session
    ? null
    : isSignedOut
      ? copy === undefined && isLapsed(error)
        ? { kind: 'waiting' as const }
        : { kind: 'sign-in' as const, copy: isLapsed(error) ? (copy ?? null) : null }
      : error && !(copy === undefined && isAway(error))
        ? { kind: 'failed' as const, error }
        : { kind: 'waiting' as const };
  return { session, offline, stop, openCopy: () => setOpened(true) };
}
