import { useEffect } from 'react';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { ToastHost } from '#client/ui/feedback/toast.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Logo } from '#client/ui/layout/logo.tsx';
import { ConfirmHost } from '#client/ui/overlays/confirm.tsx';
import { openOwnPassword, OwnPasswordHost } from './own-password.tsx';
import { signOut } from './sign-in.ts';

const TITLE = 'Set your own password';

/**
 * For someone whose password another person knows, or who signed in with a link. The server refuses everything else
 * until they set their own.
 */
export function OwnPasswordPage() {
  useTitle(TITLE);
  useEffect(openOwnPassword, []);
  return (
    <main className="grid min-h-dvh content-start justify-items-center px-4 py-8 md:pt-[max(2rem,50dvh_-_22rem)]">
      <Card className="grid w-full max-w-[400px] gap-4 p-5 sm:p-8">
        <div className="flex items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <h1 className="text-lg">{TITLE}</h1>
        </div>
        <p>Someone else set your current password, or you signed in with a link. Set your own password to continue.</p>
        <Button variant="primary" onClick={openOwnPassword}>
          Change Password
        </Button>
        <Button onClick={signOut}>Sign Out</Button>
      </Card>
      <OwnPasswordHost />
      <ConfirmHost />
      <ToastHost />
    </main>
  );
}
