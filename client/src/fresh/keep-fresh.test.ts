import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meetings } from '#shared/meetings/addresses.ts';
import { wards } from '#shared/wards/addresses.ts';

const { asked, server, page, tab } = vi.hoisted(() => {
  const asked: string[] = [];
  const server = { revision: 'W/"1"', isSignedIn: true };
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { ETag: server.revision } });
  const element = (selectors: string) => ({ matches: (selector: string) => selector.includes(selectors) });
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    activeElement: element('button'),
    covering: null as string | null,
    querySelector: (selector: string): unknown => (page.covering && selector.includes(page.covering) ? {} : null),
    typeIn: (field: string) => void (page.activeElement = element(field)),
  });
  const tab = Object.assign(new EventTarget(), { location: { assign: () => undefined } });
  const storage = {
    getItem: (key: string) => (key === 'authToken' ? 'a-token' : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(address);
    if (!server.isSignedIn) return answer({ message: 'Unauthorized' }, 401);
    if (headers['If-None-Match'] === server.revision) return new Response(null, { status: 304 });
    return answer(address === '/api/ward-revision' ? { revision: server.revision } : []);
  });
  return { asked, server, page, tab };
});
const { makeQueryClient } = await import('#client/lib/query-client.ts');
const { allMeetingsOptions } = await import('#client/meetings/meeting-options.ts');
const { keepFresh } = await import('./keep-fresh.ts');

const LIST = `${meetings.list.path}?view=summary`;
const LOOK = wards.revision.path;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** What someone does is painted before anything is asked for. */
const FRAME = 20;
let stop = () => undefined as void;

/** Someone moves the pointer over the screen. */
const use = () => page.dispatchEvent(new Event('pointermove'));
/** What has been asked for since the last time. */
async function requests(after: number): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(after + FRAME);
  return asked.splice(0);
}

/** A screen with the list of meetings. */
async function openScreen(revision: string) {
  Object.assign(server, { revision, isSignedIn: true });
  Object.assign(page, { visibilityState: 'visible', covering: null });
  page.typeIn('button');
  const client = makeQueryClient();
  const observer = new QueryObserver(client, allMeetingsOptions());
  const leave = observer.subscribe(() => undefined);
  expect(await requests(0)).toEqual([LIST]);
  const end = keepFresh(client);
  stop = () => [end, leave].forEach((each) => each());
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a screen in use looks after twenty seconds, and reads again only what has changed', async () => {
  await openScreen('W/"1"');
  use();
  expect(await requests(21 * SECOND)).toEqual([]);
  use();
  use();
  expect(await requests(SECOND)).toEqual([LOOK]);
  use();
  server.revision = 'W/"2"';
  expect(await requests(20 * SECOND)).toEqual([]);
  use();
  expect(await requests(0)).toEqual([LOOK, LIST]);
});

test('a screen that no one touches makes no calls', async () => {
  await openScreen('W/"9"');
  expect(await requests(60 * MINUTE)).toEqual([]);
  use();
  expect(await requests(0)).toEqual([LOOK]);
});

test('what changed between the first answer and the first look is noticed', async () => {
  await openScreen('W/"3"');
  server.revision = 'W/"4"';
  await requests(21 * SECOND);
  use();
  expect(await requests(0)).toEqual([LOOK, LIST]);
});

test('someone who comes back to the window sees what changed right away', async () => {
  await openScreen('W/"5"');
  page.visibilityState = 'hidden';
  expect(await requests(10 * MINUTE)).toEqual([]);
  server.revision = 'W/"6"';
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(new Event('focus'));
  expect(await requests(0)).toEqual([LOOK, LIST]);
});

test('someone who comes back to a field they are typing in sees what changed once they leave it', async () => {
  await openScreen('W/"11"');
  await requests(SECOND);
  server.revision = 'W/"12"';
  page.typeIn('textarea');
  tab.dispatchEvent(new Event('focus'));
  use();
  expect(await requests(SECOND)).toEqual([]);
  page.typeIn('select');
  use();
  expect(await requests(0)).toEqual([LOOK, LIST]);
});

test('nothing is read again under an open dialog, or while someone types', async () => {
  await openScreen('W/"7"');
  server.revision = 'W/"8"';
  await requests(MINUTE);
  page.covering = 'dialog';
  use();
  expect(await requests(SECOND)).toEqual([]);
  page.covering = null;
  page.typeIn('textarea');
  use();
  expect(await requests(SECOND)).toEqual([]);
  page.typeIn('button');
  use();
  expect(await requests(0)).toEqual([LOOK, LIST]);
});

test('it stops when the sign-in has ended', async () => {
  await openScreen('W/"10"');
  server.isSignedIn = false;
  await requests(MINUTE);
  use();
  expect(await requests(MINUTE)).toEqual([LOOK]);
  use();
  expect(await requests(MINUTE)).toEqual([]);
});
