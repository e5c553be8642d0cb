import { callOutside, revokeLeft } from '#client/lib/call.ts';
import { addToRevoke } from '#client/lib/revoke.ts';
import { PATHS } from '#client/paths.ts';
import { auth } from '#shared/auth/addresses.ts';
import { dropToken, keepToken, readToken, rememberSignIn } from '#client/lib/token.ts';

/** A short delay so the success toast is seen before the page changes. */
const REFRESH_AFTER_MS = 100;

export async function signInWithPassword(username: string, password: string): Promise<void> {
  const { token, user } = await callOutside(auth.login, { body: { username, password } });
  keepSignIn(token, username, user.wardId);
}

export function keepSignIn(token: string, username: string, wardId: number | null): void {
  rememberSignIn(username, wardId);
  setTimeout(() => {
    // The form's own address would stay above the screens behind it.
    if (window.location.pathname === PATHS.login) window.history.replaceState(null, '', PATHS.dashboard);
    keepToken(token, username);
  }, REFRESH_AFTER_MS);
}

/** Clears the session locally first; the server hears of it as soon as it can be reached. */
export function leaveSession(): void {
  const token = readToken();
  if (token) addToRevoke(token);
  dropToken();
  void revokeLeft();
}

/** `keep` stores another token in place of `old`, whose session ends as if it were left; a person's own copy and input stay. */
export function replaceSession(old: string, keep: () => void): void {
  addToRevoke(old);
  keep();
  void revokeLeft();
}

export function signOut(): void {
  leaveSession();
  window.history.replaceState(null, '', '/');
}

export const signInHelp = () => callOutside(auth.signInHelp, {});
