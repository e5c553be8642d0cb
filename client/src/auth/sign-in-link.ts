import { makeStore } from '#client/lib/store.ts';
import { serverWords } from '#client/lib/api-error.ts';
import { callOutside } from '#client/lib/call.ts';
import { notify } from '#client/lib/notify.ts';
import { keepToken, pickWorkingWard, readToken, rememberSignIn, takeFromAddress } from '#client/lib/token.ts';
import { auth } from '#shared/auth/addresses.ts';
import type { SignedInUser } from '#shared/auth/schema.ts';
import { leaveSession } from './sign-in.ts';

/** Someone is signed in here already. Nothing of theirs ends before they have said so. */
export type SignInQuestion = {
  state: 'asking';
  present: SignedInUser;
  /** Whom the link signs in; null for a one-time link, which doesn't say so before it is used. */
  newcomer: SignedInUser | null;
  enter: () => Promise<void>;
};
/** The sign-in that the page was opened with: being checked, refused, asked about, or none. */
type Entering = { state: 'none' } | { state: 'waiting' } | { state: 'refused'; words: string } | SignInQuestion;

export const enteringByLink = makeStore<Entering>({ state: 'none' });

const AWAY = 'Can’t reach the server. Check your connection and open the link again.';

export const stayHere = (): void => enteringByLink.set({ state: 'none' });

/** Told on the sign-in form, or to whoever stays signed in. */
export function refuseLink(words = AWAY): void {
  if (readToken() === null) return enteringByLink.set({ state: 'refused', words });
  stayHere();
  return notify({ kind: 'error', title: 'Login Failed', description: words });
}

export async function signInByLink(secret: string): Promise<void> {
  enteringByLink.set({ state: 'waiting' });
  try {
    const { token, user } = await callOutside(auth.enterByLink, { body: { secret } });
    leaveSession();
    rememberSignIn(user.username, user.wardId);
    keepToken(token, user.username);
    stayHere();
  } catch (error) {
    refuseLink(serverWords(error, AWAY));
  }
}

/** Signs in with the one-time link of an address with `?link=…`, or with the token of one with `?token=…`. */
export function takeSignInFromAddress(): void {
  const link = takeFromAddress('link');
  const token = takeFromAddress('token');
  const present = readToken();
  if (link === null && (token === null || token === present)) return;
  if (present !== null) {
    enteringByLink.set({ state: 'waiting' });
    import('./someone-here.ts').then(
      ({ considerLink }) => considerLink(present, link, token ?? ''),
      () => refuseLink(),
    );
  } else if (link !== null) void signInByLink(link);
  else if (token !== null) {
    pickWorkingWard(null);
    keepToken(token);
  }
}
