import { expect, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { openPlan } from '#tests/browser/support/meeting-dialog.ts';

test('in the meeting dialog a number becomes its hymn with Enter, and when its field is left', async ({ page }) => {
  const dialog = await openPlan(page, farSunday(26));
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await field('Opening hymn').fill('85');
  await expect(page.getByRole('listbox')).toContainText('How Firm a Foundation');
  await page.keyboard.press('Enter');
  await expect(field('Opening hymn')).toHaveValue('How Firm a Foundation');
  await field('Special number').fill('193');
  await page.keyboard.press('Tab');
  await expect(field('Special number')).toHaveValue('I Stand All Amazed');
  await expect(dialog.locator('.num').filter({ hasText: /^193$/ }).first()).toBeVisible();
});
