import type { Page } from '@playwright/test';
import { RESTED_MS } from '#client/lib/module-view.tsx';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

const MAX_SCRIPT_BYTES = 86_500;
const MAX_REQUESTS = 8;
/** Who is signed in, what they may do, the meetings, and then the suggested speakers and the addresses for reminders. */
const MAX_PLANNER_CALLS = 5;

type Transfer = { url: string; type: string; bytes: number; isBeforeShown: boolean };

/** What really crosses the network for the page that `act` opens, compressed as the server sends it. */
async function transfersOf(page: Page, act: () => Promise<void>): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  let isShown = false;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // What the page before this one asked for last.
    if (type === 'Document') transfers.clear();
    if (!request.url.startsWith('data:'))
      transfers.set(requestId, { url: request.url, type: type ?? '', bytes: 0, isBeforeShown: !isShown });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await act();
  isShown = true;
  await page.waitForLoadState('networkidle');
  await session.detach();
  return [...transfers.values()];
}

test('the sign-in page loads few and small files', async ({ page }) => {
  const transfers = await transfersOf(page, async () => {
    await page.goto('/');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
  const scripts = transfers.filter((transfer) => transfer.type === 'Script');
  const scriptBytes = scripts.reduce((total, script) => total + script.bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  // Named by the page, it is asked for before a style or a word needs it; otherwise lines wrap again when it arrives.
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', /inter-latin-/);
  expect(transfers.filter(({ type }) => type === 'Font')).toHaveLength(1);
  expect(scriptBytes).toBeGreaterThan(10_000);
  expect(scriptBytes, scripts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(
    MAX_SCRIPT_BYTES,
  );
  expect(transfers.length, transfers.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('the planner makes few calls', async ({ page }) => {
  await signIn(page, 'planner');
  await page.waitForLoadState('networkidle');
  const transfers = await transfersOf(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next 4 Sundays' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
  // A screen that is ready goes on to fetch what the next ones need.
  const calls = transfers
    .filter(({ url, isBeforeShown }) => isBeforeShown && new URL(url).pathname.startsWith('/api/'))
    .map(({ url }) => url);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(MAX_PLANNER_CALLS);
});

/** All scripts of a first screen with those that come by themselves right after it, as sent. */
const FIRST_SCREENS = [
  { who: 'program', heading: 'Meeting Programs', max: 131_300 },
  { who: 'planner', heading: 'Next 4 Sundays', max: 150_000 },
  { who: 'music', heading: 'Hymn Usage', max: 185_000 },
];

test('a first screen brings no other screen along', async ({ page }) => {
  // What is fetched at leisure isn't counted.
  await page.addInitScript((leisure) => {
    const begin = window.setTimeout.bind(window);
    const soon = (run: () => void, wait = 0) => (wait < leisure ? begin(run, wait) : 0);
    Object.assign(window, { setTimeout: soon });
  }, RESTED_MS);
  for (const { who, heading, max } of FIRST_SCREENS) {
    await signIn(page, who);
    await page.waitForLoadState('networkidle');
    const transfers = await transfersOf(page, async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    });
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const bytes = scripts.reduce((total, script) => total + script.bytes, 0);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes, scripts.map((script) => `${script.bytes} ${script.url}`).join('\n')).toBeLessThanOrEqual(max);
    await page.evaluate(() => localStorage.clear());
  }
});
