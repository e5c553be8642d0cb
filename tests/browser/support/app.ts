import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/sign-in.ts';
import { SHORT_LIVED } from '../../../tools/test-run/short-lived-node.ts';
import { KeptTab, type TabOptions } from './kept-tab.ts';
import { startServer, type RunningServer } from './server.ts';

type Fixtures = {
  /** Names console output that this test brings about on purpose; anything else on the console fails it. */
  expectNoise: (pattern: RegExp) => void;
};

/** Playwright's own remark where a test keeps the service worker out. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';
const TOKEN_PARAMETER = 'token';

/** Fails when a page of the context has said anything that is not expected, by the time that `use` is done. */
export async function inSilence(
  context: BrowserContext,
  expected: RegExp[],
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const heard: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.text() === BLOCKED_WORKER) return;
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (thrown: WebError): void => void heard.push(thrown.error().stack ?? thrown.error().message);
  context.on('console', onConsole).on('weberror', onError);
  await use(context);
  context.off('console', onConsole).off('weberror', onError);
  const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(unexpected, 'The console must stay silent').toEqual([]);
}

/** Runs `use` on a server of its own, with a copy of the sample data unless it is to begin from nothing. */
export async function withServer(
  variables: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
  { isEmpty = false } = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-browser-'));
  const sample = isEmpty ? undefined : process.env.SAMPLE_DATA;
  if (sample) cpSync(sample, folder, { recursive: true });
  const server = await startServer(folder, variables, SHORT_LIVED);
  await use(server);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type OfWorker = {
  /** Files that name a stage of their own have the sample wards for themselves; all others share them. */
  stage: string;
  server: RunningServer;
  keptTab: KeptTab;
};

export const test = base.extend<Fixtures & { noise: RegExp[]; look: TabOptions }, OfWorker>({
  stage: ['shared', { option: true, scope: 'worker' }],
  server: [async ({ stage: _stage }, use) => withServer({}, use), { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ server }, use) => use(server.url),
  noise: async ({}, use) => use([]),
  expectNoise: async ({ noise }, use) => use((pattern) => void noise.push(pattern)),
  keptTab: [
    async ({ browser }, use) => {
      const tab = new KeptTab(browser);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  look: async ({ viewport, colorScheme, isMobile, hasTouch, serviceWorkers, baseURL }, use) =>
    use({ viewport, colorScheme, isMobile, hasTouch, serviceWorkers, baseURL }),
  context: async ({ keptTab, look, server, noise }, use, testInfo) => {
    const { context } = await keptTab.open(look);
    await inSilence(context, noise, use);
    // A service worker stays in its context for good.
    const isKept = testInfo.status === testInfo.expectedStatus && look.serviceWorkers === 'block';
    await (isKept ? keptTab.leave(server.url) : keptTab.close());
  },
  page: async ({ keptTab, look, context: _context }, use) => use((await keptTab.open(look)).page),
});

export { expect };

/** Signs in without the form and arrives at `path`: an address may carry the token, as a link in an email does. */
export async function signIn(
  page: Page,
  username: string,
  { path = '/', password = DEMO_PASSWORD }: { path?: string; password?: string } = {},
): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { username, password } });
  expect(reply.status(), `${username} signs in`).toBe(200);
  const { token }: { token: string } = await reply.json();
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}${TOKEN_PARAMETER}=${encodeURIComponent(token)}`);
  await page.waitForURL((url) => !url.searchParams.has(TOKEN_PARAMETER));
}
