import { lazy, Suspense, useState } from 'react';
import { KeyRound, X } from 'lucide-react';
import { makeOpener } from '#client/lib/opener.ts';
import { Button, IconButton } from '#client/ui/controls/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { useSession } from './session.ts';

const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
);

const { open, close, useIsOpen } = makeOpener();

/** From the sidebar, the menu of the account, and the request below. */
export const openOwnPassword = open;

/** Once in the app. */
export function OwnPasswordHost() {
  const { user } = useSession();
  if (!useIsOpen()) return null;
  return (
    <Suspense fallback={null}>
      <PasswordDialog
        target={{ isSelf: true, username: user.username, needsCurrent: user.needsCurrentPassword }}
        onClose={close}
      />
    </Suspense>
  );
}

/** For somebody whose password was chosen by another: asks, and may be put off until the next sign-in. */
export function PasswordRequest() {
  const { user } = useSession();
  const [putOff, setPutOff] = useState(false);
  if (!user.mustChangePassword || putOff) return null;
  const action = (
    <>
      <Button onClick={openOwnPassword}>Change Password</Button>
      <IconButton icon={X} label="Not now" onClick={() => setPutOff(true)} />
    </>
  );
  return (
    <Notice label="Choose a password of your own" icon={KeyRound} tone="primary" action={action}>
      <b className="font-semibold">Choose a password of your own.</b> Somebody else knows the one you have now, or you
      came in by a link.
    </Notice>
  );
}
