import { expect, signIn, test } from '#tests/browser/support/app.ts';
import { callerFor } from '#tests/browser/support/calls.ts';

test('notes in a file are shown with their people, and what is chosen beside them is saved', async ({
  page,
  request,
}) => {
  // A name has no digits in it, and no other run has this one.
  const lastName = `Noted${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await signIn(page, 'planner', { path: '/?tab=speakers' });
  await page.getByRole('button', { name: 'Import Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Members' });
  const rows = ['Una,801 555 0161,,x', 'Dos,,prayers only,', 'Tre,,,', 'Quatro,,ask about the organ,'];
  const file = `First Name,Phone,Comments,Ramp,Last Name\n${rows.map((row) => `${row},${lastName}\n`).join('')}`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'noted.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByText('2 people have notes in the file. Read them before you save.')).toBeVisible();
  await expect(dialog.getByText('Ramp: x')).toBeVisible();
  // The details of the row say it already.
  await expect(dialog.getByText('ask about the organ')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Show Notes' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Import row/ })).toHaveCount(2);
  const una = dialog.getByLabel('Available, row 2');
  await expect(una).toHaveValue('yes');
  await una.selectOption('No');
  await expect(dialog.getByText('801 555 0161 · not available')).toBeVisible();
  await expect(una).toHaveValue('no');
  await dialog.getByRole('radio', { name: /^All/ }).check();
  await dialog.getByLabel('Available, row 3').selectOption('No');
  await expect(dialog.getByText('3 people have notes in the file. Read them before you save.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 4 Members' }).click();
  await expect(dialog.locator('dd')).toHaveText(['4', '0', '0', '4']);
  const people = (await (await callerFor(request, 'planner')).members()).filter((one) => one.lastName === lastName);
  expect(Object.fromEntries(people.map(({ firstName, isAvailable }) => [firstName, isAvailable]))).toEqual({
    Una: false,
    Dos: false,
    Tre: true,
    Quatro: true,
  });
  await dialog.getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('4 removed, 0 restored.')).toBeVisible();
});
