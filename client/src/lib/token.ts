import { clearStorage } from './storage.ts';
import { forgetCopy, isCopyOf } from './copy-name.ts';

/** What this browser remembers about the sign-in. The token grants access; the others only fill in the form. */
const TOKEN = 'authToken';
const LAST_USERNAME = 'lastUsername';
const LAST_WARD = 'lastWardId';
const WORKING_WARD = 'workingWardId';
/** Progress of meetings in the pulpit view, kept while signed in. */
export const PULPIT_TICKS = 'pulpitTicks';
/** Whose token it is, as far as this browser knows; where it does not, something that no other sign-in has. */
const PERSON = 'signedInAs';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
// Signing in or out in one tab reaches the others.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN || event.key === null) tell();
});

export const readToken = (): string | null => localStorage.getItem(TOKEN);
export const lastUsername = (): string => localStorage.getItem(LAST_USERNAME) ?? '';

export function subscribeToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts sign-ins in this tab. The same person signing in elsewhere doesn't affect unsaved input here. */
let signIns = 0;

/**
 * Changes when someone signs in here, when someone else signs in elsewhere, or when the working ward changes; null when
 * signed out.
 */
export const sessionKey = (): string | null =>
  readToken() === null ? null : `${signIns} ${localStorage.getItem(PERSON) ?? ''} ${workingWard() ?? ''}`;

/** Unsaved input and check marks belong to one person only. */
function forgetInput(): void {
  localStorage.removeItem(PULPIT_TICKS);
  sessionStorage.clear();
  clearStorage();
}

/**
 * `username` is set when the server has just confirmed whose token it is, so a person's own offline copy survives
 * signing in again.
 */
export function keepToken(token: string, username: string | null = null): void {
  if (readToken() !== token) {
    // The previous person may not have signed out.
    if (username === null || localStorage.getItem(PERSON) !== username) forgetInput();
    if (!isCopyOf(username)) forgetCopy();
  }
  // Set before the token, because other tabs react to the token.
  localStorage.setItem(PERSON, username ?? `by link ${Date.now()}`);
  localStorage.setItem(TOKEN, token);
  signIns += 1;
  tell();
}

export function rememberSignIn(username: string, wardId: number | null): void {
  localStorage.setItem(LAST_USERNAME, username);
  if (wardId === null) localStorage.removeItem(LAST_WARD);
  else localStorage.setItem(LAST_WARD, String(wardId));
}

/** Deletes the token and everything stored for this person. */
export function dropToken(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(PERSON);
  localStorage.removeItem(WORKING_WARD);
  forgetInput();
  forgetCopy();
  tell();
}

/** The ward picked by someone who manages several; null for their own. */
export function workingWard(): number | null {
  const kept = Number(localStorage.getItem(WORKING_WARD));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
}

export function pickWorkingWard(wardId: number | null): void {
  if (wardId === null) localStorage.removeItem(WORKING_WARD);
  else localStorage.setItem(WORKING_WARD, String(wardId));
  tell();
}

/** Stores a token from the address and removes it from there, before anything else runs. */
export function takeTokenFromAddress(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (!token) return;
  address.searchParams.delete('token');
  window.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`);
  localStorage.removeItem(WORKING_WARD);
  keepToken(token);
}
