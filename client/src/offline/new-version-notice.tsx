import { RotateCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { hasNewVersion, subscribeNewVersion, takeNewVersion } from './worker.ts';

/** Quiet, and never while something is typed and not saved. */
export function NewVersionNotice() {
  const isReady = useSyncExternalStore(subscribeNewVersion, hasNewVersion);
  const [hasOtherTabs, setOtherTabs] = useState(false);
  if (!isReady) return null;
  return (
    <section aria-label="New version" data-no-print className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4">
      <p role="status" className="min-w-0 flex-1 basis-52 text-muted">
        {hasOtherTabs ? 'A new version is ready. Close the other tabs of the planner first.' : 'A new version is ready'}
      </p>
      <Button icon={RotateCw} onClick={() => void takeNewVersion().then((isTaken) => setOtherTabs(!isTaken))}>
        Reload
      </Button>
    </section>
  );
}
