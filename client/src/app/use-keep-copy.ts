import { QUERIES } from '#client/lib/query-keys.ts';
import { RESTED_MS } from '#client/lib/module-view.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meetingViewOf } from '#shared/access/roles.ts';
import type { LiveSession } from './take-copy.ts';

const KEPT_KEYS: readonly unknown[] = [...QUERIES.meetings, ...QUERIES.pulpit];

/** Without a service worker the app can't open offline, so a copy would be useless. */
const canOpenOffline = () =>
  import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator && 'indexedDB' in window;

/** Takes the offline copy some time after sign-in and whenever meetings or sheets are refetched. */
export function useKeepCopy(session: LiveSession | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!session?.capabilities.ward || meetingViewOf(session.capabilities.role) === 'nothing' || !canOpenOffline())
      return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const take = async () => {
      try {
        const { takeCopy } = await import('./take-copy.ts');
        await takeCopy(client, session, leaving.signal);
      } catch {
        // The connection may be down. The next response triggers another try.
      }
    };
    const takeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void take(), RESTED_MS);
    };
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && KEPT_KEYS.includes(event.query.queryKey[0]))
        takeSoon();
    });
    takeSoon();
    return () => {
      clearTimeout(timer);
      stop();
      leaving.abort();
    };
  }, [client, session]);
}
