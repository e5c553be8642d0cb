import { callOutside } from '#client/lib/call.ts';
import { auth } from '#shared/auth/addresses.ts';
import { dropToken, keepToken, rememberSignIn } from '#client/lib/token.ts';
import { mayLeave } from '#client/lib/leave-guard.ts';

/** A short delay so the success toast is seen before the page changes. */
const REFRESH_AFTER_MS = 100;

export async function signIn(username: string, password: string): Promise<void> {
  const { token, user } = await callOutside(auth.login, { body: { username, password } });
  keepSignIn(token, username, user.wardId);
}

export function keepSignIn(token: string, username: string, wardId: number | null): void {
  rememberSignIn(username, wardId);
  setTimeout(() => keepToken(token, username), REFRESH_AFTER_MS);
}

/** Clears the session locally first, because signing out must work offline. */
export function signOut(): void {
  const leaving = callOutside(auth.logout, {}).catch(() => undefined);
  dropToken();
  window.history.replaceState(null, '', '/');
  void leaving;
}

export const signInHelp = () => callOutside(auth.signInHelp, {});

/** Signing out discards unsaved changes, so it asks first. */
export async function leaveAndSignOut(): Promise<void> {
  if (await mayLeave()) signOut();
}
