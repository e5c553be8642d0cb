import { forgetCopy, isCopyOf } from './copy-name.ts';
import { keysFrom, load, remove, save, TYPED } from './storage.ts';
import { makeStore } from './store.ts';

/** What this browser remembers about the sign-in. The token grants access; the others only fill in the form. */
const TOKEN = 'authToken';
const LAST_USERNAME = 'lastUsername';
const LAST_WARD = 'lastWardId';
const WORKING_WARD = 'workingWardId';
/** Progress of meetings in the pulpit view, kept while signed in. */
export const PULPIT_TICKS = 'pulpitTicks';
/** Whose token it is, as far as this browser knows; where it does not, something that no other sign-in has. */
const PERSON = 'signedInAs';

/** Counts sign-ins in this tab. The same person signing in elsewhere doesn't affect unsaved input here. */
export const signIns = makeStore(0);
const tell = () => signIns.set(signIns.get());
// Signing in or out in one tab reaches the others.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN || event.key === null) tell();
});

export const readToken = (): string | null => load(TOKEN);
export const lastUsername = (): string => load(LAST_USERNAME) ?? '';

/**
 * Changes when someone signs in here, when someone else signs in elsewhere, or when the working ward changes; null when
 * signed out.
 */
export const sessionKey = (): string | null =>
  readToken() === null ? null : `${signIns.get()} ${load(PERSON) ?? ''} ${workingWard() ?? ''}`;

/** Unsaved input and check marks belong to one person only. */
function forgetInput(): void {
  for (const key of [PULPIT_TICKS, ...keysFrom(TYPED)]) remove(key);
  try {
    sessionStorage.clear();
  } catch {
    // Where it is forbidden, nothing can have been kept in it.
  }
}

/**
 * `username` is set when the server has just confirmed whose token it is, so a person's own offline copy survives
 * signing in again.
 */
export function keepToken(token: string, username: string | null = null): void {
  if (readToken() !== token) {
    // The previous person may not have signed out.
    if (username === null || load(PERSON) !== username) forgetInput();
    if (!isCopyOf(username)) forgetCopy();
  }
  // Set before the token, because other tabs react to the token.
  save(PERSON, username ?? `by link ${Date.now()}`);
  save(TOKEN, token);
  signIns.set(signIns.get() + 1);
}

export function rememberSignIn(username: string, wardId: number | null): void {
  save(LAST_USERNAME, username);
  if (wardId === null) remove(LAST_WARD);
  else save(LAST_WARD, String(wardId));
}

/** Deletes the token and everything stored for this person. */
export function dropToken(): void {
  remove(TOKEN);
  remove(PERSON);
  remove(WORKING_WARD);
  forgetInput();
  forgetCopy();
  tell();
}

/** The ward picked by someone who manages several; null for their own. */
export function workingWard(): number | null {
  const kept = Number(load(WORKING_WARD));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
}

export function pickWorkingWard(wardId: number | null): void {
  if (wardId === null) remove(WORKING_WARD);
  else save(WORKING_WARD, String(wardId));
  tell();
}

/** A secret of the address, which is removed from there before anything else sees it. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(window.location.href);
  const secret = address.searchParams.get(name);
  if (!secret) return null;
  address.searchParams.delete(name);
  window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`);
  return secret;
}

/** Keeps the sign-in of an address with `?token=…`. */
export function takeTokenFromAddress(): void {
  const token = takeFromAddress('token');
  if (token === null) return;
  remove(WORKING_WARD);
  keepToken(token);
}
