import './ui/theme.css';
import './ui/theme.ts';
import { enteringByLink, takeLinkFromAddress } from './auth/link.ts';
import { readToken, takeTokenFromAddress } from './lib/token.ts';
import { fetchAhead } from './app/ahead.ts';
import { showBootError } from './app/boot-error.ts';

takeTokenFromAddress();
takeLinkFromAddress();
// Kept small so the first screen's data is requested before React loads.
if (readToken() !== null && enteringByLink.get().state === 'none') fetchAhead();
const place = document.getElementById('root');
if (place)
  import('./root.tsx').then(
    ({ start }) => start(place),
    () => showBootError(place),
  );
