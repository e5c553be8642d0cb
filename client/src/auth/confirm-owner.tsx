import { lazy, Suspense, useEffect, useState } from 'react';
import { answerDemand } from '#client/lib/demand.ts';

const OwnerDialog = lazy(() => import('./owner-dialog.tsx').then((module) => ({ default: module.OwnerDialog })));

type Answer = (isOwner: boolean) => void;

/** Once in the app: asks for the password or a passkey where the server wants to know that it is still the owner. */
export function ConfirmOwnerHost() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(
    () =>
      answerDemand(
        'confirm_first',
        () => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve])),
      ),
    [],
  );
  if (waiting.length === 0) return null;
  const settle = (isOwner: boolean) => {
    setWaiting([]);
    for (const answer of waiting) answer(isOwner);
  };
  return (
    <Suspense fallback={null}>
      <OwnerDialog onDone={settle} />
    </Suspense>
  );
}
