import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { farSunday } from '#tests/browser/support/calls.ts';
import { openPlan } from '#tests/browser/support/meeting-dialog.ts';

test('a double click on what opens a dialog opens it and leaves it open', async ({ page }) => {
  await signIn(page, 'admin', { path: '/?tab=speakers' });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const opens = async (open: () => Promise<void>, title: string) => {
    await open();
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    // The second click would have closed it by now.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
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

test('a double click removes one speaker, and Undo brings back all that a series removed', async ({ page }) => {
  const dialog = await openPlan(page, farSunday(30));
  const speakers = dialog.getByRole('list', { name: 'Speakers in order' }).getByRole('listitem');
  const names = ['Sister Ada', 'Sister Bea', 'Sister Cai'];
  for (const [place, name] of names.entries()) {
    await dialog.getByRole('button', { name: 'Add Speaker' }).click();
    await dialog.getByRole('combobox', { name: `Speaker ${place + 1}`, exact: true }).fill(name);
    await page.keyboard.press('Tab');
  }
  const shown = () =>
    speakers.evaluateAll((rows) =>
      rows.map((row) => row.querySelector<HTMLInputElement>('input[role=combobox]')?.value),
    );
  await dialog.getByRole('button', { name: 'Remove speaker 1' }).dblclick();
  await expect(page.getByText('Sister Ada Removed', { exact: true })).toBeVisible();
  expect(await shown()).toEqual(names.slice(1));
  await dialog.getByRole('button', { name: 'Remove speaker 2' }).click();
  await expect(page.getByText('2 Speakers Removed', { exact: true })).toBeVisible();
  expect(await shown()).toEqual(['Sister Bea']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(speakers).toHaveCount(3);
  expect(await shown()).toEqual(names);
});
