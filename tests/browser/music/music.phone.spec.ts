import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('on a phone each Sunday is a card, and a hymn is chosen on a whole screen and saved', async ({ page }) => {
  await signIn(page, 'music');
  await expect(page.getByRole('heading', { level: 1, name: 'Music Coordination' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Rest hymn/ }).first();
  await field.click();
  const sheet = page.getByRole('dialog', { name: /^Rest hymn/ });
  await sheet.getByRole('combobox').fill('follow me');
  await sheet.getByRole('option', { name: /Come, Follow Me/ }).click();
  await expect(field).toHaveValue('Come, Follow Me');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
