import { useQuery } from '@tanstack/react-query';
import { CloudDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyOptions, keptMeeting } from './copy.ts';
import { useOffline } from './offline-context.ts';

/** Whether the service worker has cached the app shell. Without it, the app wouldn't open offline. */
function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let cancelled = false;
    void navigator.serviceWorker.ready.then(() => (cancelled ? undefined : setOpens(true)));
    return () => {
      cancelled = true;
    };
  }, []);
  return opens;
}

/** Shown once this meeting is available offline. While the copy itself is open, its age is shown instead. */
export function KeptHint({ id }: { id: number }) {
  const { isOpen } = useOffline();
  const { data: copy } = useQuery(copyOptions());
  const opensOffline = useOpensOffline();
  if (isOpen || !opensOffline || keptMeeting(copy, id) === null) return null;
  return (
    <p data-no-print className="flex items-center gap-1.5 text-sm text-muted">
      <CloudDownload className="size-4 shrink-0" />
      Available offline
    </p>
  );
}
