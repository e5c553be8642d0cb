import { call } from '#client/lib/call.ts';
import { auth } from '#shared/auth/contract.ts';
import { dropToken, keepToken, rememberSignIn } from './token.ts';

/** The screen stays as it is for this long, so that the notice of success is seen before the page changes. */
const REFRESH_AFTER_MS = 100;

export async function signIn(username: string, password: string): Promise<void> {
  const { token, user } = await call(auth.login, { body: { username, password } });
  rememberSignIn(username, user.wardId);
  setTimeout(() => keepToken(token), REFRESH_AFTER_MS);
}

/** Forgets first and tells the server after: leaving must work without a network, too. */
export function signOut(): void {
  const leaving = call(auth.logout).catch(() => undefined);
  dropToken();
  window.history.replaceState(null, '', '/');
  void leaving;
}

export const signInHelp = () => call(auth.signInHelp);
