import './ui/theme.css';
import './ui/theme.ts';
import { enteringByLink, takeLinkFromAddress } from './auth/link.ts';
import { readToken, takeTokenFromAddress } from './auth/token.ts';
import { fetchAhead } from './lib/ahead.ts';
import { sayItFailed } from './shell/no-start.ts';

takeTokenFromAddress();
takeLinkFromAddress();
// Small on purpose: what the first screen needs is asked for before React has even come.
if (readToken() !== null && enteringByLink().state === 'none') fetchAhead();
const place = document.getElementById('root');
if (place)
  import('./root.tsx').then(
    ({ start }) => start(place),
    () => sayItFailed(place),
  );
