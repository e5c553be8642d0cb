import { makeStore } from '#client/lib/store.ts';
import { serverWords } from '#client/lib/api-error.ts';
import { callOutside } from '#client/lib/call.ts';
import { auth } from '#shared/auth/addresses.ts';
import { dropToken, keepToken, rememberSignIn, takeFromAddress } from '#client/lib/token.ts';

/** The one-time sign-in link that the page was opened with: being checked, refused, or none. */
type Entering = { state: 'none' } | { state: 'waiting' } | { state: 'refused'; words: string };

export const enteringByLink = makeStore<Entering>({ state: 'none' });

async function enter(secret: string): Promise<void> {
  try {
    const { token, user } = await callOutside(auth.enterByLink, { body: { secret } });
    dropToken();
    rememberSignIn(user.username, user.wardId);
    keepToken(token);
    enteringByLink.set({ state: 'none' });
  } catch (error) {
    const words = serverWords(error, 'Can’t reach the server. Check your connection and open the link again.');
    enteringByLink.set({ state: 'refused', words });
  }
}

/** Signs in with the one-time link of an address with `?link=…`. */
export function takeLinkFromAddress(): void {
  const secret = takeFromAddress('link');
  if (secret === null) return;
  enteringByLink.set({ state: 'waiting' });
  void enter(secret);
}
