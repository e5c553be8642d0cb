import { CircleArrowUp, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { takeNewVersion, useHasNewVersion } from './worker.ts';

/** Never shown while there are unsaved changes. */
export function NewVersionNotice() {
  const isReady = useHasNewVersion();
  const [hasOtherTabs, setOtherTabs] = useState(false);
  if (!isReady) return null;
  const reload = (
    <Button icon={RotateCw} onClick={() => void takeNewVersion().then((isTaken) => setOtherTabs(!isTaken))}>
      Reload
    </Button>
  );
  return (
    <Notice label="New version" icon={CircleArrowUp} tone="plain" action={reload}>
      <p role="status" className="text-muted">
        {hasOtherTabs ? 'A new version is ready. Close other planner tabs first.' : 'A new version is ready'}
      </p>
    </Notice>
  );
}
