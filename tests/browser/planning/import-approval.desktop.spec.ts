import { expect, signIn, test } from '#tests/browser/support/app.ts';

test('rows of a preview are corrected and unchecked, and the import is undone', async ({ page, expectNoise }) => {
  // A wrong correction is refused.
  expectNoise(/400 \(Bad Request\)/);
  await signIn(page, 'planner', { path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const file = 'firstName,lastName,phone\nUna,Approvable,801 555 0100\nDos,Approvable,\nTre,Approvable,soon\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'three.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByRole('button', { name: 'Import 2 Members' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Import row 2' }).uncheck();
  await dialog.getByRole('button', { name: 'Edit row 4' }).click();
  await dialog.getByLabel('Phone').fill('later');
  await dialog.getByRole('button', { name: 'Import 2 Members' }).click();
  await expect(page.getByText('Row 4: “later” is not a phone number.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit row 4' }).click();
  await dialog.getByLabel('Phone').fill('801 555 0177');
  await dialog.getByRole('button', { name: 'Import 2 Members' }).click();
  await expect(dialog.locator('dd')).toHaveText(['2', '0', '0', '2']);
  await dialog.getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('2 removed, 0 restored.')).toBeVisible();
  await expect(dialog.getByText('Undone', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Import Members' }).click();
  await expect(dialog.getByRole('region', { name: 'Recent imports' })).toContainText('three.csv');
});
