import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError, wordsOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/controls/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { Input } from '#client/ui/controls/input.tsx';
import { PasswordInput } from '#client/ui/controls/password-input.tsx';
import { notify } from '#client/lib/notify.ts';
import { ToastHost } from '#client/ui/feedback/toast.tsx';
import { LoginOption } from './passkeys/login-option.tsx';
import { Logo } from '#client/ui/layout/logo.tsx';
import { PRODUCT } from '#shared/product.ts';
import type { SignInHelp } from '#shared/auth/schema.ts';
import { enteringByLink } from './sign-in-link.ts';
import { CrossWardNotice } from './cross-ward-notice.tsx';
import { DemoUsers } from './demo-users.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { signInWithPassword, signInHelp } from './sign-in.ts';
import { lastUsername } from '#client/lib/token.ts';

const FAILED = 'Login Failed';
type Way = 'password' | 'biometric' | 'passkey';
type Refusal = { title: string; words: string };
/** `device`: signing in without a password failed. */
type Errors = { username?: string; password?: string; form?: Refusal; device?: Refusal };

/** `notice` is shown above the form, such as the offline copy after a session expires. */
export function LoginPage({ notice = null }: { notice?: ReactNode }) {
  const [username, setUsername] = useState(lastUsername);
  const [isRemembered] = useState(() => lastUsername() !== '');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>(() => {
    const entering = enteringByLink.get();
    return entering.state === 'refused' ? { form: { title: FAILED, words: entering.words } } : {};
  });
  const [busy, setBusy] = useState<Way | null>(null);
  const [demo, setDemo] = useState<SignInHelp['demo']>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    document.title = PRODUCT.title;
    // If this fails, only the list of demo users is missing.
    signInHelp().then(
      (help) => setDemo(help.demo),
      () => undefined,
    );
  }, []);

  const enter = async (name: string, secret: string) => {
    setBusy('password');
    setErrors({});
    try {
      await signInWithPassword(name, secret);
      notify({ title: 'Login Successful', description: `Welcome to the ${PRODUCT.title}`, isPassing: true });
    } catch (error) {
      setErrors({ form: { title: FAILED, words: wordsOf(error) } });
      setBusy(null);
      if (error instanceof ApiError && error.status === 401)
        form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {};
    if (username.trim() === '') missing.username = 'Username is required';
    if (password === '') missing.password = 'Password is required';
    setErrors(missing);
    const first = missing.username ? 'username' : missing.password ? 'password' : null;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else if (!busy) void enter(username.trim(), password);
  };

  return (
    <main className="grid min-h-dvh content-start justify-items-center gap-4 px-4 py-8 md:pt-[max(2rem,50dvh_-_22rem)]">
      <CrossWardNotice hasDemo={demo?.hasLogin === true} />
      {notice}
      <Card className="grid w-full max-w-[400px] gap-4 p-5 sm:p-8">
        <div className="mb-2 flex items-center gap-3">
          <Logo className="size-10 shrink-0" />
          <div className="min-w-0">
            <h1 className="text-lg">{PRODUCT.title}</h1>
            <p className="text-muted">{PRODUCT.signInPrompt}</p>
          </div>
        </div>
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4" aria-busy={busy !== null}>
          <Field label="Username" error={errors.username} className="error-above">
            <Input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={username === ''}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </Field>
          <Field label="Password" error={errors.password} className="error-above">
            <PasswordInput
              name="password"
              autoComplete="current-password"
              autoFocus={username !== ''}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy === 'password'} busyText="Signing in...">
            Sign In
          </Button>
          <Refused refusal={errors.form} />
          <LoginOption
            username={username}
            isRemembered={isRemembered}
            hasPassword={password !== ''}
            busy={busy}
            onBusy={setBusy}
            onFailure={(device) => setErrors(device ? { device } : {})}
          />
          <Refused refusal={errors.device} />
        </form>
        <ForgotPassword username={username.trim()} />
        {demo ? (
          <DemoUsers demo={demo} onPick={(name) => void enter(name, demo.password)} isSending={busy !== null} />
        ) : null}
      </Card>
      <p className="max-w-[400px] text-center text-xs text-muted">{PRODUCT.disclaimer}</p>
      <ToastHost />
    </main>
  );
}

/** Below the button that was pressed, which stays where it is. */
const Refused = ({ refusal }: { refusal: Refusal | undefined }) =>
  refusal ? (
    <div role="alert" className="rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm text-danger">
      <p className="font-semibold">{refusal.title}</p>
      <p>{refusal.words}</p>
    </div>
  ) : null;
