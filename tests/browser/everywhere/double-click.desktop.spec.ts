import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('a double click on what opens a dialog opens it and leaves it open', async ({ page }) => {
  await signIn(page, 'admin', { path: '/?tab=speakers' });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const opens = async (open: () => Promise<void>, title: string) => {
    await open();
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    // The second click would have closed it by now.
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await opens(() => button('Add New Member').dblclick(), 'Add New Member');
  await opens(() => page.locator('tbody tr').first().locator('th, td').first().dblclick(), 'Edit Member');
  await page.goto('/?tab=admin');
  await opens(() => button('Add User').dblclick(), 'Add User');

  // One click outside still closes it.
  await button('Add User').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});
