import type { Page } from '@playwright/test';

/** Delays the answers of one address until `release` is called. */
export async function hold(page: Page, address: string | RegExp, method = 'GET'): Promise<{ release: () => void }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return { release };
}
