import { expect, signIn, test } from '#tests/browser/support/app.ts';

const HOMES = [
  { who: 'planner', code: /\/assets\/planner-[^/]+\.js$/, heading: 'Next 4 Sundays' },
  { who: 'music', code: /\/assets\/music-[\w-]{8}\.js$/, heading: 'Hymn Usage' },
];

test('the code of the first screen is asked for before the server says who is there', async ({ page }) => {
  for (const { who, code, heading } of HOMES) {
    await signIn(page, who);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const asked = page.waitForRequest(code);
    await page.route('**/api/auth/capabilities*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.unroute('**/api/auth/capabilities*');
    await page.evaluate(() => localStorage.clear());
  }
});

test('signing out leaves nothing of the first screen behind', async ({ page }) => {
  await signIn(page, 'planner');
  await expect(page.getByRole('heading', { name: 'Next 4 Sundays' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('homeSection'))).toBe('planner');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('homeSection'))).toBeNull();
});
