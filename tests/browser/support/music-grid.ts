import type { Locator, Page } from '@playwright/test';
import { expect, signIn } from './app.ts';

export async function openMusic(page: Page): Promise<Locator> {
  await signIn(page, 'music');
  await expect(page.getByRole('heading', { level: 1, name: 'Music Coordination' })).toBeVisible();
  const grid = page.getByRole('table', { name: 'Upcoming music' });
  await expect(grid).toBeVisible();
  // Numbers are read as hymns as soon as the hymn book is there.
  await expect(page.getByText('Not Sung in the Past Year')).toBeVisible();
  await expect(page.getByText(/^\d+ hymns?( \(\d+ never sung in this ward\))?$/)).toBeVisible();
  return grid;
}

/** No save comes through until it is called. */
export async function blockSaves(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/meetings/*/music', (route) => route.fulfill({ status: 503, json: {} }));
  return () => page.unroute('**/api/meetings/*/music');
}
