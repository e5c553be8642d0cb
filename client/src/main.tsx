import './ui/theme.css';
import './ui/theme.ts';
import { styleLoaded } from './ui/style-loaded.ts';
import { enteringByLink, takeSignInFromAddress } from './auth/sign-in-link.ts';
import { callAhead, revokeLeft } from './lib/call.ts';
import { sessionKey, signIns } from './lib/token.ts';
import { auth } from '#shared/auth/addresses.ts';
import { fetchAhead } from './app/ahead.ts';
import { APP, LOGIN_PAGE } from './app/pages.ts';
import { quietly } from './lib/lazy-module.ts';
import { showBootError } from './app/boot-error.ts';

// Before anything else: a sign-out without a network still has to reach the server.
void revokeLeft();
window.addEventListener('online', () => void revokeLeft());
takeSignInFromAddress();
// Kept small so the first screen's data is requested before React loads.
const loadApp = () => quietly(APP.load());
let session = sessionKey();
if (session === null) {
  quietly(LOGIN_PAGE.load());
  void callAhead(auth.signInHelp);
  // Whoever begins to sign in needs the rest of the code next.
  window.addEventListener('input', loadApp, { once: true });
  window.addEventListener('pointerdown', loadApp, { once: true });
} else if (enteringByLink.get().state === 'none') fetchAhead();
// Before any screen hears of a sign-in, what it is going to ask for is under way, all at once.
signIns.subscribe(() => {
  const before = session;
  session = sessionKey();
  if (session !== null && session !== before) fetchAhead();
});
const place = styleLoaded.then(() => document.getElementById('root'));
import('./root.tsx').then(
  ({ start }) => place.then((root) => root && start(root)),
  () => place.then((root) => root && showBootError(root)),
);
