import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/browser/support/app.ts';

const isPhone = () => test.info().project.name === 'phone';

async function openManual(page: Page) {
  await signIn(page, 'planner', { path: '/manual' });
  await expect(page.getByRole('heading', { name: 'Troubleshooting & FAQ' })).toBeVisible();
  return page.getByRole('navigation', { name: 'Chapters' });
}

const scrollTo = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());

test('the contents of the manual mark what is being read, and lead to every chapter from any place', async ({
  page,
}) => {
  const contents = await openManual(page);
  if (isPhone()) {
    await expect(page.getByRole('heading', { name: 'Signing in', exact: true })).toBeInViewport();
    await scrollTo(page, 'Who has spoken');
    const menu = contents.getByRole('button', { name: 'Chapter: Talk Tracking' });
    await expect(menu).toBeInViewport();
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveCount(8);
    await expect(page.getByRole('menuitem', { name: 'Talk Tracking' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('menuitem', { name: 'Getting Started' }).click();
    await expect(contents.getByRole('button', { name: 'Chapter: Getting Started' })).toBeVisible();
  } else {
    const marked = contents.locator('[aria-current]');
    await expect(marked).toHaveText(['Getting Started']);
    await scrollTo(page, 'Who has spoken');
    await expect(marked).toHaveText(['Talk Tracking', 'Who has spoken']);
    await contents.getByRole('link', { name: 'Suggested Speakers' }).press('Enter');
    await expect(marked).toHaveText(['Talk Tracking', 'Suggested Speakers']);
    await expect(page).toHaveURL('/manual#talk-tracking-suggested-speakers');
    await expect(page.getByRole('heading', { name: 'Suggested Speakers' })).toBeFocused();
    await contents.getByRole('link', { name: 'Getting Started' }).click();
    await expect(marked).toHaveText(['Getting Started']);
  }
  await expect(page.getByRole('heading', { name: 'Getting Started', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Getting Started', exact: true })).toBeInViewport();
});

test('the address of an entry opens the manual there', async ({ page }) => {
  await signIn(page, 'planner');
  await page.goto('/manual#talk-tracking-suggested-speakers');
  await expect(page.getByRole('heading', { name: 'Suggested Speakers' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Suggested Speakers' })).toBeInViewport();
});
