import { expect, test } from '#tests/browser/support/app.ts';

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sacrament Meeting Planner' })).toBeVisible();
  await expect(page).toHaveTitle('Sacrament Meeting Planner');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByLabel('Username').fill('ward.clerk');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByText('Ask your ward admin for a sign-in link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email Your Admin' })).toHaveAttribute('href', /^mailto:.*ward\.clerk/);
});
