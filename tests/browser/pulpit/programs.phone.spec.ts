import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { axeFindings, sidewaysScroll } from '#tests/browser/support/inspect.ts';

const SMALLEST = 14;

/** Every text on the screen that is set smaller than `SMALLEST`. */
const tooSmall = (page: Page) =>
  page.evaluate((smallest) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || holder.closest('script, style, noscript, .sr-only')) continue;
      if (holder.getClientRects().length === 0) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < smallest) found.push(`${size} px: ${node.textContent}`);
    }
    return found;
  }, SMALLEST);

async function expectLegible(page: Page): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`programs are easy to read on a phone in ${colorScheme} mode`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'program2');
    await expect(page.getByRole('heading', { level: 1, name: 'Meeting Programs' })).toBeVisible();
    const next = page.getByRole('region', { name: 'Next meeting' });
    await expect(next.getByRole('link', { name: 'Pulpit View' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^\d+ of \d+ meetings$/)).toBeVisible();
    await expectLegible(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectLegible(page);

    await next.getByRole('link', { name: 'View program' }).click();
    await expect(page.getByRole('heading', { name: 'Leadership & Prayers' })).toBeVisible();
    for (const name of ['Releases', 'New callings and sustainings', 'Additional Notes', 'Checklist']) {
      await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    }
    await expectLegible(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Pulpit view' }).click();
    await expect(page.locator('li[aria-current=step]')).toBeVisible();
    await expectLegible(page);
  });
}

test('a program viewer goes from the list to the pulpit, back, and signs out', async ({ page }) => {
  await signIn(page, 'program2');
  await page.getByRole('link', { name: 'Pulpit View' }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Leave pulpit view' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meeting Programs' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pulpitTicks'))).toContain('welcome');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pulpitTicks'))).toBeNull();
});
