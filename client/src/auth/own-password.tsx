import { lazy, Suspense, useEffect } from 'react';
import { answerDemand } from '#client/lib/demand.ts';
import { makeOpener } from '#client/lib/use-store.ts';
import { useSession } from './session.ts';

const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
);

const { open, close, useIsOpen } = makeOpener();

/** From the sidebar, the menu of the account, and the page for those who have to. */
export const openOwnPassword = open;

const waiting = new Set<(isSet: boolean) => void>();
const askForOwnPassword = () =>
  new Promise<boolean>((resolve) => {
    waiting.add(resolve);
    open();
  });

function finish(isSet: boolean): void {
  close();
  for (const resolve of waiting) resolve(isSet);
  waiting.clear();
}

/** Mounted once in the app. */
export function OwnPasswordHost() {
  const { user } = useSession();
  useEffect(() => answerDemand('set_password_first', askForOwnPassword), []);
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <PasswordDialog
        target={{
          isSelf: true,
          username: user.username,
          needsCurrent: user.needsCurrentPassword,
          isForced: user.mustChangePassword,
        }}
        onClose={() => finish(false)}
        onSaved={() => finish(true)}
      />
    </Suspense>
  );
}
