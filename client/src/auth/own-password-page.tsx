import { useEffect } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { ToastHost } from '#client/ui/feedback/toast.tsx';
import { ConfirmHost } from '#client/ui/overlays/confirm.tsx';
import { CardPage } from './card-page.tsx';
import { openOwnPassword, OwnPasswordHost } from './own-password.tsx';
import { signOut } from './sign-in.ts';

/**
 * For someone whose password another person knows, or who signed in with a link. The server refuses everything else
 * until they set their own.
 */
export function OwnPasswordPage() {
  useEffect(openOwnPassword, []);
  return (
    <CardPage
      title="Set your own password"
      hosts={
        <>
          <OwnPasswordHost />
          <ConfirmHost />
          <ToastHost />
        </>
      }
    >
      <p>Someone else set your current password, or you signed in with a link. Set your own password to continue.</p>
      <Button variant="primary" onClick={openOwnPassword}>
        Change Password
      </Button>
      <Button onClick={signOut}>Sign Out</Button>
    </CardPage>
  );
}
