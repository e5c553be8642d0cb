import { CloudDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useToday } from '#client/auth/session.ts';
import { useRested } from '#client/lib/module-view.tsx';
import { cx } from '#client/ui/cx.ts';
import { addDays } from '#shared/calendar/sundays.ts';
import { KEPT_MEETINGS, keptMeeting, useCopy } from './copy.ts';
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

/** About as far as the next meetings that are kept. */
const KEPT_DAYS = KEPT_MEETINGS * 7 - 1;

/**
 * Shown once this meeting is available offline; until the copy and the shell are there, `keepsPlace` keeps its place free. While
 * the copy itself is open, its age is shown instead.
 */
export function KeptHint({ id, date, keepsPlace = false }: { id: number; date: string; keepsPlace?: boolean }) {
  const { isOpen } = useOffline();
  const today = useToday();
  const copy = useCopy(useRested());
  const opensOffline = useOpensOffline();
  if (isOpen || !('serviceWorker' in navigator)) return null;
  const isExpected = copy ? keptMeeting(copy, id) !== null : date >= today && date <= addDays(today, KEPT_DAYS);
  if (!isExpected) return null;
  const isKept = opensOffline && Boolean(copy);
  if (!isKept && !keepsPlace) return null;
  return (
    <p data-no-print className={cx('flex items-center gap-1.5 text-sm text-muted', isKept ? null : 'invisible')}>
      <CloudDownload className="size-4 shrink-0" />
      Available offline
    </p>
  );
}
