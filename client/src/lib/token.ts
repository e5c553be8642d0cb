import { forgetCopy, isCopyOf } from './copy-name.ts';
import { keysFrom, load, ofTab, remove, save, TYPED } from './storage.ts';
import { makeStore } from './store.ts';

/** What this browser remembers about the sign-in. The token grants access; the others only fill in the form. */
const TOKEN = 'authToken';
const LAST_USERNAME = 'lastUsername';
const LAST_WARD = 'lastWardId';
const WORKING_WARD = 'workingWardId';
/** Progress of meetings in the pulpit view, kept while signed in. */
export const PULPIT_TICKS = 'pulpitTicks';
/** The screen that this person begins with: its code is on its way before the server has said who they are. */
export const HOME_SECTION = 'homeSection';
/** Whose token it is, as far as this browser knows; where it does not, something that no other sign-in has. */
const PERSON = 'signedInAs';
const BY_LINK = 'by link ';

/** Counts sign-ins in this tab. The same person signing in elsewhere doesn't affect unsaved input here. */
export const signIns = makeStore(0);
const tell = () => signIns.set(signIns.get());
/** Whom this tab works for, and the token it last knew of; another tab may have signed them out by now. */
let person = load(PERSON);
let token = load(TOKEN);
/** Counts the people this tab has worked for. */
let people = 0;
function become(now: string | null): void {
  if (now !== person) people += 1;
  person = now;
}
/** A tab without a ward of its own begins with the one that was picked last. */
function settle(): void {
  if (ofTab.load(WORKING_WARD) === null) ofTab.save(WORKING_WARD, load(WORKING_WARD) ?? '');
}
settle();
/** Signing in or out in one tab reaches the others, with all that they keep for the person. */
export function followOthers(): void {
  const now = readToken() === null ? null : load(PERSON);
  if (now !== person) ofTab.clear();
  become(now);
  token = readToken();
  settle();
  tell();
}
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN || key === null) followOthers();
});

export const readToken = (): string | null => load(TOKEN);

/**
 * Another tab has signed out or signed in someone else, and this one has not heard of it, or not yet: it still shows the
 * person before.
 */
export const hasPersonLeft = (): boolean => readToken() !== token && load(PERSON) !== person;

export const lastUsername = (): string => load(LAST_USERNAME) ?? '';

/**
 * Changes when someone signs in here, when someone else signs in elsewhere, or when the working ward changes; null when
 * signed out.
 */
export const sessionKey = (): string | null =>
  readToken() === null ? null : `${signIns.get()} ${people} ${workingWard() ?? ''}`;

/** Unsaved input, check marks, the ward that was picked, and the first screen belong to one person only. */
function forgetInput(): void {
  for (const key of [PULPIT_TICKS, WORKING_WARD, HOME_SECTION, ...keysFrom(TYPED)]) remove(key);
  ofTab.clear();
}

/**
 * `username` is set when the server has just confirmed whose token it is, so a person's own offline copy survives
 * signing in again.
 */
export function keepToken(granted: string, username: string | null = null): void {
  if (readToken() !== granted) {
    // The previous person may not have signed out.
    if (username === null || load(PERSON) !== username) forgetInput();
    if (!isCopyOf(username)) forgetCopy();
  }
  // Set before the token, because other tabs react to the token.
  become(username ?? BY_LINK + Date.now());
  token = granted;
  save(PERSON, person ?? '');
  save(TOKEN, granted);
  settle();
  signIns.set(signIns.get() + 1);
}

/** The server has said whose token a link brought. Nothing begins anew, and the same person may sign in again elsewhere. */
export function namePerson(username: string): void {
  if (!person?.startsWith(BY_LINK)) return;
  if (load(PERSON) === person) save(PERSON, username);
  person = username;
}

/** Another token of the person who is signed in here. */
export function renewToken(granted: string): void {
  token = granted;
  save(TOKEN, granted);
  signIns.set(signIns.get() + 1);
}

export function rememberSignIn(username: string, wardId: number | null): void {
  save(LAST_USERNAME, username);
  if (wardId === null) remove(LAST_WARD);
  else save(LAST_WARD, String(wardId));
}

/** Deletes the token and everything stored for this person. */
export function dropToken(): void {
  become(null);
  token = null;
  remove(PERSON);
  remove(TOKEN);
  forgetInput();
  forgetCopy();
  tell();
}

/**
 * The ward picked by someone who manages several; null for their own. A tab stays in its ward, whatever is picked in another:
 * what it shows is what it changes.
 */
export function workingWard(): number | null {
  const wardId = Number(ofTab.load(WORKING_WARD));
  return Number.isInteger(wardId) && wardId > 0 ? wardId : null;
}

export function pickWorkingWard(wardId: number | null): void {
  const picked = String(wardId ?? '');
  ofTab.save(WORKING_WARD, picked);
  save(WORKING_WARD, picked);
  tell();
}

/** Whose input this tab keeps, and for which ward; null once they have signed out. */
export const inputOwner = (): string | null => (person === null ? null : `${person} ${workingWard() ?? ''}`);

export class PersonLeft extends Error {
  override readonly name = 'PersonLeft';
}

/** For what this person's screens ask for and save, however late: throws `PersonLeft` once this tab is someone else's. */
export function whileHere(): () => void {
  const here = () => `${people} ${workingWard() ?? ''}`;
  const began = here();
  return () => {
    if (here() !== began) throw new PersonLeft('The person whose screen this is has left');
  };
}

/** A secret of the address, which is removed from there before anything else sees it. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(window.location.href);
  const secret = address.searchParams.get(name);
  if (!secret) return null;
  address.searchParams.delete(name);
  window.history.replaceState(null, '', `${address.pathname.replace(/^\/{2,}/, '/')}${address.search}${address.hash}`);
  return secret;
}
