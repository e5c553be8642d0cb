import './ui/theme.css';
import './ui/theme.ts';
import { enteringByLink, takeSignInFromAddress } from './auth/sign-in-link.ts';
import { revokeLeft } from './lib/call.ts';
import { readToken } from './lib/token.ts';
import { fetchAhead } from './app/ahead.ts';
import { LOGIN_PAGE } from './app/pages.ts';
import { quietly } from './lib/lazy-module.ts';
import { showBootError } from './app/boot-error.ts';

// Before anything else: a sign-out without a network still has to reach the server.
void revokeLeft();
window.addEventListener('online', () => void revokeLeft());
takeSignInFromAddress();
// Kept small so the first screen's data is requested before React loads.
if (readToken() === null) quietly(LOGIN_PAGE.load());
else if (enteringByLink.get().state === 'none') fetchAhead();
const place = document.getElementById('root');
if (place)
  import('./root.tsx').then(
    ({ start }) => start(place),
    () => showBootError(place),
  );
