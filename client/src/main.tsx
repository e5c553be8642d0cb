import './ui/theme.css';
import './ui/theme.ts';
import { enteringByLink, takeLinkFromAddress } from './auth/link.ts';
import { readToken, takeTokenFromAddress } from './lib/token.ts';
import { fetchAhead } from './app/ahead.ts';
import { showBootError } from './app/boot-error.ts';

takeTokenFromAddress();
takeLinkFromAddress();
// Small on purpose: what the first screen needs is asked for before React has even come.
if (readToken() !== null && enteringByLink.get().state === 'none') fetchAhead();
const place = document.getElementById('root');
if (place)
  import('./root.tsx').then(
    ({ start }) => start(place),
    () => showBootError(place),
  );
