import { useQuery } from '@tanstack/react-query';
import { CloudDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyOptions, keptMeeting } from './copy.ts';
import { useOffline } from './offline-context.ts';

/** Whether the shell lies in the worker's cache: without it the app would not open, whatever else is kept. */
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

/** Tells, once it is true, that this meeting can be read without a network. While the copy itself is shown, its age is told instead. */
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
