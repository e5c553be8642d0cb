import { OFFLINE_MARK, PROGRAM_FONTS } from './program-html.ts';

/** Told with a program: the day on which its copy is of no more use. */
export const UNTIL_HEADER = 'X-Program-Until';
/** The ward's time zone, in which the copy says from when it is, wherever the phone is. */
export const ZONE_HEADER = 'X-Program-Zone';

/** The connection of a full chapel may be worse than none. */
const PATIENCE_MS = 8_000;

/**
 * The worker of one public program. The server always comes first, so a new program and a withdrawn one take effect with the next
 * look; without a connection, the copy of a program is shown with its time until its Sunday is over.
 */
export const WORKER_SCRIPT = `const page = self.location.pathname.replace(/\\/worker\\.js$/, '');
const store = 'program ' + page;
const seen = 'X-Program-Seen';
const fonts = ${JSON.stringify(PROGRAM_FONTS)};
const today = (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date());

async function forget() {
  await caches.delete(store);
}
async function keep(response) {
  if (!response.headers.has('${UNTIL_HEADER}')) return forget();
  const headers = new Headers(response.headers);
  headers.set(seen, new Date().toISOString());
  const cache = await caches.open(store);
  await cache.put(page, new Response(await response.blob(), { headers }));
  // The letters that the page has just asked for come from the browser's own cache. It can be read without them.
  await cache.addAll(fonts).catch(() => {});
}
async function copy() {
  const found = await caches.match(page, { cacheName: store });
  const timeZone = found?.headers.get('${ZONE_HEADER}') ?? undefined;
  if (!found || found.headers.get('${UNTIL_HEADER}') < today(timeZone)) return null;
  const time = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const since = time.format(new Date(found.headers.get(seen)));
  const notice = '<p class="offline" role="status">You’re offline. This is the program as of ' + since + '.</p>';
  return new Response((await found.text()).replace('${OFFLINE_MARK}', notice), { headers: found.headers });
}
const none = () =>
  new Response('<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offline</title><p>You’re offline. Connect to see the program.</p>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

async function ask() {
  const response = await fetch(page, { cache: 'no-cache', signal: AbortSignal.timeout(${PATIENCE_MS}) }).catch(() => null);
  if (response && response.ok) await keep(response.clone());
  if (response && response.status === 404) {
    await forget();
    await self.registration.unregister();
  }
  return response && response.status < 500 ? response : null;
}

self.addEventListener('install', (event) => event.waitUntil(ask().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (fonts.includes(pathname))
    return event.respondWith(caches.match(pathname, { cacheName: store }).then((kept) => kept ?? fetch(event.request)));
  if (event.request.mode !== 'navigate' || pathname !== page) return;
  event.respondWith(ask().then(async (response) => response ?? (await copy()) ?? none()));
});
`;
