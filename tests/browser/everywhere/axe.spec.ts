import type { BrowserContext } from '@playwright/test';
import { test as base, expect, inSilence } from '#tests/browser/support/app.ts';
import { axeFindings, sidewaysScroll } from '#tests/browser/support/inspect.ts';
import { Stage } from '#tests/browser/support/scene.ts';
import { SCREENS } from '#tests/browser/support/screens.ts';

/** What is opened on a phone, and one of each kind of part that looks different there. */
const ON_A_PHONE =
  /^(login|planner|planner-loading|meetings|speakers|music|tracking|programs|detail|detail-of-program|dialog-edit|dialog-suggestions|pulpit-view|pulpit-view-of-program|outline|import-preview|account-menu|admin-users)$/;

/** The least that anyone still has, or a phone whose text is twice as large. */
const NARROWEST = { width: 320, height: 640 };

/** One loading, failed, and empty screen is enough: they are all made of the same parts. */
const TESTED = SCREENS.filter(({ name }) => !/-(loading|failed|empty)$/.test(name) || name.startsWith('planner-'));

/** One for all the screens of a worker, so that its browser compiles the application once. */
let shared: BrowserContext | null = null;
const test = base.extend({
  context: async ({ browser, noise, server }, use) => {
    shared ??= await browser.newContext();
    // What the screen still asks for while it closes is a part of its own test.
    await inSilence(shared, noise, async (context) => {
      await use(context);
      const [first, ...others] = context.pages();
      for (const page of others) await page.close();
      await first?.goto(`${server.url}/icon.svg`);
    });
  },
});

/** Light on the desktop, and dark for those of a phone; `npm run screenshots` looks at every screen, size and color. */
test.describe('every screen', () => {
  let stage: Stage | null = null;

  for (const screen of TESTED) {
    test(
      `${screen.name}: axe finds nothing, and nothing scrolls sideways`,
      { tag: ON_A_PHONE.test(screen.name) ? [] : '@wide' },
      async ({ context, isMobile, expectNoise, server }) => {
        if (screen.calls) expectNoise(/503/);
        if (screen.name === 'login-refused') expectNoise(/401/);
        if (screen.name === 'meeting-not-found') expectNoise(/404/);
        stage ??= new Stage(server.url);
        const page = await stage.show(context, screen, isMobile ? 'dark' : 'light');
        // Fingers need room: of two targets that touch, neither is surely hit.
        expect(await axeFindings(page, isMobile ? { 'target-size': { enabled: true } } : {})).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        if (!isMobile) return;
        const size = page.viewportSize() ?? NARROWEST;
        await page.setViewportSize(NARROWEST);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.setViewportSize(size);
      },
    );
  }
});
