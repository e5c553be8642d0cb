import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts';

/**
 * Most pages live for a second: making their scripts faster would cost more than it saves. The cores are busy anyway, so
 * that threads of its own for the rest only take turns with it.
 */
const FOR_SHORT_VISITS = '--js-flags=--no-opt --no-maglev --single-threaded';
const executablePath = await findChromium();
const launchOptions = { executablePath, args: [...CHROMIUM_ARGS, FOR_SHORT_VISITS] };
/** A browser as people have it, for what is measured by the clock. */
const AS_IT_IS = { executablePath, args: CHROMIUM_ARGS };

const desktop = { viewport: { width: 1440, height: 900 } };
/** Each has a server of its own, and waits for mail, a slow AI service, or a new version more than it works. */
const OWN_SERVER = ['first-steps', 'new-version', 'emails', 'pulpit-ai', 'pulpit-notices', 'pulpit'].map(
  (name) => `**/${name}.desktop.spec.ts`,
);

/** They measure time, so `npm test` runs them when nothing runs beside them. */
const TIMED = '**/*.timed.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/prepare-sample.ts',
  outputDir: 'test-results',
  // One more keeps the cores busy while the others wait for a screen.
  workers: availableParallelism() + 1,
  // Slow machines share two cores among the server, the database, the browser and the tests.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // Two cores have better to do than to slide dialogs in and out.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Nor to fetch the whole shell for every test; the offline ones let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One after the other, beside what keeps the cores busy: Playwright would leave them all for the end.
    { name: 'own-server', testMatch: OWN_SERVER, workers: 1, use: desktop },
    // Before the desktop, because its longest file would otherwise be all that is left at the end.
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: ['**/*.desktop.spec.ts', TIMED],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', TIMED, ...OWN_SERVER], use: desktop },
    { name: 'timed', testMatch: TIMED, workers: 1, use: { ...desktop, launchOptions: AS_IT_IS } },
  ],
});
