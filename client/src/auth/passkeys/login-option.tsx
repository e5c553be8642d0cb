import { Fingerprint, KeyRound } from 'lucide-react';
import { Button } from '#client/ui/controls/button.tsx';
import { notify } from '#client/lib/notify.ts';
import { PRODUCT } from '#shared/product.ts';
import { NOT_ENTERED, PasskeyFailure } from './failure.ts';
import { hasWebAuthn } from './support.ts';

/** Lazy-loaded, since most people sign in with a password. Returns null on success, otherwise the reason. */
async function enter(username: string | null): Promise<string | null> {
  try {
    const { signInWithPasskey } = await import('./sign-in-with-passkey.ts');
    await signInWithPasskey(username);
    notify({ title: 'Welcome back!', description: `Welcome to the ${PRODUCT.title}`, isPassing: true });
    return null;
  } catch (error) {
    return error instanceof PasskeyFailure ? error.message : NOT_ENTERED;
  }
}

type Props = {
  username: string;
  isRemembered: boolean;
  hasPassword: boolean;
  /** Which sign-in is in progress, if any. */
  busy: 'biometric' | 'passkey' | 'password' | null;
  onBusy: (busy: 'biometric' | 'passkey' | null) => void;
  /** Shows the failure in the form; null clears it. */
  onFailure: (failure: { title: string; words: string } | null) => void;
};

/** Sign-in without a password: for the typed username or, without one, with any passkey. */
export function LoginOption({ username, isRemembered, hasPassword, busy, onBusy, onFailure }: Props) {
  const name = username.trim();
  const start = async (kind: 'biometric' | 'passkey') => {
    if (busy) return;
    onBusy(kind);
    onFailure(null);
    const words = await enter(kind === 'biometric' ? name : null);
    if (words === null) return;
    onFailure({ title: 'Authentication Failed', words });
    onBusy(null);
  };
  return (
    <>
      {name !== '' || isRemembered ? (
        <div className="grid gap-2">
          <p className="text-center text-sm text-muted">
            {isRemembered && !hasPassword ? 'Use your biometric to sign in quickly' : 'Or use biometric authentication'}
          </p>
          <Button
            icon={Fingerprint}
            disabled={name === ''}
            busy={busy === 'biometric'}
            busyText="Waiting for your device..."
            onClick={() => void start('biometric')}
          >
            Sign In with Biometrics
          </Button>
        </div>
      ) : null}
      {name === '' && hasWebAuthn() ? (
        // As tall as the option above, so nothing moves when a username is typed.
        <div className="grid gap-2">
          <p className="text-center text-sm text-muted">Or without a username</p>
          <Button
            icon={KeyRound}
            busy={busy === 'passkey'}
            busyText="Waiting for your device..."
            onClick={() => void start('passkey')}
          >
            Sign In with a Passkey
          </Button>
        </div>
      ) : null}
    </>
  );
}
