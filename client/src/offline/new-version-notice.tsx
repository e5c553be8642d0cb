import { useQueryClient } from '@tanstack/react-query';
import { CircleArrowUp, RotateCw } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { painted } from '#client/ui/painted.ts';
import { othersClosed } from './other-tabs.ts';
import { takeNewVersion, useHasNewVersion } from './worker.ts';

/** Looks again once a save has ended and its form has been drawn: nothing may be unsaved any more. */
function useLookAfterSaves(): void {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe(() => {
        if (client.isMutating() === 0) void painted().then(lookAgain);
      }),
    [client],
  );
}

/** Never shown while there are unsaved changes. */
export function NewVersionNotice() {
  useLookAfterSaves();
  const isReady = useHasNewVersion();
  const [hasOtherTabs, setOtherTabs] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!hasOtherTabs) return;
    const gone = new AbortController();
    othersClosed(gone.signal).then(
      () => setOtherTabs(false),
      () => undefined,
    );
    return () => gone.abort();
  }, [hasOtherTabs]);
  if (!isReady) return null;
  const take = async () => {
    setAsking(true);
    setOtherTabs(!(await takeNewVersion()));
    setAsking(false);
  };
  const reload = (
    <Button icon={RotateCw} busy={isAsking} onClick={() => void take()}>
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
