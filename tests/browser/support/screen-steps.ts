import type { Page } from '@playwright/test';
import { expect } from './app.ts';

export const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await settled(page);
};

/** Nothing is loading any more: no skeleton, no pending call. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export const click = (role: 'button' | 'link' | 'menuitem' | 'radio' | 'tab', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

export const dialog = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('dialog', { name }).last()).toBeVisible();
  await settled(page);
};

export const steps =
  (...all: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page);
  };

/** On a phone, the rest of Music is fetched when someone comes near it. */
export const wholeMusic = steps(heading('Music Coordination'), async (page) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('heading', { name: 'Hymn Usage' })).toBeVisible();
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
});

/** The account's menu hangs on the sidebar's foot on a wide screen and on the bar on a narrow one. */
export async function openAccount(page: Page): Promise<void> {
  const wide = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('button', { expanded: false })
    .filter({ hasText: 'Sacrament Planner' });
  const narrow = page.getByRole('button', { name: /^Your account/ });
  // One of the two is hidden by the width of the screen.
  await wide.or(narrow).filter({ visible: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}
