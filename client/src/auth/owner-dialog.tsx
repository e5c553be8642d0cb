import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { wordsOf } from '#client/lib/api-error.ts';
import { call } from '#client/lib/call.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { PasswordInput } from '#client/ui/controls/password-input.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { auth } from '#shared/auth/addresses.ts';
import { NOT_ENTERED, PasskeyFailure } from './passkeys/failure.ts';
import { hasWebAuthn } from './passkeys/support.ts';
import { useSession } from './session.ts';

/** The action continues automatically afterward; closing it leaves everything as it was. */
export function OwnerDialog({ onDone }: { onDone: (isOwner: boolean) => void }) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);

  const show = async (way: 'password' | 'passkey', prove: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(way);
    setWords('');
    try {
      await prove();
      onDone(true);
    } catch (error) {
      setWords(error instanceof PasskeyFailure ? error.message : way === 'passkey' ? NOT_ENTERED : wordsOf(error));
      setBusy(null);
    }
  };
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setWords('Password is required');
    else void show('password', () => call(auth.confirm, { body: { password } }));
  };
  const byPasskey = () =>
    show('passkey', async () => {
      const { confirmWithPasskey } = await import('./passkeys/sign-in-with-passkey.ts');
      await confirmWithPasskey(user.username);
    });
  const footer = (
    <>
      <Button onClick={() => onDone(false)}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy === 'password'} busyText="Checking...">
        Confirm
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onRequestClose={() => onDone(false)}
      size="sm"
      title="Confirm it’s you"
      onSubmit={byPassword}
      footer={footer}
    >
      <div className="grid gap-4">
        <p className="text-muted">Enter your password to continue. You won’t be asked again for five minutes.</p>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        <Field label="Your password" error={words}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {hasWebAuthn() ? (
          <Button icon={KeyRound} busy={busy === 'passkey'} busyText="Waiting for your device..." onClick={byPasskey}>
            Use a Passkey
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
